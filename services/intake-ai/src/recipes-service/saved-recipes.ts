import type { ServiceCaller } from '@convivio/platform/call-service';
import type { SavedRecipe, SavedRecipes } from '../domain/analyses/analyse-saved-recipe.ts';
import {
  FailRecipeAnalysisDocument,
  KeepRecipeAnalysisDocument,
  RecipeToAnalyseDocument,
} from './generated/operations.ts';

const refOf = ({ recipeId, generated }: SavedRecipe) => ({
  recipeId: String(recipeId),
  generated,
});

/** What waits for its analysis in the recipes service. */
export function savedRecipes(callRecipes: ServiceCaller): SavedRecipes {
  return {
    async toAnalyse(recipe) {
      const { recipeToAnalyse: found } = await callRecipes(RecipeToAnalyseDocument, refOf(recipe));
      if (!found) return null;
      const { steps, languageCode, ...content } = found;
      return {
        ...content,
        instructions: steps.map((instruction) => ({ instruction })),
        languageCode: languageCode ?? null,
      };
    },
    async keep(recipe, content, analysis) {
      await callRecipes(KeepRecipeAnalysisDocument, { ...refOf(recipe), content, analysis });
    },
    async fail(recipe, content) {
      await callRecipes(FailRecipeAnalysisDocument, { ...refOf(recipe), content });
    },
  };
}
