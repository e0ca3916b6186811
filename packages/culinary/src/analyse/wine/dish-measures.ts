import type { Food } from '../../foods/food.ts';
import { words, wordSet } from '../../words/word-list.ts';
import type { DishFood } from '../dish/dish-foods.ts';
import * as traits from './dish-traits.data.ts';

/** How much of what a wine answers to is in a dish, each 0 to 5. */
export interface Measures {
  fat: number;
  acidity: number;
  sweetness: number;
  salt: number;
  umami: number;
  heat: number;
  bitterness: number;
  /** The food that brings most of the acid, and of the heat, as a reader says it. */
  acidFood: string | null;
  hotFood: string | null;
}

type Table = ReadonlyMap<string, number>;

const tableOf = (rows: readonly (readonly [value: number, foods: string])[]): Table =>
  new Map(rows.flatMap(([value, foods]) => words(foods).map((food) => [food, value] as const)));
const fats = tableOf(traits.fats);
const acids = tableOf(traits.acids);
const sweets = tableOf(traits.sweets);
const savours = tableOf(traits.savours);
const heats = tableOf(traits.heats);
const salty = tableOf([[1, traits.salty]]);
const bitters = tableOf([[1, traits.bitters]]);

/** From which share of the dish's weight on a measure is 1, 2, 3, 4 and 5. */
const steps = {
  fat: [0.02, 0.05, 0.09, 0.15, 0.24],
  acidity: [0.01, 0.02, 0.04, 0.08, 0.14],
  sweetness: [0.03, 0.06, 0.1, 0.16, 0.35],
  salt: [0.01, 0.03, 0.06, 0.12, 0.25],
  umami: [0.05, 0.15, 0.3, 0.5, 0.9],
  heat: [0.0008, 0.003, 0.006, 0.015, 0.04],
  bitterness: [0.05, 0.12, 0.2, 0.35, 0.6],
};
/** Most of what is fried in stays in the pan. */
const FRYING_FAT = 0.9;
const MOST_FRYING_FAT = 150;

/** What of fat, acid, sugar and so on there is in `total` grams of foods. */
export function measuresOf(eaten: readonly DishFood[], total: number): Measures {
  const share = (table: Table) =>
    eaten.reduce((sum, { food, grams }) => {
      const rate = table.get(food.id) ?? 0;
      return (
        sum +
        rate * (table === fats && rate > FRYING_FAT ? Math.min(grams, MOST_FRYING_FAT) : grams)
      );
    }, 0) / total;
  const level = (name: keyof typeof steps, value: number) =>
    steps[name].filter((step) => value >= step).length;
  return {
    fat: level('fat', share(fats)),
    acidity: level('acidity', share(acids)),
    sweetness: level('sweetness', share(sweets)),
    salt: level('salt', share(salty)),
    umami: level('umami', share(savours)),
    heat: level('heat', share(heats)),
    bitterness: level('bitterness', share(bitters)),
    acidFood: strongest(eaten, acids),
    hotFood: strongest(eaten, heats),
  };
}

const countable = wordSet(traits.countable);

/** A food as a reader says it of a dish: "salmon", but "mussels". */
export const saidOf = ({ id, name, plural }: Food): string => (countable.has(id) ? plural : name);

function strongest(eaten: readonly DishFood[], table: Table): string | null {
  const force = ({ food, grams }: DishFood) => (table.get(food.id) ?? 0) * grams;
  const [first] = [...eaten].sort((a, b) => force(b) - force(a));
  return first !== undefined && force(first) > 0 ? saidOf(first.food) : null;
}
