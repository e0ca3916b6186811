import type { RecipeEdit, RecipeInput } from '../../../generated/operations.ts';
import { readSteps, type WrittenStep } from './instruction-text.ts';
import { fetchRecipeReading } from '../reading/use-recipe-reading.ts';
import { changedFields, type FormField, type RecipeForm } from './recipe-form.ts';

/** What of a form is sent for one of its fields. */
async function fieldEdit(
  field: FormField,
  form: RecipeForm,
  steps: readonly WrittenStep[],
  generated: boolean,
  language: string | undefined,
): Promise<RecipeEdit> {
  switch (field) {
    case 'title':
      return { title: form.title.trim() };
    case 'description':
      return { description: form.description.trim() };
    case 'prepTime':
      return { prepTime: form.prepTime.trim() || null };
    case 'cookTime':
      return { cookTime: form.cookTime.trim() || null };
    case 'servings':
      return { servings: form.servings };
    case 'category':
      return { category: form.category };
    case 'dietaryCategory':
      return { dietaryCategory: form.dietaryCategory };
    case 'tags':
      return { tags: [...form.tags] };
    case 'difficulty':
      return { difficulty: form.difficulty };
    case 'ingredientText':
      return generated
        ? {
            ingredients: (await fetchRecipeReading()).writtenIngredients(
              form.ingredientText,
              language,
            ),
          }
        : { ingredientText: form.ingredientText, forceReparse: true };
    case 'instructionText':
      return { instructions: readSteps(form.instructionText, steps) };
  }
}

/**
 * The edit that makes the one form of the other: only what changed. `steps` are those stored, whose
 * techniques and tips are kept. Rejects where what reads the lines of a generated one cannot be fetched.
 */
export async function editOf(
  before: RecipeForm,
  after: RecipeForm,
  steps: readonly WrittenStep[],
  generated: boolean,
  language?: string,
): Promise<RecipeEdit> {
  const edits = changedFields(before, after).map((field) =>
    fieldEdit(field, after, steps, generated, language),
  );
  return Object.assign({}, ...(await Promise.all(edits)));
}

/** A recipe that is not kept yet. */
export function inputOf(
  form: RecipeForm,
  steps: readonly WrittenStep[],
  imageKey: string | null,
): RecipeInput {
  const {
    title,
    description,
    prepTime,
    cookTime,
    servings,
    category,
    dietaryCategory,
    tags,
    ingredientText,
  } = form;
  return {
    title: title.trim(),
    description: description.trim(),
    prepTime: prepTime.trim() || null,
    cookTime: cookTime.trim() || null,
    ...(servings !== null && { servings }),
    category,
    dietaryCategory,
    tags: [...tags],
    ingredientText,
    instructions: readSteps(form.instructionText, steps),
    ...(imageKey && { imageKey }),
  };
}
