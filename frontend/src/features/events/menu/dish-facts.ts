import type { Dish_EntryFragment } from '../../../generated/operations.ts';

type Entry = Pick<Dish_EntryFragment, 'recipeId' | 'magicRecipeId' | 'servingMultiplier'> & {
  recipe: Pick<
    NonNullable<Dish_EntryFragment['recipe']>,
    'servings' | 'servingsStated' | 'prepTime'
  > | null;
};

/** The id under which the recipe of a dish is opened. */
export const recipeIdOf = ({ magicRecipeId, recipeId }: Entry): string =>
  magicRecipeId ?? recipeId ?? '';

/** For how many a dish is cooked: its recipe's servings as often as the menu takes them, rounded up; else for all guests. */
export function servingsOf({ recipe, servingMultiplier }: Entry, guestCount: number): number {
  const times = Number(servingMultiplier);
  // What a factor has lost in its decimals is no further guest.
  return recipe && times > 0 ? Math.ceil(recipe.servings * times - ROUNDING) : guestCount;
}
const ROUNDING = 0.05;

/** A recipe that states no time is reckoned with so many minutes. */
const UNKNOWN_MINUTES = 10;
const ISO = /^PT(?:(\d+)H)?(?:(\d+)M)?$/;
const HOURS = /(\d+(?:\.\d+)?)\s*(?:hours?|hrs?)\b/i;
const MINUTES = /(\d+(?:\.\d+)?)\s*(?:minutes?|mins?)\b/i;

/** Minutes of preparation for the sum of a menu: of a duration, or of words with their units. */
export function prepMinutes(prepTime: string | null | undefined): number {
  const text = prepTime?.trim() ?? '';
  const iso = ISO.exec(text);
  if (iso) return Number(iso[1] ?? 0) * 60 + Number(iso[2] ?? 0) || UNKNOWN_MINUTES;
  const hours = Number(HOURS.exec(text)?.[1] ?? 0);
  const minutes = Number(MINUTES.exec(text)?.[1] ?? 0);
  return hours * 60 + minutes || UNKNOWN_MINUTES;
}

/** Minutes of preparation as the list of a menu shows them: of words their first number counts. */
export function listedMinutes(prepTime: string | null | undefined): number {
  const text = prepTime?.trim() ?? '';
  if (text.startsWith('PT')) return prepMinutes(text);
  return Number(/\d+/.exec(text)?.[0] ?? UNKNOWN_MINUTES);
}

/** About how many minutes a menu takes to prepare, rounded up. */
export const menuMinutes = (entries: readonly Entry[]): number =>
  Math.ceil(entries.reduce((sum, { recipe }) => sum + prepMinutes(recipe?.prepTime), 0));
