import { paths } from '../../../shared/api/paths.ts';

/** The address of a dish's recipe, opened from its event. */
export function recipeHref(
  eventId: string,
  recipeId: string,
  servingMultiplier: string,
  mode?: 'prepare',
): string {
  const query = new URLSearchParams({ eventId, servingMultiplier, ...(mode && { mode }) });
  return `${paths.recipe.getHref(recipeId)}?${query}`;
}
