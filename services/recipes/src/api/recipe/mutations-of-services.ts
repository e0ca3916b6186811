import { newId } from '@convivio/platform/ids';
import { requireService } from '@convivio/platform/identity';
import { saveImportedRecipe } from '../../domain/recipe/saving/save-imported-recipe.ts';
import { useKey } from '../../domain/recipe/saving/used-keys.ts';
import { failAnalysis } from '../../domain/recipe/analysis/fail-analysis.ts';
import { keepAnalysis } from '../../domain/recipe/analysis/keep-analysis.ts';
import { keepTranslations } from '../../domain/recipe/translation/keep-translations.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';
import { importedRecipe } from './imported-recipe.ts';
import { keptAnalysis } from './kept-analysis.ts';

/** What other services do with recipes, and no cook may. */
export function mutationsOfServices({
  store,
  keys,
  tellAnalysed,
  asks: { readerOf },
}: Pick<Dependencies, 'store' | 'keys' | 'tellAnalysed' | 'asks'>): Resolvers {
  return {
    Mutation: {
      saveImportedRecipe: (_parent, { input }, { actor }) => {
        requireService(actor);
        const cook = readerOf(input.cookId ?? input.ownerId);
        return saveImportedRecipe(store, cook, importedRecipe(input), newId, new Date());
      },
      useIdempotencyKey: async (_parent, { ownerId, key, asked }, { actor }) => {
        requireService(actor);
        await useKey(keys, ownerId, { key, asked });
        return true;
      },
      keepRecipeTranslations: async (
        _parent,
        { recipeId, generated, translations: { title, ...lines } },
        { actor },
      ) => {
        requireService(actor);
        const ref = { ...recipeRef(recipeId), generated };
        await keepTranslations(store, ref, { ...lines, title: title ?? null });
        return true;
      },
      keepRecipeAnalysis: async (
        _parent,
        { recipeId, generated, content, analysis },
        { actor },
      ) => {
        requireService(actor);
        const ref = { ...recipeRef(recipeId), generated };
        const kept = await keepAnalysis(store, ref, {
          content,
          analysis: analysis ? keptAnalysis(analysis) : null,
        });
        if (kept) tellAnalysed(kept);
        return kept !== null;
      },
      failRecipeAnalysis: async (_parent, { recipeId, generated, content }, { actor }) => {
        requireService(actor);
        const failed = await failAnalysis(store, { ...recipeRef(recipeId), generated }, content);
        if (failed) tellAnalysed(failed);
        return failed !== null;
      },
    },
  };
}
