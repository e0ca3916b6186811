import { partsOfRecipeId } from '@convivio/contracts/recipe-id';
import { readId } from '@convivio/platform/read-id';
import type { RecipeRef } from '../domain/recipe/recipe.ts';

/** The recipe that an id of the API names. Throws 400 for anything that is no id. */
export function recipeRef(id: string): RecipeRef {
  const { digits, generated } = partsOfRecipeId(id);
  return { id: readId(digits, 'INVALID_RECIPE_ID', 'Invalid recipe URL'), generated };
}

export function templateNumber(id: string): number {
  return readId(id, 'INVALID_TEMPLATE_ID', 'This is no template.');
}
