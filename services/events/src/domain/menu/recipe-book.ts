import type { Dish, RecipeRef } from '../event/event.ts';

/** What the recipes service tells of a recipe for a menu. */
export interface MenuRecipe extends Dish {
  category: 'starter' | 'main' | 'dessert' | null;
}

/** The recipes, as far as menus need them. */
export interface RecipeBook {
  /** The recipe if its reader may see it. Throws 503 where that cannot be told. */
  find(readerId: string, recipe: RecipeRef): Promise<MenuRecipe | null>;
}
