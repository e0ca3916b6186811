import type { LineOfRecipe } from './weigh-line.ts';

/** What is weighed of a recipe. */
export interface RecipeLines {
  lines: readonly LineOfRecipe[];
  /** Null where the recipe does not state them. */
  servings: number | null;
  /** ISO 639-1, of the lines. */
  languageCode: string | null;
}
