import type { DishFood } from '../dish/dish-foods.ts';
import type { Origin } from '../../foods/origins.data.ts';
import { capitalised } from '../dish/listed.ts';
import type { Category } from '../../recipe/recipe.ts';
import type { DishTaste } from './dish-tastes.ts';
import { pairingsOf } from './read-pairings.ts';
import { type Taste, tastesById } from './taste.ts';
import {
  neverSuggested,
  ofAnimals,
  ofMilkAndEggs,
  otherMains,
  sweetDishes,
} from './suggestion-rules.data.ts';

/** A food that would go with a dish and is not in it. */
export interface Suggestion {
  food: string;
  /** Which food of the dish it goes with. */
  with: string;
  insight: string;
}

const givenByAnimals: ReadonlySet<Origin> = new Set(ofMilkAndEggs.origins);
const MOST = 3;
/** Of what a dish is about, the further ones count for less. */
const LATER = 0.6;

/**
 * Three foods, each of another family, that the table pairs with what the dish is about. None that would make another dish of it: no
 * other meat or fish, nothing smoked or cured where there is none, nothing of milk or eggs where nothing else is, no spirits, nothing sweet in a savoury dish.
 */
export function suggestFoods(
  principals: readonly DishTaste[],
  tastes: readonly DishTaste[],
  foods: readonly DishFood[],
  course: Category | null,
): Suggestion[] {
  const present = new Set(tastes.map(({ taste }) => taste.id));
  const fits = fitting(foods, tastes, course);
  const ranked = new Map<string, { score: number; best: number; with: string; insight: string }>();
  for (const [at, { taste, name }] of principals.entries())
    for (const [id, pairing] of pairingsOf(taste)) {
      const candidate = tastesById().get(id)!;
      if (present.has(id) || !fits(candidate)) continue;
      const before = ranked.get(id);
      const score = pairing.confidence * (at === 0 ? 1 : LATER);
      ranked.set(id, {
        score: score + (before?.score ?? 0),
        ...(before !== undefined && before.best >= score
          ? { best: before.best, with: before.with, insight: before.insight }
          : { best: score, with: name, insight: pairing.insight }),
      });
    }
  const families = new Set<string>();
  return [...ranked]
    .sort(([, a], [, b]) => b.score - a.score)
    .filter(([id]) => {
      const { family } = tastesById().get(id)!;
      return !families.has(family) && families.add(family);
    })
    .slice(0, MOST)
    .map(([id, found]) => ({
      food: capitalised(tastesById().get(id)!.name),
      with: found.with,
      insight: found.insight,
    }));
}

function fitting(
  foods: readonly DishFood[],
  tastes: readonly DishTaste[],
  course: Category | null,
): (taste: Taste) => boolean {
  const has = (families: readonly string[]) =>
    tastes.some(({ taste }) => families.includes(taste.family));
  const animals = has(ofAnimals.families) || tastes.some(({ taste }) => inList(ofAnimals, taste));
  const dairy = foods.some(({ food }) =>
    food.origins.has.some((origin) => givenByAnimals.has(origin)),
  );
  const sugar = foods.reduce(
    (sum, { food, grams }) => sum + (sweetDishes.sugars.includes(food.id) ? grams : 0),
    0,
  );
  const sweet = course === 'dessert' || (!animals && sugar >= sweetDishes.sugarGrams);
  return (taste) =>
    !neverSuggested.includes(taste.id) &&
    !otherMains.includes(taste.family) &&
    (taste.goesInto === 'both' || (taste.goesInto === 'sweet') === sweet) &&
    (animals || !inList(ofAnimals, taste)) &&
    (dairy || animals || !inList(ofMilkAndEggs, taste));
}

const inList = (
  list: { families: readonly string[]; others: readonly string[] },
  { id, family }: Taste,
) => list.families.includes(family) || list.others.includes(id);
