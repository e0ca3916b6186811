import type { Dish_EntryFragment, Dish_RecipeFragment } from '../../../generated/operations.ts';

/** What a dish shows of its recipe. */
export type DishRecipe = NonNullable<Dish_RecipeFragment['recipe']>;

/** A dish of a menu. */
export interface MenuDish extends Dish_EntryFragment {
  /** Null where it is gone or cannot be read; undefined while it was not read yet. */
  recipe: DishRecipe | null | undefined;
}
