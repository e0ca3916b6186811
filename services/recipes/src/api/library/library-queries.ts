import { countLibrary } from '../../domain/library/count-library.ts';
import { allowCollection } from '../../domain/recipe/policy.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeConnection } from './recipe-connection.ts';

const PAGE = 50;

/** The library of the signed-in cook, or of somebody for whom they act: pages, counts, and all of it. */
export function libraryQueries({
  library,
  asks: { cook },
}: Pick<Dependencies, 'library' | 'asks'>): Resolvers {
  return {
    Query: {
      recipes: async (
        _parent,
        { collection, filter, sort: wantedSort, first, after, offset },
        { actor, read },
        info,
      ) => {
        const sort = wantedSort ?? 'newest';
        const request = {
          ownerId: await allowCollection(cook(actor), collection ?? null),
          state: filter?.state ?? 'active',
          course: filter?.course ?? null,
          diet: filter?.diet ?? null,
          search: filter?.search ?? '',
          sort,
          first: first ?? PAGE,
          after: after ?? null,
          offset: offset ?? 0,
        };
        return recipeConnection(library, request, read, info);
      },
      libraryCounts: async (_parent, { collection, state, search }, { actor }) =>
        countLibrary(
          library,
          await allowCollection(cook(actor), collection ?? null),
          state ?? 'active',
          search ?? '',
        ),
    },
  };
}
