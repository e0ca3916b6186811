import { SHARED_RECIPE_NOT_FOUND } from '@convivio/contracts/shared-recipe';
import { notFound } from '@convivio/platform/errors';
import type { Recipe, RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';

/**
 * The recipe behind a link that was granted, as visitors see it: its owner, who looks at their own link, sees no more there than they do. Throws
 * 404, in the words with which a link is not found, for one that is gone or archived, and where nothing was granted.
 */
export async function readSharedRecipe(
  store: Pick<RecipeStore, 'find'>,
  granted: RecipeRef | null,
): Promise<Recipe> {
  const recipe = granted && (await store.find(granted));
  if (recipe?.state !== 'active')
    throw notFound(SHARED_RECIPE_NOT_FOUND.code, SHARED_RECIPE_NOT_FOUND.sentence);
  return { ...recipe, ...ownersAlone };
}

/** What is the owner's alone, empty. */
const ownersAlone = {
  comments: '',
  doubts: [],
  leftOut: [],
  draftReason: null,
  originalFileKey: null,
  originalFileName: null,
  originalFileMimeType: null,
  furtherPages: [],
  updatedBy: null,
  updatedByGuest: null,
} satisfies Partial<Recipe>;
