import { announce, type Announcement } from '@convivio/contracts/announcement';
import type { Recipe } from '../recipe.ts';
import { isAnalysed, isRewritten, withAnalysis } from './analysed-content.ts';

/**
 * The recipe as it is to be kept, with the request to analyse it where what it is made of was written or the recipe came back;
 * `before` is null for a new one. Nobody waits for it.
 */
export function toBeAnalysed(
  before: Recipe | null,
  after: Recipe,
  actorId: string,
): { recipe: Recipe; requests: Announcement[] } {
  const recipe = withAnalysis(before, after);
  const isAsked =
    !isAnalysed(recipe) &&
    recipe.state !== 'deleted' &&
    (before === null || before.state !== recipe.state || isRewritten(before, recipe));
  return { recipe, requests: isAsked ? [analysisRequest(recipe, actorId)] : [] };
}

/** What is announced so that a worker analyses a recipe. */
export function analysisRequest(
  { id: recipeId, generated, ownerId }: Pick<Recipe, 'id' | 'generated' | 'ownerId'>,
  actorId: string,
): Announcement<'recipe-analysis.requested'> {
  return announce('recipe-analysis.requested', actorId, { recipeId, generated, ownerId });
}
