import { blankRecipe } from '../writing/blank-recipe.ts';
import { saveOnce } from './save-once.ts';
import type { Cook } from '../policy.ts';
import type { Recipe } from '../recipe.ts';
import type { RecipeFiles, RecipeStore } from '../recipe-store.ts';
import { ownUpload } from '../files/uploaded-picture.ts';
import { writeRecipe, type WrittenRecipe } from '../writing/write-recipe.ts';

export interface NewRecipe extends WrittenRecipe {
  /** An uploaded picture. */
  imageKey?: string | null | undefined;
  generated?: boolean | null | undefined;
}

/** Keeps a recipe that was written by hand or generated, once for each key. */
export async function createRecipe(
  store: RecipeStore,
  files: RecipeFiles,
  cook: Cook,
  { imageKey, generated, ...written }: NewRecipe,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<Recipe> {
  const upload = imageKey ? ownUpload(cook, imageKey) : null;
  const kept = await saveOnce(store, files, cook, key, async () => {
    const id = newId();
    const recipe = writeRecipe(
      {
        ...blankRecipe(id, cook.id, now),
        generated: generated === true,
        updatedBy: cook.firstName || null,
      },
      written,
    );
    return upload === null ? recipe : { ...recipe, imageKey: await files.adoptPicture(upload, id) };
  });
  if (upload !== null) await files.remove(upload).catch(() => {});
  return kept;
}
