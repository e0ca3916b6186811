import type { LibraryPage, LibraryQuery } from '../../domain/library/library-query.ts';
import type { Recipe, ShownState } from '../../domain/recipe/recipe.ts';
import { countDocuments } from './count-documents.ts';
import type { LibraryReader, Read } from '../../domain/library/library-reader.ts';
import { documentsOfPage } from './documents-of-page.ts';
import { countByIndex, countPublic, indexedPage } from './indexed-page.ts';
import type { LibraryIndex } from '../../domain/library/library-index.ts';
import { pause } from '@convivio/platform/pauses';
import type { LibraryIndexes } from './library-indexes.ts';
import { projectionOf, recipeOf } from '../recipe/recipe-document.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';

const SHOWN_STATES: ShownState[] = ['active', 'archived'];

/** Pages by indexes where nothing is searched, else by the owner's index. */
export function mongoLibraryReader(model: RecipeModel, indexes: LibraryIndexes): LibraryReader {
  /** The owner's index, in a turn of one's own: a long search takes some 40 ms, and many wait for the index together. */
  async function ready(ownerId: string): Promise<LibraryIndex> {
    const index = await indexes.of(ownerId);
    await pause();
    return index;
  }

  async function searched(
    { ownerId, ...query }: LibraryQuery,
    fields: readonly (keyof Recipe)[],
    read: Read,
  ): Promise<LibraryPage> {
    const { places, hasNext, total } = (await ready(ownerId)).select(query);
    const documents =
      places.length === 0
        ? []
        : await documentsOfPage(
            model,
            { _id: { $in: places.map(({ id }) => id) } },
            { projection: projectionOf(fields) },
            read,
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
    countAll: (of) =>
      countDocuments(model, {
        state: { $in: SHOWN_STATES },
        ...('ownerId' in of
          ? { ownerId: of.ownerId }
          : of.createdSince && { createdAt: { $gte: of.createdSince } }),
      }),
    page: (query, fields, read) =>
      query.search === '' ? indexedPage(model, query, fields, read) : searched(query, fields, read),
    async counts(ownerId, state, search) {
      if (search === '' && !indexes.has(ownerId)) {
        const all = await countByIndex(model, ownerId, state);
        // A library whose counts are asked for is being looked at, and will be searched.
        indexes.warm(ownerId);
        return { all, found: all };
      }
      const index = await ready(ownerId);
      return { all: index.counts(state, ''), found: index.counts(state, search) };
    },
    countPublic: (ownerId) => countPublic(model, ownerId),
  };
}
