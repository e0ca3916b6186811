import type { ServiceCaller } from '@convivio/platform/call-service';
import type {
  WrittenRecipe,
  WrittenRecipes,
} from '../domain/intake/translation/translate-written.ts';
import {
  KeepRecipeTranslationsDocument,
  RecipeToTranslateDocument,
} from './generated/operations.ts';

const refOf = ({ recipeId, generated }: WrittenRecipe) => ({
  recipeId: String(recipeId),
  generated,
});

/** What was written and is not in English yet, in the recipes service. */
export function writtenRecipes(callRecipes: ServiceCaller): WrittenRecipes {
  return {
    async toTranslate(recipe) {
      const { recipeToTranslate: found } = await callRecipes(
        RecipeToTranslateDocument,
        refOf(recipe),
      );
      if (!found) return null;
      const { languageCode: language, title, ingredients, instructions } = found;
      return { language, title, ingredients, instructions };
    },
    async keep(recipe, translations) {
      await callRecipes(KeepRecipeTranslationsDocument, { ...refOf(recipe), translations });
    },
  };
}
