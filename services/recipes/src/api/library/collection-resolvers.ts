import {
  countCollection,
  openCollection,
  pageOfCollection,
  type Collection,
} from '../../domain/library/collection.ts';
import type { Category } from '../../domain/recipe/recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { emptyConnection, recipeConnection } from './recipe-connection.ts';

const PAGE = 24;

/** A collection with its counts, which are made once for all that are asked for. */
export interface CountedCollection extends Collection {
  counts(): Promise<Record<Category, number>>;
}

/** Collections as whoever visits them sees them. */
export function collectionResolvers({
  library,
  asks,
}: Pick<Dependencies, 'library' | 'asks'>): Resolvers {
  const counted = (collection: Collection): CountedCollection => {
    let counts: ReturnType<CountedCollection['counts']> | undefined;
    return { ...collection, counts: () => (counts ??= countCollection(library, collection)) };
  };
  return {
    Query: {
      collection: async (_parent, { ownerId }, { actor }) =>
        counted(await openCollection(asks.reader(actor?.kind === 'user' ? actor : null), ownerId)),
    },
    Collection: {
      complete: ({ shown }) => shown === 'all',
      owner: ({ ownerId }) => ({ id: ownerId }),
      async recipeCount({ counts }) {
        const { starter, main, dessert } = await counts();
        return starter + main + dessert;
      },
      mainCount: async ({ counts }) => (await counts()).main,
      dessertCount: async ({ counts }) => (await counts()).dessert,
      recipes(collection, { first, after }, { read }, info) {
        const page = pageOfCollection(collection, first ?? PAGE, after ?? null);
        return page === null ? emptyConnection : recipeConnection(library, page, read, info);
      },
    },
  };
}
