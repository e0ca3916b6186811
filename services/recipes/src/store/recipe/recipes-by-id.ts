import DataLoader from 'dataloader';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import { recipeOf, type RecipeDocument } from './recipe-document.ts';
import type { RecipeModel } from './recipe-model.ts';

const MOST_READ = 100;

/**
 * Recipes by id. What is asked for in one turn of the event loop is read together: under load a
 * read costs a fraction of one made alone.
 */
export function recipesById(model: RecipeModel): DataLoader<number, Recipe | null> {
  return new DataLoader<number, Recipe | null>(
    async (ids) => {
      const documents = await model.collection
        .find<RecipeDocument>(
          { _id: { $in: [...new Set(ids)] as never[] } },
          { batchSize: MOST_READ },
        )
        .toArray();
      const found = new Map(documents.map((document) => [document._id, document]));
      return ids.map((id) => readAlone(found.get(id) ?? null));
    },
    { cache: false, maxBatchSize: MOST_READ, batchScheduleFn: setImmediate },
  );
}

/** Who cannot read their recipe does not keep the others of their turn from theirs. */
function readAlone(document: RecipeDocument | null): Recipe | null | Error {
  try {
    return document && recipeOf(document);
  } catch (error) {
    return error instanceof Error
      ? error
      : new Error('a recipe could not be read', { cause: error });
  }
}
