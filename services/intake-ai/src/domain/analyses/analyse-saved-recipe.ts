import type { AnalysableRecipe } from './analysable-recipe.ts';
import type { Analyses } from './analyse-recipe.ts';
import { summariseAnalysis, type AnalysisSummary } from './summarise-analysis.ts';

/** A recipe that waits for its analysis. */
export interface SavedRecipe {
  recipeId: number;
  generated: boolean;
}

/** What an analysis reads, and a name for all of it. */
export type ContentToAnalyse = Omit<AnalysableRecipe, 'id'> & { content: string };

/** The recipes service, as far as it takes to analyse a recipe. */
export interface SavedRecipes {
  /** Null where the analysis is there already. */
  toAnalyse(recipe: SavedRecipe): Promise<ContentToAnalyse | null>;
  /** Keeps an analysis, or that there is none, where the recipe still has that content. */
  keep(recipe: SavedRecipe, content: string, analysis: AnalysisSummary | null): Promise<void>;
}

/** What is done for a recipe before it is analysed, within the budget of a cook. */
export type Discover = (recipe: ContentToAnalyse, cookId: string) => Promise<void>;

/**
 * Keeps with a recipe what its page shows of its analyses. What no table knows in it is asked of the provider before, for the cook who has written
 * it. A recipe without ingredients has none, nor one that is too long to be analysed. Throws what may be gone at another try.
 */
export async function analyseSavedRecipe(
  recipes: SavedRecipes,
  analyses: Pick<Analyses, 'nutrition' | 'sustainability' | 'flavour'>,
  discover: Discover,
  recipe: SavedRecipe,
  cookId: string,
): Promise<void> {
  const found = await recipes.toAnalyse(recipe);
  if (!found) return;
  await discover(found, cookId);
  const nutrition = await analyses.nutrition(found);
  const sustainability = await analyses.sustainability(found);
  const flavour = await analyses.flavour(found);
  const analysis =
    nutrition && sustainability && flavour
      ? summariseAnalysis({ nutrition, sustainability, flavour })
      : null;
  await recipes.keep(recipe, found.content, analysis);
}

/** Has a recipe go without an analysis that failed in every try. */
export async function leaveUnanalysed(recipes: SavedRecipes, recipe: SavedRecipe): Promise<void> {
  const found = await recipes.toAnalyse(recipe);
  if (found) await recipes.keep(recipe, found.content, null);
}
