import { invalid } from '@convivio/platform/errors';
import { recipeMessage } from './change-recipe.ts';
import { recipeNotFound, type Cook } from '../policy.ts';
import { LIMITS } from '../writing/recipe-limits.data.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeFiles, RecipeStore } from '../recipe-store.ts';

/** Keeps the recipe that `make` makes, once for each key: a repeated call answers what the first has kept. */
export async function saveOnce(
  store: RecipeStore,
  files: Pick<RecipeFiles, 'remove'>,
  cook: Cook,
  key: string | null,
  make: () => Promise<Recipe>,
): Promise<Recipe> {
  checkKey(key);
  const kept =
    (key === null ? null : await store.findByKey(cook.id, key)) ??
    (await insertOnce(store, files, await make(), key));
  if (kept.state === 'deleted') throw recipeNotFound();
  return kept;
}

/**
 * Inserts a recipe and announces it; answers the recipe of another call that was faster with the
 * same key. Files of a recipe that was not kept are removed again.
 */
export async function insertOnce(
  store: RecipeStore,
  files: Pick<RecipeFiles, 'remove'>,
  recipe: Recipe,
  key: string | null,
): Promise<Recipe> {
  try {
    if (await store.insert(recipe, [recipeMessage('recipe.created', recipe.ownerId, recipe)], key))
      return recipe;
  } catch (error) {
    await removeUnkept(store, files, recipe).catch(() => {});
    throw error;
  }
  await removeUnkept(store, files, recipe);
  const other = key === null ? null : await store.findByKey(recipe.ownerId, key);
  if (!other) throw new Error(`recipe ${recipe.id} was not kept, nor another with its key`);
  return other;
}

/** A write may have happened although its answer was lost: only a recipe that is not there has lost its files. */
async function removeUnkept(
  store: RecipeStore,
  files: Pick<RecipeFiles, 'remove'>,
  recipe: Recipe,
): Promise<void> {
  if (await store.find(recipe)) return;
  await Promise.allSettled(
    [recipe.originalFileKey, recipe.imageKey]
      .filter((file) => file !== null)
      .map((file) => files.remove(file)),
  );
}

/** A key stands for one request alone. */
export const keyReused = () =>
  invalid(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used for another request. Send this one with a key of its own.',
    { idempotencyKey: 'was used for another request' },
  );

/** Throws 422 for a key that cannot be kept; null is none. */
export function checkKey(key: string | null): void {
  if (key === null || (key.trim() !== '' && key.length <= LIMITS.idempotencyKey)) return;
  throw invalid(
    'IDEMPOTENCY_KEY_INVALID',
    `An idempotency key has 1 to ${LIMITS.idempotencyKey} characters.`,
    { idempotencyKey: `must have 1 to ${LIMITS.idempotencyKey} characters` },
  );
}
