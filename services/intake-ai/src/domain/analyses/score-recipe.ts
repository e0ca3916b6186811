import type { Analyses, WeighedRecipe } from './analyse-recipe.ts';

/** A recipe that waits for its score. */
export interface UnscoredRecipe {
  recipeId: number;
  generated: boolean;
}

/** What a score is worked out from, and a name for all of it. */
export interface ContentToScore extends WeighedRecipe {
  content: string;
}

/** The recipes service, as far as it takes to score a recipe. */
export interface UnscoredRecipes {
  /** Null where the score is known already. */
  toAnalyse(recipe: UnscoredRecipe): Promise<ContentToScore | null>;
  /** Keeps a score of 0 to 100, or that there is none, where the recipe still has that content. */
  keep(recipe: UnscoredRecipe, content: string, score: number | null): Promise<void>;
}

/**
 * Keeps the sustainability score that the analysis of a recipe shows. A recipe in which nothing can be scored has none, nor one that is too
 * long to be analysed. Throws what may be gone at another try.
 */
export async function scoreRecipe(
  recipes: UnscoredRecipes,
  analyses: Pick<Analyses, 'sustainability'>,
  recipe: UnscoredRecipe,
): Promise<void> {
  const found = await recipes.toAnalyse(recipe);
  if (!found) return;
  const analysed = await analyses.sustainability(found);
  const isScored = analysed !== null && analysed.ingredientDetails.length > 0;
  await recipes.keep(recipe, found.content, isScored ? analysed.overallScore : null);
}

/** Has a recipe go without a score that could not be worked out in any try. */
export async function leaveUnscored(
  recipes: UnscoredRecipes,
  recipe: UnscoredRecipe,
): Promise<void> {
  const found = await recipes.toAnalyse(recipe);
  if (found) await recipes.keep(recipe, found.content, null);
}
