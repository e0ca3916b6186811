import { invalid } from '@convivio/platform/errors';
import { allow, type Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { changeRecipe, refuseArchived, type Change } from './change-recipe.ts';

const MOST_AT_ONCE = 100;

/** Says who may read recipes of the cook; none is changed where one is not theirs. Only owners decide this, whoever else may edit. */
export async function setVisibility(
  store: RecipeStore,
  cook: Cook,
  refs: readonly RecipeRef[],
  visibility: Recipe['visibility'],
  now: Date,
): Promise<Recipe[]> {
  if (refs.length > MOST_AT_ONCE)
    throw invalid('TOO_MANY_RECIPES', `Choose at most ${MOST_AT_ONCE} recipes at once.`);
  const refuse = (recipe: Recipe) => {
    if (visibility === 'public') refuseArchived(recipe);
  };
  for (const found of await Promise.all(refs.map((ref) => store.find(ref))))
    refuse(await allow(cook, 'publish', found));
  const decide = (recipe: Recipe): Change => {
    if (recipe.visibility === visibility) return { to: null, message: 'recipe.changed' };
    refuse(recipe);
    return { to: { ...recipe, visibility }, message: 'recipe.changed' };
  };
  const once = new Map(refs.map((ref) => [ref.id, ref]));
  return Promise.all(
    [...once.values()].map((ref) => changeRecipe(store, cook, ref, now, decide, 'publish')),
  );
}
