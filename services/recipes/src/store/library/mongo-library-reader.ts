import type { LibraryPage, LibraryQuery } from '../../domain/library/library-query.ts';
import type { Recipe } from '../../domain/recipe/recipe.ts';
import type { LibraryReader } from '../../domain/library/library-reader.ts';
import { countByIndex, indexedPage } from './indexed-page.ts';
import type { LibraryIndexes } from './library-indexes.ts';
import { projectionOf, recipeOf, type RecipeDocument } from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

/** More than a page ever has. */
const LARGEST_PAGE = 1_000;

/** Pages by indexes where nothing is searched, else by the owner's index. */
export function mongoLibraryReader(model: RecipeModel, indexes: LibraryIndexes): LibraryReader {
  // Types are settled by the query's own: it goes to the driver as it is, in one batch.
  const findAll = (ids: number[], projection: object | null): Promise<RecipeDocument[]> =>
    model.collection
      .find<RecipeDocument>(
        { _id: { $in: ids as never[] } },
        { ...(projection && { projection }), batchSize: LARGEST_PAGE },
      )
      .toArray();

  async function searched(
    { ownerId, ...query }: LibraryQuery,
    fields: readonly (keyof Recipe)[],
  ): Promise<LibraryPage> {
    const { places, hasNext, total } = (await indexes.of(ownerId)).select(query);
    const documents =
      places.length === 0
        ? []
        : await findAll(
            places.map(({ id }) => id),
            projectionOf(fields),
          );
    const recipes = new Map(documents.map((document) => [document._id, recipeOf(document)]));
    return {
      recipes: places.flatMap((position) =>
        recipes.has(position.id) ? [{ recipe: recipes.get(position.id) as Recipe, position }] : [],
      ),
      hasNext,
      total: async () => total,
    };
  }

  return {
    page: (query, fields) =>
      query.search === '' ? indexedPage(model, query, fields) : searched(query, fields),
    async counts(ownerId, state, search) {
      if (search === '' && !indexes.has(ownerId)) {
        const all = await countByIndex(model, ownerId, state);
        // A library whose counts are asked for is being looked at, and will be searched.
        indexes.warm(ownerId);
        return { all, found: all };
      }
      const index = await indexes.of(ownerId);
      return { all: index.counts(state, ''), found: index.counts(state, search) };
    },
  };
}
