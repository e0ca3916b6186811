import { changeRecipe, refuseArchived, refuseChanged } from '../saving/change-recipe.ts';
import { allow, type Cook } from '../policy.ts';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeFiles, RecipeStore } from '../recipe-store.ts';
import { ownUpload } from './uploaded-picture.ts';

/**
 * Puts an uploaded picture in the place of the one there is, or takes that away. The picture that
 * was there is removed. The same upload can be sent again. `version` is the one that was seen, null
 * to write over whatever is there.
 */
export async function setImage(
  store: RecipeStore,
  files: RecipeFiles,
  cook: Cook,
  ref: RecipeRef,
  fileKey: string | null,
  version: number | null,
  now: Date,
): Promise<Recipe> {
  const upload = fileKey === null ? null : ownUpload(cook, fileKey);
  const found = await allow(cook, 'change', await store.find(ref));
  refuseArchived(found);
  if (found.imageKey === (upload && files.pictureKey(upload, found.id))) return found;
  refuseChanged(found, version);
  const imageKey = upload && (await files.adoptPicture(upload, found.id));

  let replaced: string | null = null;
  try {
    const after = await changeRecipe(store, cook, ref, now, (recipe) => {
      refuseArchived(recipe);
      replaced = recipe.imageKey;
      if (recipe.imageKey === imageKey) return { to: null, message: 'recipe.changed' };
      refuseChanged(recipe, version);
      return { to: { ...recipe, imageKey }, message: 'recipe.changed' };
    });
    // What stays behind when these fail is a file that nothing leads to.
    if (replaced !== null && replaced !== imageKey) await files.remove(replaced).catch(() => {});
    if (upload !== null) await files.remove(upload).catch(() => {});
    return after;
  } catch (error) {
    if (imageKey !== null && (await store.find(ref))?.imageKey !== imageKey)
      await files.remove(imageKey).catch(() => {});
    throw error;
  }
}
