import type { RecipeFiles } from './recipe-store.ts';

/** What is left of deleted recipes until their files are gone. */
export interface DeletedRecipes {
  /** The files of a deleted recipe; null when nothing is left of it, or when it is not deleted. */
  filesOf(id: number): Promise<{ originalFileKey: string | null; imageKey: string | null } | null>;
  /** Whether a recipe that is not deleted was made from this file. */
  isOriginal(fileKey: string): Promise<boolean>;
  /** Forgets a deleted recipe. */
  forget(id: number): Promise<void>;
}

/** Removes the files of a deleted recipe, then the recipe; again and again with the same end. A file that another recipe was made from stays. */
export async function removeDeletedRecipe(deleted: DeletedRecipes, files: Pick<RecipeFiles, 'remove'>, id: number): Promise<void> {
  const keys = await deleted.filesOf(id);
  if (!keys) return;
  for (const key of [keys.originalFileKey, keys.imageKey]) if (key !== null && !(await deleted.isOriginal(key))) await files.remove(key);
  await deleted.forget(id);
}
