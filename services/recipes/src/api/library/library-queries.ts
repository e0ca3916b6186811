import { requireUser } from '@convivio/platform/identity';
import { countLibrary } from '../../domain/library/count-library.ts';
import { cursorOf } from '../../domain/library/library-cursor.ts';
import { listRecipes } from '../../domain/library/list-recipes.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { asksFor, wantedFields } from '../wanted-fields.ts';

const PAGE = 50;

/** The signed-in cook's library: pages, counts, and all of it. */
export function libraryQueries({ library }: Pick<Dependencies, 'library'>): Resolvers {
  return {
    Query: {
      recipes: async (
        _parent,
        { filter, sort: wantedSort, first, after, offset },
        { actor, read },
        info,
      ) => {
        const sort = wantedSort ?? 'newest';
        const request = {
          ownerId: requireUser(actor).id,
          state: filter?.state ?? 'active',
          course: filter?.course ?? null,
          diet: filter?.diet ?? null,
          search: filter?.search ?? '',
          sort,
          first: first ?? PAGE,
          after: after ?? null,
          offset: offset ?? 0,
        };
        const page = await listRecipes(
          library,
          request,
          wantedFields(info, ['nodes', 'edges.node']),
          read,
        );
        const last = page.recipes.at(-1);
        return {
          nodes: page.recipes.map(({ recipe }) => recipe),
          edges: asksFor(info, 'edges')
            ? page.recipes.map(({ recipe, position }) => ({
                node: recipe,
                cursor: cursorOf(sort, position),
              }))
            : [],
          pageInfo: {
            hasNextPage: page.hasNext,
            endCursor: last ? cursorOf(sort, last.position) : null,
          },
          totalCount: asksFor(info, 'totalCount') ? await page.total() : 0,
        };
      },
      libraryCounts: (_parent, { state, search }, { actor }) =>
        countLibrary(library, requireUser(actor).id, state ?? 'active', search ?? ''),
    },
  };
}
