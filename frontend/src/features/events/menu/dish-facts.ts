import { scaledServings } from '@convivio/culinary/show';
import { durationMinutes } from '../../../kitchen/labels/durations.ts';
import type { DishRecipe, MenuDish } from './menu-dish.ts';

type Entry = Pick<MenuDish, 'recipeId' | 'magicRecipeId' | 'servingMultiplier'> & {
  recipe: Pick<DishRecipe, 'servings' | 'servingsStated' | 'prepTime'> | null | undefined;
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

const NUMBER = String.raw`(?<!\d[.,]?)(?<!\/)(\d{1,4}(?:[.,]\d{1,2})?|\d{1,2}\s\d/\d|\d/\d)`;
const timeIn = (unit: string) => new RegExp(String.raw`${NUMBER}\s?(?:${unit})\b`, 'i');
/** Units in minutes, and how words begin a time in them. */
const UNITS = [
  [1440, timeIn('days?')],
  [60, timeIn('hours?|hrs?|h')],
  [1, timeIn('minutes?|mins?')],
] as const;

/** "1.5", "1,5", "1 1/2" */
const numberOf = (text: string): number =>
  text
    .replace(',', '.')
    .split(' ')
    .reduce((sum, part) => {
      const [count = 0, of = 1] = part.split('/').map(Number);
      return sum + count / of;
    }, 0);

/** Whole minutes of a duration, or of words that state a time; null where they state none. */
export function statedMinutes(time: string | null | undefined): number | null {
  const text = (time ?? '')
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
    .replace(/(?<=\d)(?=\d\/)/, ' ');
  const inWords = UNITS.reduce(
    (sum, [minutes, pattern]) => sum + minutes * numberOf(pattern.exec(text)?.[1] ?? '0'),
    0,
  );
  return durationMinutes(text) ?? (Math.ceil(inWords) || null);
}

/** Minutes of preparation, of a dish as in the sum of its menu. */
export const prepMinutes = (prepTime: string | null | undefined): number =>
  statedMinutes(prepTime) ?? UNKNOWN_MINUTES;

/** About how many minutes a menu takes to prepare. */
const menuMinutes = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { recipe }) => sum + prepMinutes(recipe?.prepTime), 0);

/** Whether of every dish is known what its recipe says, as far as that can be read. */
export const isRead = (entries: readonly Pick<Entry, 'recipe'>[]): boolean =>
  entries.every(({ recipe }) => recipe !== undefined);

/** "~120 minutes": an estimate, once every dish is read; of an empty menu it is none. */
export function estimatedPrep(entries: readonly Entry[], unit: 'min' | 'minutes'): string {
  if (!isRead(entries)) return 'Reading...';
  return `${entries.length > 0 ? '~' : ''}${menuMinutes(entries)} ${unit}`;
}
