import { invalid, unavailable } from '@convivio/platform/errors';
import type { Recipe, RecipeRef } from '../recipe.ts';
import type { RecipeStore } from '../recipe-store.ts';
import { contentOf, isAnalysed } from './analysed-content.ts';
import type { RecipeAnalysis } from './recipe-analysis.ts';

/** An analysis with the name of what it is of. */
export interface ContentAnalysis {
  content: string;
  /** Null where the recipe cannot be analysed. */
  analysis: RecipeAnalysis | null;
}

const TRIES = 8;

/**
 * Keeps an analysis that is of what stands in the recipe now, and answers the recipe then; null where it is not, or is there already. It is no
 * change of the recipe: who edits it is not in conflict with it.
 */
export async function keepAnalysis(
  store: RecipeStore,
  ref: RecipeRef,
  { content, analysis }: ContentAnalysis,
): Promise<Recipe | null> {
  const score = analysis?.sustainability?.overallScore ?? null;
  if (score !== null && !(score >= 0 && score <= 100))
    throw invalid('SCORE_INVALID', 'A score is a number from 0 to 100.');
  for (let tries = 0; tries < TRIES; tries++) {
    const recipe = await store.find(ref);
    if (!recipe || isAnalysed(recipe) || contentOf(recipe) !== content) return null;
    const after: Recipe = {
      ...recipe,
      analysed: content,
      analysisFailed: null,
      analysis,
      sustainabilityScore: score,
    };
    if (await store.replace(recipe, after, [])) return after;
  }
  throw unavailable('RECIPE_BUSY', 'This recipe is being changed at the moment. Try again.');
}
