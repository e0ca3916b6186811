import type { ShoppingLine } from '@convivio/culinary/show';
import type { RecipeRef } from '../event/event.ts';

/** What the recipes service tells of a recipe that is shopped for. */
export interface ShoppingRecipe {
  title: string;
  servings: number;
  /** Whether the recipe says for how many it is; else `servings` is what one scales from. */
  servingsStated: boolean;
  /** ISO 639-1, of the lines. */
  languageCode: string | null;
  ingredients: readonly ShoppingLine[];
}

/** The recipes, as far as shopping lists need them. */
export interface ShoppingRecipes {
  /**
   * Those of these recipes, at most 100, that their reader may see, null in the place of others. Throws 503 where that cannot be told.
   */
  ingredientsOf(
    readerId: string,
    recipes: readonly RecipeRef[],
  ): Promise<(ShoppingRecipe | null)[]>;
}
