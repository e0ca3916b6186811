import { changeRecipe, refuseArchived } from './change-recipe.ts';
import type { Cook } from './policy.ts';
import { Problems } from './problems.ts';
import type { Recipe, RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';
import { readComments } from './write-recipe.ts';

/** Changes the comments alone. */
export function updateComments(store: RecipeStore, cook: Cook, ref: RecipeRef, text: string, now: Date): Promise<Recipe> {
  return changeRecipe(store, cook, ref, now, (recipe) => {
    refuseArchived(recipe);
    const problems = new Problems();
    const comments = readComments(problems, text);
    problems.settle();
    return { to: comments === recipe.comments ? null : { ...recipe, comments }, message: 'recipe.changed' };
  });
}
