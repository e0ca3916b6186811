import { courseLabels, dietLabels } from '../../../kitchen/labels/labels.data.ts';
import type { Side } from '../../../shared/text/merge-lines.ts';
import { changedFields, type FormField, type RecipeForm } from '../form/recipe-form.ts';
import type { MergeQuestion } from './merge-question.ts';

type SingleField = Exclude<FormField, 'tags' | 'ingredientText' | 'instructionText'>;
const labels: Record<SingleField, string> = {
  title: 'Title',
  description: 'Description',
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  servings: 'Servings',
  category: 'Category',
  dietaryCategory: 'Diet',
  difficulty: 'Difficulty',
};
const singleFields = Object.keys(labels) as SingleField[];

/** Merges the fields that hold one thing each: what both changed, and differently, is asked. */
export function mergeFields(base: RecipeForm, theirs: RecipeForm, yours: RecipeForm) {
  const theirChanges = new Set(changedFields(base, theirs));
  const yourChanges = new Set(changedFields(base, yours));
  const both = singleFields.filter((field) => theirChanges.has(field) && yourChanges.has(field));
  const asked = new Set(both.filter((field) => theirs[field] !== yours[field]));
  const keptOf = (changes: ReadonlySet<FormField>) => ({
    changed: singleFields
      .filter((field) => changes.has(field) && !both.includes(field))
      .map((field) => `the ${labels[field].toLowerCase()}`),
    tookOut: [],
  });
  const sideOf = (field: SingleField, answers: ReadonlyMap<string, Side>): Side => {
    if (asked.has(field)) return answers.get(field) ?? 'yours';
    return yourChanges.has(field) ? 'yours' : 'theirs';
  };
  return {
    questions: [...asked].map((field): MergeQuestion => ({
      id: field,
      label: labels[field],
      prose: field === 'title' || field === 'description',
      theirs: shown(field, theirs),
      yours: shown(field, yours),
    })),
    kept: { theirs: keptOf(theirChanges), yours: keptOf(yourChanges) },
    resolve: (answers: ReadonlyMap<string, Side>) =>
      Object.fromEntries(
        singleFields.map((field) => [
          field,
          (sideOf(field, answers) === 'yours' ? yours : theirs)[field],
        ]),
      ) as Pick<RecipeForm, SingleField>,
  };
}

function shown(field: SingleField, form: RecipeForm): string {
  if (field === 'category')
    return form.category === null ? 'As detected' : courseLabels[form.category];
  if (field === 'dietaryCategory')
    return form.dietaryCategory === null ? 'Auto-detect' : dietLabels[form.dietaryCategory];
  if (field === 'servings') return form.servings === null ? 'Not stated' : String(form.servings);
  return String(form[field] ?? '');
}
