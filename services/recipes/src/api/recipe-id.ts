import { malformed } from '@convivio/platform/errors';

/** The number behind an id of the API. Throws 400 for anything that is no id. */
export function recipeId(id: string): number {
  const number = Number(id);
  if (!/^\d{1,16}$/.test(id) || !Number.isSafeInteger(number)) throw malformed('INVALID_RECIPE_ID', 'Invalid recipe URL');
  return number;
}
