import type { FilesOfRecipes } from '../files/recipe-files-among.ts';
import type { RecipeFiles } from '../recipe-store.ts';

/** What is left of deleted recipes until their files are gone. */
export interface DeletedRecipes extends FilesOfRecipes {
  /** The keys of a deleted recipe's files; null when nothing is left of it, or when it is not deleted. */
  filesOf(id: number): Promise<string[] | null>;
  /** Forgets a deleted recipe. */
  forget(id: number): Promise<void>;
}

/** Removes the files of a deleted recipe, then the recipe; again and again with the same end. A file that another recipe has stays. */
export async function removeDeletedRecipe(
  deleted: DeletedRecipes,
  files: Pick<RecipeFiles, 'remove'>,
  id: number,
): Promise<void> {
  const own = await deleted.filesOf(id);
  if (!own) return;
  const shared = new Set(await deleted.among(own));
  for (const key of own) if (!shared.has(key)) await files.remove(key);
  await deleted.forget(id);
}
