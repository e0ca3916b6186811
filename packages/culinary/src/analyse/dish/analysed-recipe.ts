import type { Category, IngredientLine } from '../../recipe/recipe.ts';

/** What analyses read of a recipe. */
export interface AnalysedRecipe {
  title: string;
  lines: readonly IngredientLine[];
  steps: readonly string[];
  /** ISO 639-1. */
  languageCode: string | null;
  course: Category | null;
}
