import type { Announcement } from '@convivio/contracts/announcement';
import { toBeAnalysed } from '../analysis/to-be-analysed.ts';
import { recipeMessage } from './change-recipe.ts';
import { fileKeysOf } from '../files/original-files.ts';
import { allowSeeing, recipeNotFound, type Cook } from '../policy.ts';
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
  const before = request && (await recipes.findByKey({ cookId: cook.id, key: request.key }));
  if (before) {
    await useKey(keys, cook.id, request);
    return stillThere(cook, before);
  }
  const recipe = await make();
  try {
    await useKey(keys, cook.id, request);
  } catch (error) {
    await removeUnkept(recipes, files, recipe).catch(() => {});
    throw error;
  }
  const ofCook = { cookId: cook.id, key: request && request.key };
  return stillThere(
    cook,
    await insertOnce(recipes, files, recipe, ofCook, await alsoAnnounced(recipe)),
  );
}

/** Of a collection that one works in no more nothing is told, even where one has added it. */
function stillThere(cook: Cook, kept: Recipe): Promise<Recipe> {
  if (kept.state === 'deleted') throw recipeNotFound();
  return allowSeeing(cook, kept);
}

/**
 * Inserts a recipe that a cook adds and announces it; answers the recipe of another call that was faster with the
 * same key. Files of a recipe that was not kept are removed again.
 */
export async function insertOnce(
  store: RecipeStore,
  files: Pick<RecipeFiles, 'remove'>,
  made: Recipe,
  { cookId, key }: { cookId: string; key: string | null },
  alsoAnnounced: readonly Announcement[] = [],
): Promise<Recipe> {
  const { recipe, requests } = toBeAnalysed(null, made, cookId);
  const created = recipeMessage('recipe.created', cookId, recipe);
  const ownKey = key === null ? null : { cookId, key };
  try {
    if (await store.insert(recipe, [created, ...requests, ...alsoAnnounced], ownKey)) return recipe;
  } catch (error) {
    await removeUnkept(store, files, recipe).catch(() => {});
    throw error;
  }
  await removeUnkept(store, files, recipe);
  const other = ownKey && (await store.findByKey(ownKey));
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
