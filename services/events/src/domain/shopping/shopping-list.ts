import type { RecipeRef } from '../event/event.ts';
import type { ItemSource } from './shop-for.ts';

/** What somebody writes of an item. */
export interface ItemWords {
  name: string;
  amount: string | null;
  unit: string | null;
  /** The aisle. */
  category: string;
}

/** Something to buy, with the versions of its list in which it became what it is. */
export interface ShoppingItem extends ItemWords {
  id: number;
  checked: boolean;
  staple: boolean;
  /** The dishes that need it; none of what was added by hand. */
  sources: readonly ItemSource[];
  /** The lines of recipes that it stands for. */
  lines: readonly string[];
  addedIn: number;
  /** In which its words were changed last. */
  changedIn: number;
  /** In which it was ticked last, or its tick taken away. */
  checkedIn: number;
  /** The idempotency key that it was added with. */
  key: string | null;
}

/** A list that somebody shops with. What its recipes become later does not change it. */
export interface ShoppingList {
  id: number;
  ownerId: string;
  title: string;
  /** The version in which its title became what it is. */
  titledIn: number;
  recipes: readonly RecipeRef[];
  items: readonly ShoppingItem[];
  /** The idempotency keys of items that were taken off, the latest last, so that a late repetition does not bring one back. */
  goneKeys: readonly string[];
  /** Titles of recipes that state no servings. */
  servingsAssumed: readonly string[];
  /** Titles of dishes of its menu that are not on it: their recipe was gone, or the list would have been too long. */
  leftOut: readonly string[];
  createdAt: Date;
  updatedAt: Date;
  /** Rises with each change. */
  version: number;
}
