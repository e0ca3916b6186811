import type { ServiceCaller } from '@convivio/platform/call-service';
import type { Consumer } from '@convivio/platform/bus/bus';
import type { CorrectionsOf } from './domain/analyses/score-recipe.ts';
import { onAnalysisRequested, type AnalysisWork } from './reactions/analysis-requested.ts';
import { unscoredRecipes } from './recipes-service/unscored-recipes.ts';

/** What cooks have corrected: nothing. */
const noCorrections: CorrectionsOf = async () => new Map();

/** Takes recipes that wait for their score from the queue until it is stopped. */
export function workOnAnalyses({
  callRecipes,
  ...work
}: Pick<AnalysisWork, 'bus' | 'backoffMs' | 'log'> & {
  callRecipes: ServiceCaller;
}): Promise<Consumer> {
  return onAnalysisRequested({
    ...work,
    recipes: unscoredRecipes(callRecipes),
    correctionsOf: noCorrections,
  });
}
