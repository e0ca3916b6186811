import type { IngredientLine } from '../../recipe/recipe.ts';
import type { Quantity } from './split-amount.ts';

/** What a shopping list reads of an ingredient. All but the name may be missing. */
export type ShoppingLine = Pick<IngredientLine, 'name'> & Partial<Omit<IngredientLine, 'name'>>;

export interface ShoppingDish {
  title: string;
  /** Servings wanted by servings stated. What is not a positive number counts as 1. */
  factor: number;
  ingredients: readonly ShoppingLine[];
  /** ISO 639-1, of the lines. */
  language?: string | null;
}

/** A dish whose page shows spoons as spoons, because the rest of it is metric. */
export interface MeasuredDish extends ShoppingDish {
  spoonsKept: boolean;
}

/** What one dish needs of a thing. */
export interface ShoppingSource {
  title: string;
  /** As the dish needs it, not rounded to what is bought: "⅔", "60 ml lemon juice"; empty where it states none. */
  amount: string;
}

export interface ShoppingItem {
  /**
   * In the words of the recipes, with "(optional)", "(plus some)" or what else a line says of its
   * amount behind it. A line that is not surely understood stands here as written.
   */
  name: string;
  /** "1.25 kg", "3", "2 cans (400 g)"; "2 ×" in front of a line as written; empty where no dish states any. */
  amount: string;
  /** The same in two columns. */
  quantity: Quantity;
  /** A little of what most kitchens have: the cook may leave it out. */
  staple: boolean;
  /** The ingredient lines as written, dish by dish. */
  lines: string[];
  sources: ShoppingSource[];
}

export interface ShoppingAisle {
  name: string;
  items: ShoppingItem[];
}

export interface ShoppingList {
  aisles: ShoppingAisle[];
  /** One line each, amount first: "250 g plain flour". */
  items: string[];
}
