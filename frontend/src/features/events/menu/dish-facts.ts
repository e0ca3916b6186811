import { readDuration } from '@convivio/culinary/recipe';
import { scaledServings } from '@convivio/culinary/show';
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
  return recipe && times > 0 ? scaledServings(recipe.servings, times) : guestCount;
}

/** A recipe that states no time is reckoned with so many minutes. */
const UNKNOWN_MINUTES = 10;

/** Whole minutes of a duration, or of words that state a time; null where they state none. */
export const statedMinutes = (time: string | null | undefined): number | null =>
  readDuration(time ?? '');

/** Minutes of preparation, of a dish as in the sum of its menu. */
export const prepMinutes = (prepTime: string | null | undefined): number =>
  statedMinutes(prepTime) ?? UNKNOWN_MINUTES;

/** About how many minutes a menu takes to prepare. */
export const menuMinutes = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { recipe }) => sum + prepMinutes(recipe?.prepTime), 0);
