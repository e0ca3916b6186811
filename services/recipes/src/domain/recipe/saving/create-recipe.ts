import { blankRecipe } from '../writing/blank-recipe.ts';
import { saveOnce, type KeepingPorts } from './save-once.ts';
import { allowCollection, type Cook } from '../policy.ts';
import type { Recipe } from '../recipe.ts';
import { changedBy } from './change-recipe.ts';
import { translationRequests } from '../translation/request-translation.ts';
import { ownUpload } from '../files/uploaded-picture.ts';
import { writeRecipe, type WrittenRecipe } from '../writing/write-recipe.ts';
import { keyedRequest } from './used-keys.ts';

export interface NewRecipe extends WrittenRecipe {
  /** An uploaded picture. */
  imageKey?: string | null | undefined;
  generated?: boolean | null | undefined;
}

/** A recipe as it is to be added. */
export interface AddedRecipe {
  input: NewRecipe;
  /** The owner of the collection that it goes to; the cook's own unless told. */
  collection: string | null;
  key: string | null;
}

/** Keeps a recipe that was written by hand or generated, once for each key. */
export async function createRecipe(
  ports: KeepingPorts,
  cook: Cook,
  { input, collection, key }: AddedRecipe,
  newId: () => number,
  now: Date,
): Promise<Recipe> {
  const { imageKey, generated, ...written } = input;
  const ownerId = await allowCollection(cook, collection);
  // Keys that were used before there were collections stay what they are.
  const asked = ownerId === cook.id ? input : { ...input, collection: ownerId };
  const request = keyedRequest(key, 'createRecipe', asked);
  const upload = imageKey ? ownUpload(cook, imageKey) : null;
  const make = async () => {
    const id = newId();
    const recipe = await writeRecipe(
      {
        ...blankRecipe(id, ownerId, now),
        generated: generated === true,
        ...changedBy(cook, ownerId),
      },
      written,
    );
    return upload === null
      ? recipe
      : { ...recipe, imageKey: await ports.files.adoptPicture(upload, id) };
  };
  const kept = await saveOnce(ports, cook, request, make, (recipe) =>
    translationRequests(null, recipe, cook.id),
  );
  if (upload !== null) await ports.files.remove(upload).catch(() => {});
  return kept;
}
