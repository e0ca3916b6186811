import { malformed } from '@convivio/platform/errors';
import type { RecipeRef } from '../domain/event/event.ts';
import { GENERATED } from '../domain/event/recipe.ts';

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
  const generated = id.startsWith(GENERATED);
  return {
    id: readId(
      generated ? id.slice(GENERATED.length) : id,
      'INVALID_RECIPE_ID',
      'Invalid recipe URL',
    ),
    generated,
  };
}

function readId(id: string, code: string, sentence: string): number {
  const number = Number(id);
  if (!/^\d{1,16}$/.test(id) || !Number.isSafeInteger(number)) throw malformed(code, sentence);
  return number;
}
