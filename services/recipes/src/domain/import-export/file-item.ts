import type { LibraryFileItem } from '@convivio/culinary/read';
import { LIMITS } from '../recipe/writing/recipe-limits.data.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { readKeptRecipe, restoredRecipe, type KeptRecipe } from './own-file-fields.ts';
import { foreignRecipe } from './read-foreign-recipe.ts';

/** The id of a recipe that has none yet. */
const NO_ID = 0;

/**
 * What was found in a library file, read as far as that can be done without looking at anything
 * else. It can be cloned from process to process.
 */
export interface FileItem extends Pick<
  LibraryFileItem,
  | 'kind'
  | 'format'
  | 'name'
  | 'image'
  | 'originalFile'
  | 'furtherPages'
  | 'problem'
  | 'losses'
  | 'cause'
> {
  /** The recipe as it would be saved, but for its id; null for anything else. */
  recipe: Recipe | null;
  /** The same as a file of our own has it. */
  kept: KeptRecipe | null;
  /** The fields of a template from a file of our own, still unchecked. */
  template: Record<string, unknown> | null;
  /** A sentence that says why a recipe that was found cannot be saved. */
  refusal: string | null;
  /** How many items may still come. */
  left: number;
}

/** Reads an item as a recipe of ours: thousands of ingredient lines in a large library. */
export function readItem(
  { recipe, kept, ...item }: LibraryFileItem,
  left: number,
  ownerId: string,
  now: Date,
): FileItem {
  const read: FileItem = {
    ...item,
    ...(item.cause !== undefined && { cause: cloneable(item.cause) }),
    recipe: null,
    kept: null,
    template: null,
    refusal: null,
    left,
  };
  if (item.problem) return read;
  if (item.kind === 'template') return { ...read, template: kept ?? {} };
  const own = kept && readKeptRecipe(kept);
  if (typeof own === 'string') return { ...read, refusal: own };
  const { recipe: whole, losses } = own
    ? restoredRecipe(own, NO_ID, ownerId)
    : foreignRecipe(recipe!, NO_ID, ownerId, now);
  if (!whole.title) return { ...read, refusal: 'This recipe has no title.' };
  if (Buffer.byteLength(JSON.stringify(whole)) > LIMITS.whole)
    return { ...read, refusal: 'This recipe is too large to be kept.' };
  return { ...read, recipe: whole, kept: own, losses: [...item.losses, ...losses] };
}

const cloneable = (cause: unknown) =>
  cause instanceof Error ? new Error(cause.message) : String(cause);
