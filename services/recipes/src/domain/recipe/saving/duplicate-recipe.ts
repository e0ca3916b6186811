import { changedBy } from './change-recipe.ts';
import { saveOnce, type KeepingPorts } from './save-once.ts';
import { originalFilesOf, originalsAs } from '../files/original-files.ts';
import { allow, type Cook } from '../policy.ts';
import { LIMITS } from '../writing/recipe-limits.data.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeFiles } from '../recipe-store.ts';
import { keyedRequest } from './used-keys.ts';

const SUFFIX = ' (copy)';

/** Keeps a copy of a recipe in its collection, with files of its own, once for each key. The copy of an archived recipe is active. */
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
    const recipe = await allow(cook, 'change', await recipes.find(ref));
    const id = newId();
    const copies = await copyFiles(files, recipe, id);
    return {
      ...recipe,
      id,
      ...copies,
      title: recipe.title.slice(0, LIMITS.title - SUFFIX.length).toWellFormed() + SUFFIX,
      jobId: null,
      draftReason: null,
      visibility: 'private',
      state: 'active',
      createdAt: now,
      updatedAt: now,
      ...changedBy(cook, recipe.ownerId),
      version: 1,
    };
  });
}

/** Copies of all files of a recipe. What is not there any more is left out; where one cannot be copied, none stays. */
async function copyFiles(files: RecipeFiles, recipe: Recipe, id: number): Promise<Partial<Recipe>> {
  const copied: string[] = [];
  const copy = async (key: string, role: 'original' | 'picture') => {
    const copyKey = await files.copy(key, id, role);
    if (copyKey !== null) copied.push(copyKey);
    return copyKey;
  };
  try {
    const originals = [];
    for (const original of originalFilesOf(recipe)) {
      const fileKey = await copy(original.fileKey, 'original');
      if (fileKey !== null) originals.push({ ...original, fileKey });
    }
    return {
      ...originalsAs(originals),
      imageKey: recipe.imageKey && (await copy(recipe.imageKey, 'picture')),
    };
  } catch (error) {
    await Promise.allSettled(copied.map((key) => files.remove(key)));
    throw error;
  }
}
