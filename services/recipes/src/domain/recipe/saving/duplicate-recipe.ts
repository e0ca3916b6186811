import { saveOnce, type KeepingPorts } from './save-once.ts';
import { allowChanging, type Cook } from '../policy.ts';
import { LIMITS } from '../writing/recipe-limits.data.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import { keyedRequest } from './used-keys.ts';

const SUFFIX = ' (copy)';

/** Keeps a copy of a recipe with files of its own, once for each key. The copy of an archived recipe is active. */
export async function duplicateRecipe(
  ports: KeepingPorts,
  cook: Cook,
  ref: RecipeRef,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<Recipe> {
  const { recipes, files } = ports;
  return saveOnce(ports, cook, keyedRequest(key, 'duplicateRecipe', ref), async () => {
    const recipe = allowChanging(cook, await recipes.find(ref));
    const id = newId();
    const originalFileKey =
      recipe.originalFileKey && (await files.copy(recipe.originalFileKey, id, 'original'));
    const imageKey =
      recipe.imageKey &&
      (await files.copy(recipe.imageKey, id, 'picture').catch(async (error: unknown) => {
        if (originalFileKey) await files.remove(originalFileKey).catch(() => {});
        throw error;
      }));
    return {
      ...recipe,
      id,
      originalFileKey,
      imageKey,
      ...(originalFileKey === null && { originalFileName: null, originalFileMimeType: null }),
      title: recipe.title.slice(0, LIMITS.title - SUFFIX.length).toWellFormed() + SUFFIX,
      jobId: null,
      draftReason: null,
      visibility: 'private',
      state: 'active',
      createdAt: now,
      updatedAt: now,
      updatedBy: cook.firstName || null,
      version: 1,
    };
  });
}
