import type { AnimalKind } from '../../foods/animals/animal-kinds.ts';
import { readAnimals } from '../../foods/animals/read-animals.ts';
import { findFood } from '../../foods/find-food.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { Category } from '../../recipe/recipe.ts';

/** Grams of meat or fish from which a dish is one of it. */
const PORTIONS = 300;
/** Grams of sugar from which a bake or a cream is sweet, and their share of its flour. */
const SWEET = 80;
const SWEET_SHARE = 0.3;
const MOST_LINES = 60;
/** What makes something sweet of sugar, and no syrup or preserve. */
const bodies: ReadonlySet<string> = new Set(['flour', 'egg', 'cream', 'chocolate', 'mascarpone']);
const savoury: ReadonlySet<string> = new Set(['onion', 'garlic', 'tomato', 'vinegar', 'shallot']);
/** In a sauce or a stock, and in what sets a dessert. */
const besides: ReadonlySet<AnimalKind> = new Set(['byproduct', 'fishSeasoning']);

/** The course of a dish whose name says none, by what is in it: much meat or fish makes a main of it, much sugar with flour, eggs or cream a dessert. */
export function courseOfLines(
  title: string,
  lines: readonly string[],
  language: string | null,
): Category | null {
  const foods = lines.slice(0, MOST_LINES).map((line) => {
    const { name, metricAmount, metricUnit } = parseIngredient(line, {
      language: language ?? undefined,
    });
    return {
      line,
      food: findFood(name, language),
      grams: metricUnit === 'g' ? metricAmount : null,
    };
  });
  const isAnimal = (text: string) =>
    readAnimals(text, language).some(({ kind, undecided }) => !undecided && !besides.has(kind));
  const animals = foods.filter(({ line, food }) => !food?.liquid && isAnimal(line));
  if (animals.length > 0) {
    const isMuch = animals.some(({ grams }) => (grams ?? 0) >= PORTIONS);
    return isMuch || isAnimal(title) ? 'main' : null;
  }
  const total = (ids: (id: string) => boolean) =>
    foods.reduce(
      (sum, { food, grams }) => (food !== null && ids(food.id) ? sum + (grams ?? 0) : sum),
      0,
    );
  const has = (ids: ReadonlySet<string>) => foods.some(({ food }) => food && ids.has(food.id));
  const sugar = total((id) => id.endsWith('sugar'));
  const flour = total((id) => id.endsWith('flour'));
  return sugar >= SWEET && sugar >= SWEET_SHARE * flour && has(bodies) && !has(savoury)
    ? 'dessert'
    : null;
}
