import { findFood, type Food } from '../../foods/find-food.ts';
import { foldWords } from '../../words/fold.ts';
import type { Allergen } from '../../foods/allergens.data.ts';
import { readPantryLine } from './pantry-line.ts';

/** What a cook does not want in a dish. */
export interface Unwanted {
  foods: readonly Food[];
  /** Those that a food surely has. */
  allergens: readonly Allergen[];
}

/**
 * Whether a line is of a food that a cook does not want: that food, one that is named after it, or, of a kind of food such as nuts, whatever has its
 * allergens; and whether it has an allergen that is not wanted.
 */
export const isKeptOut = (line: string, unwanted: Unwanted): boolean =>
  unwanted.foods.length + unwanted.allergens.length > 0 &&
  isUnwanted(readPantryLine(line).food, unwanted);

/** The same of a name without its amount. */
export function isUnwanted(name: string, { foods, allergens }: Unwanted): boolean {
  const food = findFood(name, 'en');
  if (allergens.some((one) => food?.allergens.has.includes(one))) return true;
  return foods.some(
    (one) =>
      food?.id === one.id ||
      holdsName(name, one) ||
      (one.generic && one.allergens.has.some((each) => food?.allergens.has.includes(each))),
  );
}

/** "Dried mushrooms" is named after mushrooms, and no eggplant after eggs. */
const holdsName = (name: string, { name: one, plural }: Food): boolean => {
  const said = ` ${foldWords(name)} `;
  return [one, plural].some((word) => said.includes(` ${foldWords(word)} `));
};
