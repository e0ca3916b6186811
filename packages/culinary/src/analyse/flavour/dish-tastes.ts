import type { Food } from '../../foods/food.ts';
import type { DishFood } from '../dish/dish-foods.ts';
import { type Taste, tasteOf } from './taste.ts';

/** A taste in a dish, and how much of it there is. */
export interface DishTaste {
  taste: Taste;
  /** As the dish has it: "trout", where the table tells of fish like salmon. */
  name: string;
  grams: number;
  titled: boolean;
}

/** The tastes of foods, those of several foods together; foods that no table knows have none. */
export function tastesOf(foods: readonly DishFood[]): DishTaste[] {
  const found = new Map<string, DishTaste>();
  for (const { food, grams, titled } of foods) {
    const taste = tasteOf(food.id);
    if (taste === undefined) continue;
    const before = found.get(taste.id);
    found.set(taste.id, {
      taste,
      name: before === undefined ? nameOf(food, taste) : taste.name,
      grams: grams + (before?.grams ?? 0),
      titled: titled || before?.titled === true,
    });
  }
  return [...found.values()];
}

/** Forms and cuts of a food are that food: "beef chuck", "canned tomatoes". */
const nameOf = (food: Food, taste: Taste) =>
  food.name.includes(taste.name.replace(/s$/, '')) ? taste.name : food.name;
