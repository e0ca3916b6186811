import { scaledServings } from '@convivio/culinary/show';
import type { Dish_EntryFragment } from '../../../generated/operations.ts';
import { durationMinutes } from '../../../kitchen/labels/durations.ts';

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
  return recipe && times > 0 ? scaledServings(recipe.servings, times) : guestCount;
}

/** A recipe that states no time is reckoned with so many minutes. */
const UNKNOWN_MINUTES = 10;
const HOURS = /(?<!\d[.,]?)(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:hours?|hrs?|hr|h)\b/i;
const MINUTES = /(?<!\d[.,]?)(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:minutes?|mins?)\b/i;

/** As a duration begins, and no word. */
const DURATION = /^P[\dT]/i;

/** Minutes of a duration, or of words with their units; null where they state none. */
export function statedMinutes(time: string | null | undefined): number | null {
  const text = time?.trim() ?? '';
  const stated = (unit: RegExp) => Number(unit.exec(text)?.[1]?.replace(',', '.') ?? 0);
  const [hours, minutes] = [stated(HOURS), stated(MINUTES)];
  return durationMinutes(text) ?? (hours * 60 + minutes || null);
}

/** Minutes of preparation for the sum of a menu. */
export const prepMinutes = (prepTime: string | null | undefined): number =>
  statedMinutes(prepTime) ?? UNKNOWN_MINUTES;

/** Minutes of preparation as the list of a menu shows them: of words their first number counts. */
export function listedMinutes(prepTime: string | null | undefined): number {
  const text = prepTime?.trim() ?? '';
  if (DURATION.test(text)) return prepMinutes(text);
  return Number(/\d{1,4}/.exec(text)?.[0] ?? UNKNOWN_MINUTES);
}

/** About how many minutes a menu takes to prepare, rounded up. */
export const menuMinutes = (entries: readonly Entry[]): number =>
  Math.ceil(entries.reduce((sum, { recipe }) => sum + prepMinutes(recipe?.prepTime), 0));
