import { partsOfRecipeId } from '@convivio/contracts/recipe-id';
import { readId } from '@convivio/platform/read-id';
import type { RecipeRef } from '../domain/event/event.ts';

/** The number of a dinner in an id of the API. Throws 400 for what cannot be one. */
export const eventNumber = (id: string): number =>
  readId(id, 'INVALID_EVENT_ID', 'Invalid event URL');

/** The number of a shopping list in an id of the API. Throws 400 for what cannot be one. */
export const listNumber = (id: string): number =>
  readId(id, 'INVALID_LIST_ID', 'Invalid shopping list URL');

/** The same of an item. */
export const itemNumber = (id: string): number =>
  readId(id, 'INVALID_ITEM_ID', 'Invalid item of a shopping list');

/** The recipe that an id of the API names. Throws 400 for anything that is no id. */
export function recipeRef(id: string): RecipeRef {
  const { digits, generated } = partsOfRecipeId(id);
  return { id: readId(digits, 'INVALID_RECIPE_ID', 'Invalid recipe URL'), generated };
}
