import { changeRecipe, refuseArchived, refuseChanged } from './change-recipe.ts';
import type { Cook } from '../policy.ts';
import { Problems } from '@convivio/platform/problems';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { readComments } from '../writing/write-recipe.ts';

/** Changes the comments alone. `version` is the one whose comments were read, null to write over whatever is there. */
export function updateComments(
  store: RecipeStore,
  cook: Cook,
  ref: RecipeRef,
  text: string,
  version: number | null,
  now: Date,
): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe) => {
    refuseArchived(recipe);
    const problems = new Problems('RECIPE_INVALID');
    const comments = readComments(problems, text);
    problems.settle();
    // Who saves once more because the answer got lost finds it saved.
    if (comments === recipe.comments) return { to: null, message: 'recipe.changed' };
    refuseChanged(recipe, version);
    return { to: { ...recipe, comments }, message: 'recipe.changed' };
  });
}
