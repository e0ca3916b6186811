import type { ServiceCaller } from '@convivio/platform/call-service';
import type { UnscoredRecipe, UnscoredRecipes } from '../domain/analyses/score-recipe.ts';
import { KeepRecipeScoreDocument, RecipeToAnalyseDocument } from './generated/operations.ts';

const refOf = ({ recipeId, generated }: UnscoredRecipe) => ({
  recipeId: String(recipeId),
  generated,
});

/** What waits for its score in the recipes service. */
export function unscoredRecipes(callRecipes: ServiceCaller): UnscoredRecipes {
  return {
    async toAnalyse(recipe) {
      const { recipeToAnalyse: found } = await callRecipes(RecipeToAnalyseDocument, refOf(recipe));
      return found ? { ...found, languageCode: found.languageCode ?? null } : null;
    },
    async keep(recipe, content, score) {
      await callRecipes(KeepRecipeScoreDocument, { ...refOf(recipe), content, score });
    },
  };
}
