import type { Side } from '../../../shared/text/merge-lines.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import { joinTags } from '../form/tags.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeIngredients, mergeSteps } from './merge-list.ts';
import type { MergeQuestion } from './merge-question.ts';

export interface RecipeMerge {
  questions: MergeQuestion[];
  /** What only one side changed, in words. It is kept. */
  kept: Record<Side, KeptChanges>;
  /** The recipe of both, with each question decided; one that is not falls to `yours`. */
  resolve(answers: ReadonlyMap<string, Side>): RecipeForm;
}

export interface KeptChanges {
  changed: string[];
  addedTags: string[];
  removedTags: string[];
  tookOut: string[];
}

/**
 * Merges two edits of a recipe against the version both began at. What only one side touched is
 * kept; what both touched is asked.
 */
export function mergeRecipe(base: RecipeForm, theirs: RecipeForm, yours: RecipeForm): RecipeMerge {
  const fields = mergeFields(base, theirs, yours);
  const ingredients = mergeIngredients(base, theirs, yours);
  const steps = mergeSteps(base, theirs, yours);
  const merged = [fields, ingredients, steps];
  const keptOf = (side: Side, { tags }: RecipeForm): KeptChanges => ({
    changed: merged.flatMap(({ kept }) => kept[side].changed),
    addedTags: tags.filter((tag) => !base.tags.includes(tag)),
    removedTags: base.tags.filter((tag) => !tags.includes(tag)),
    tookOut: merged.flatMap(({ kept }) => kept[side].tookOut),
  });
  return {
    questions: merged.flatMap(({ questions }) => questions),
    kept: { theirs: keptOf('theirs', theirs), yours: keptOf('yours', yours) },
    resolve: (answers) => ({
      ...fields.resolve(answers),
      tags: mergeTags(base.tags, theirs.tags, yours.tags),
      ingredientText: ingredients.resolve(answers).join('\n'),
      instructionText: steps.resolve(answers).join('\n\n'),
    }),
  };
}

function mergeTags(
  base: readonly string[],
  theirs: readonly string[],
  yours: readonly string[],
): string[] {
  const takenOut = base.filter((tag) => !yours.includes(tag));
  return joinTags(
    theirs.filter((tag) => !takenOut.includes(tag)),
    yours.filter((tag) => !base.includes(tag)),
  );
}
