import { ProductError } from '@convivio/platform/errors';
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
  /** Keeps an analysis, or that there is none of such a recipe, where it still has that content. */
  keep(recipe: SavedRecipe, content: string, analysis: AnalysisSummary | null): Promise<void>;
  /** Notes that this content failed in every try; the recipe goes on waiting, and asks again in a day. */
  fail(recipe: SavedRecipe, content: string): Promise<void>;
}

/** What is done for a recipe before it is analysed, within the budget of a cook. */
export type Discover = (recipe: ContentToAnalyse, cookId: string) => Promise<void>;

type SummarisedAnalyses = Pick<
  Analyses,
  'nutrition' | 'sustainability' | 'flavour' | 'unknownNames'
>;

/** Analysing this content has failed, for a reason that the same content may well have again. */
export class AnalysisFailed extends Error {
  readonly content: string;
  constructor(content: string, cause: unknown) {
    super('the analysis of a recipe has failed', { cause });
    this.name = 'AnalysisFailed';
    this.content = content;
  }
}

/**
 * Keeps with a recipe what its page shows of its analyses. What no table knows in it is asked of the provider before, for the cook who has written
 * it. A recipe without ingredients has none, nor one that is too long to be analysed. Throws what may be gone at another try.
 */
export async function analyseSavedRecipe(
  recipes: SavedRecipes,
  analyses: SummarisedAnalyses,
  discover: Discover,
  recipe: SavedRecipe,
  cookId: string,
): Promise<void> {
  const found = await recipes.toAnalyse(recipe);
  if (!found) return;
  const analysis = await analysisOf(analyses, discover, found, cookId).catch((error: unknown) => {
    // Where a service is away, the recipe is not to blame.
    throw error instanceof ProductError ? error : new AnalysisFailed(found.content, error);
  });
  await recipes.keep(recipe, found.content, analysis);
}

async function analysisOf(
  analyses: SummarisedAnalyses,
  discover: Discover,
  found: ContentToAnalyse,
  cookId: string,
): Promise<AnalysisSummary | null> {
  await discover(found, cookId);
  const nutrition = await analyses.nutrition(found);
  const sustainability = await analyses.sustainability(found);
  const flavour = await analyses.flavour(found);
  if (!nutrition || !sustainability || !flavour) return null;
  const unknownNames = await analyses.unknownNames(found);
  return summariseAnalysis({ nutrition, sustainability, flavour, unknownNames });
}

/**
 * Notes that a recipe could not be analysed in any try. `failure` is that of the last one; where it ended without a word, as when its process was
 * killed, what stands in the recipe now is taken for what was tried.
 */
export async function noteFailedAnalysis(
  recipes: SavedRecipes,
  recipe: SavedRecipe,
  failure: Error,
): Promise<void> {
  const content =
    failure instanceof AnalysisFailed
      ? failure.content
      : (await recipes.toAnalyse(recipe))?.content;
  if (content !== undefined) await recipes.fail(recipe, content);
}
