import type { Announcement } from '@convivio/contracts/announcement';
import { toBeAnalysed } from '../analysis/to-be-analysed.ts';
import { recipeMessage } from './change-recipe.ts';
import { fileKeysOf } from '../files/original-files.ts';
import { recipeNotFound, type Cook } from '../policy.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeFiles, RecipeStore } from '../recipe-store.ts';
import { useKey, type KeyedRequest, type UsedKeys } from './used-keys.ts';

/** Where recipes are kept, with their files, once for each key. */
export interface KeepingPorts<Files = RecipeFiles> {
  recipes: RecipeStore;
  files: Files;
  keys: UsedKeys;
}

/**
 * Keeps the recipe that `make` makes, once for each key: a repeated request is answered with what the first has kept, another one with
 * its key is refused (422).
 */
export async function saveOnce(
  { recipes, files, keys }: KeepingPorts<Pick<RecipeFiles, 'remove'>>,
  cook: Cook,
  request: KeyedRequest | null,
  make: () => Promise<Recipe>,
  alsoAnnounced: (recipe: Recipe) => Promise<Announcement[]> = async () => [],
): Promise<Recipe> {
  const before = request && (await recipes.findByKey(cook.id, request.key));
  if (before) {
    await useKey(keys, cook.id, request);
    return stillThere(before);
  }
  const recipe = await make();
  try {
    await useKey(keys, cook.id, request);
  } catch (error) {
    await removeUnkept(recipes, files, recipe).catch(() => {});
    throw error;
  }
  return stillThere(
    await insertOnce(recipes, files, recipe, request && request.key, await alsoAnnounced(recipe)),
  );
}

function stillThere(kept: Recipe): Recipe {
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
  made: Recipe,
  key: string | null,
  alsoAnnounced: readonly Announcement[] = [],
): Promise<Recipe> {
  const { recipe, requests } = toBeAnalysed(null, made, made.ownerId);
  const created = recipeMessage('recipe.created', recipe.ownerId, recipe);
  try {
    if (await store.insert(recipe, [created, ...requests, ...alsoAnnounced], key)) return recipe;
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
  await Promise.allSettled(fileKeysOf(recipe).map((file) => files.remove(file)));
}
