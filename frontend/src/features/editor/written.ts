import type { WrittenStep } from './form/instruction-text.ts';
import type { EditedRecipe_RecipeFragment } from '../../generated/operations.ts';
import { changedFields, formOf, typedNumber, type RecipeForm } from './form/recipe-form.ts';
import { joinTags, splitTags } from './form/tags.ts';
import { imagePath } from './saving/image-path.ts';

/** A version of a recipe, to begin an edit with. */
export interface EditStart {
  form: RecipeForm;
  steps: readonly WrittenStep[];
  /** Null while it is not kept yet. */
  version: number | null;
  /** Path of its picture; undefined where it is not known. */
  image: string | null | undefined;
}

export const startOf = (recipe: EditedRecipe_RecipeFragment): EditStart => ({
  form: formOf(recipe),
  steps: recipe.instructions,
  version: recipe.version,
  image: imagePath(recipe.imageUrl),
});

/** What is in the form, and what it began with. */
export interface Written {
  form: RecipeForm;
  /** The recipe as it was when the edit began, or was saved last. */
  base: EditStart;
  /** Changes with every text that comes from elsewhere than the fields. */
  revision: number;
  /** What is being typed and is not a tag yet. */
  typedTag: string;
  /** What is being typed for the servings and is no number yet; null for what the form says. */
  typedServings: string | null;
}

/** Whether something is written that is not kept: also half a tag, or servings that are no number yet. */
export const isChanged = (
  base: RecipeForm,
  form: RecipeForm,
  typedTag = '',
  typedServings: string | null = null,
) =>
  changedFields(base, form).length > 0 ||
  typedTag.trim() !== '' ||
  (typedServings !== null && typedNumber(typedServings, form.servings) !== form.servings);

/** The form with what was being typed as a tag, or a number; the same one where nothing was. */
export function finished({ form, typedTag, typedServings }: Written): RecipeForm {
  const tags = typedTag.trim() === '' ? form.tags : joinTags(form.tags, splitTags(typedTag));
  if (tags === form.tags && typedServings === null) return form;
  const servings =
    typedServings === null ? form.servings : typedNumber(typedServings, form.servings);
  return { ...form, tags, servings };
}
