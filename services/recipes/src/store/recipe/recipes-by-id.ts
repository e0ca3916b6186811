import DataLoader from 'dataloader';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import { projectionOf, recipeOf, type RecipeDocument } from './recipe-document.ts';
import type { RecipeModel } from './recipe-model.ts';

const MOST_READ = 100;

/** A recipe, and what of it; null for all of it. */
export interface WantedRecipe {
  id: number;
  fields: readonly (keyof Recipe)[] | null;
}

/**
 * Recipes by id. What is asked for in one turn of the event loop is read together, those of which the same is wanted by one query: under load a
 * read costs a fraction of one made alone.
 */
export function recipesById(model: RecipeModel): DataLoader<WantedRecipe, Recipe | null> {
  const read = async (wanted: readonly WantedRecipe[]) => {
    const projection = projectionOf(wanted[0]!.fields);
    const documents = await model.collection
      .find<RecipeDocument>(
        { _id: { $in: [...new Set(wanted.map(({ id }) => id))] as never[] } },
        { batchSize: MOST_READ, ...(projection && { projection }) },
      )
      .toArray();
    const found = new Map(documents.map((document) => [document._id, document]));
    return wanted.map((one) => [one, readAlone(found.get(one.id) ?? null)] as const);
  };
  return new DataLoader<WantedRecipe, Recipe | null>(
    async (wanted) => {
      const alike = Map.groupBy(wanted, ({ fields }) => fields?.join() ?? null);
      const answers = new Map((await Promise.all([...alike.values()].map(read))).flat());
      return wanted.map((one) => answers.get(one) ?? null);
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
