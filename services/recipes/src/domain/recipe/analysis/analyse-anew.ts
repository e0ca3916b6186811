import type { ByParts } from '@convivio/culinary/find';
import { unavailable } from '@convivio/platform/errors';
import { withPauses } from '@convivio/platform/pauses';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { namesFood } from './names-food.ts';
import { toBeAnalysed } from './to-be-analysed.ts';

/** Recipes whose ingredients are in memory at once. */
const PAGE = 20;
const TRIES = 8;

/**
 * Has the recipes of an owner analysed anew that name a food which was corrected, some recipes at a time. It is no change of
 * them. `working` is called now and then; may be called twice for the same correction. Throws 503 for a recipe that changes all the time.
 */
export async function analyseAnew(
  store: RecipeStore,
  ownerId: string,
  food: string,
  working: () => void,
): Promise<void> {
  for (const state of ['active', 'archived'] as const) {
    const all = await store.every(ownerId, state, ['id']);
    for (let at = 0; at < all.length; at += PAGE) {
      const ids = all.slice(at, at + PAGE).map(({ id }) => id);
      const page = await store.own(ownerId, ids, ['id', 'ingredients']);
      for (const recipe of await withPauses(naming(page, food)))
        await analyseOneAnew(store, recipe, food);
      working();
    }
  }
}

function* naming(recipes: readonly Recipe[], food: string): ByParts<Recipe[]> {
  const found: Recipe[] = [];
  for (const recipe of recipes) {
    let names = false;
    for (const ingredient of recipe.ingredients) {
      names ||= namesFood(ingredient, food);
      yield;
    }
    if (names) found.push(recipe);
  }
  return found;
}

async function analyseOneAnew(store: RecipeStore, ref: RecipeRef, food: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const recipe = await store.find(ref);
    if (!recipe || !(await withPauses(naming([recipe], food))).length) return;
    const { recipe: after, requests } = toBeAnalysed(
      recipe,
      { ...recipe, foodsCorrected: recipe.foodsCorrected + 1 },
      recipe.ownerId,
    );
    if (await store.replace(recipe, after, requests)) return;
  }
  throw unavailable('RECIPE_BUSY', 'This recipe is being changed at the moment. Try again.');
}
