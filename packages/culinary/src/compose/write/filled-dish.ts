import type { Cuisine } from '../cuisines/cuisine.ts';
import type { Side } from '../cuisines/read-sides.ts';
import type { Dish } from '../dishes/dish.ts';
import type { Family, Principal } from '../principals/principal.ts';
import type { PantryLine } from './pantry-line.ts';

/** A line of the list, with what texts call it. */
export interface FilledLine extends PantryLine {
  key: string;
  group: string | null;
}

/** A dish in which nothing is left open. */
export interface FilledDish {
  dish: Dish;
  principal: Principal;
  family: Family;
  cuisine: Cuisine;
  side: Side | null;
  lines: readonly FilledLine[];
}
