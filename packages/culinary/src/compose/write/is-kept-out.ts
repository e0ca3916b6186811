import type { DietClass } from '../../find/diets/diet-profiles.data.ts';
import { classesOf } from '../../find/diets/food-classes.ts';
import { findFood, type Food } from '../../foods/find-food.ts';
import { foldWords } from '../../words/fold.ts';
import type { Allergen } from '../../foods/allergens.data.ts';
import { readPantryLine } from './pantry-line.ts';
import { soldWithout } from './pantry-words.data.ts';

/** What a cook does not want in a dish. */
export interface Unwanted {
  foods: readonly Food[];
  /** Those that a food has, or that most cooks put into it: butter in pastry. */
  allergens: readonly Allergen[];
}

/** Of these the words of a line tell more than its food: "vegan butter" has none, "brioche dough" has. */
const classOf: Partial<Record<Allergen, DietClass>> = { milk: 'dairy', eggs: 'eggs' };

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
  if (allergens.some((one) => food?.allergens.has.includes(one) || isMadeWith(name, one)))
    return true;
  // Whoever cannot eat nuts is not given pine nuts, which are seeds.
  if (allergens.includes('nuts') && ` ${foldWords(name)} `.includes(' nuts ')) return true;
  return foods.some(
    (one) =>
      food?.id === one.id ||
      holdsName(name, one) ||
      (one.generic && one.allergens.has.some((each) => food?.allergens.has.includes(each))),
  );
}

function isMadeWith(name: string, allergen: Allergen): boolean {
  const held = classOf[allergen];
  if (held === undefined) return false;
  const { has, may } = classesOf(name, 'en');
  return has.has(held) || may.has(held);
}

/** Of which foods it depends on their makers whether an allergen that is not wanted is in them, as a sentence: milk in bread. */
export function byMakerIn(
  names: readonly string[],
  { allergens }: Pick<Unwanted, 'allergens'>,
): string[] {
  return allergens.flatMap((one) => {
    const may = names.filter(
      (name) => findFood(name, 'en')?.allergens.may.includes(one) && !soldWithout[one]?.test(name),
    );
    const these = may.length === 1 ? 'this' : 'these';
    return may.length === 0
      ? []
      : [`Whether ${one} is in ${these} depends on the product you buy: ${may.join(', ')}.`];
  });
}

/** "Dried mushrooms" is named after mushrooms, and no eggplant after eggs. */
const holdsName = (name: string, { name: one, plural }: Food): boolean => {
  const said = ` ${foldWords(name)} `;
  return [one, plural].some((word) => said.includes(` ${foldWords(word)} `));
};
