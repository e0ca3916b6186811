import { invalid } from '@convivio/platform/errors';
import { recipeMessage } from './change-recipe.ts';
import { recipeNotFound, type Cook } from './policy.ts';
import { LIMITS } from './recipe-limits.data.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeFiles, RecipeStore } from './recipe-store.ts';

/** Keeps the recipe that `make` makes, once for each key: a repeated call answers what the first has kept. Files of a recipe that was not kept are removed again. */
export async function keepOnce(store: RecipeStore, files: Pick<RecipeFiles, 'remove'>, cook: Cook, key: string | null, make: () => Promise<Recipe>): Promise<Recipe> {
  if (key !== null && (key.trim() === '' || key.length > LIMITS.idempotencyKey)) throw invalid('IDEMPOTENCY_KEY_INVALID', `An idempotency key has 1 to ${LIMITS.idempotencyKey} characters.`, { idempotencyKey: `must have 1 to ${LIMITS.idempotencyKey} characters` });
  const kept = key === null ? null : await keptWith(store, cook, key);
  if (kept) return kept;

  const recipe = await make();
  const undo = () => Promise.allSettled([recipe.originalFileKey, recipe.imageKey].filter((file) => file !== null).map((file) => files.remove(file)));
  try {
    if (await store.insert(recipe, [recipeMessage('recipe.created', cook.id, recipe)], key)) return recipe;
  } catch (error) {
    await undo();
    throw error;
  }
  await undo();
  const other = key === null ? null : await keptWith(store, cook, key);
  if (!other) throw new Error(`recipe ${recipe.id} was not kept, nor another with its key`);
  return other;
}

async function keptWith(store: RecipeStore, cook: Cook, key: string): Promise<Recipe | null> {
  const kept = await store.findByKey(cook.id, key);
  if (kept?.state === 'deleted') throw recipeNotFound();
  return kept;
}
