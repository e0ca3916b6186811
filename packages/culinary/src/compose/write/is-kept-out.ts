import { findFood, type Food } from '../../foods/find-food.ts';
import { readPantryLine } from './pantry-line.ts';

/**
 * Whether a line is of a food that a cook does not want: that food, one that is named after it, or, of a kind of food such as nuts, whatever has its
 * allergens.
 */
export function isKeptOut(line: string, unwanted: readonly Food[]): boolean {
  if (unwanted.length === 0) return false;
  const { food: name } = readPantryLine(line);
  const food = findFood(name, 'en');
  return unwanted.some(
    (one) =>
      food?.id === one.id ||
      name.toLowerCase().includes(one.name) ||
      (one.generic && one.allergens.has.some((each) => food?.allergens.has.includes(each))),
  );
}
