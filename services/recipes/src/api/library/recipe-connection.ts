import type { GraphQLResolveInfo } from 'graphql';
import { cursorOf } from '../../domain/library/library-cursor.ts';
import type { LibraryReader, Read } from '../../domain/library/library-reader.ts';
import { listRecipes, type PageRequest } from '../../domain/library/list-recipes.ts';
import { asksFor, wantedFields } from '../wanted-fields.ts';

/** A page without recipes. */
export const emptyConnection = {
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: 0,
};

/** A page of recipes as the API shows it, with what of each and of the whole is asked for. */
export async function recipeConnection(
  library: LibraryReader,
  request: PageRequest,
  read: Read,
  info: GraphQLResolveInfo,
) {
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
          cursor: cursorOf(request.sort, position),
        }))
      : [],
    pageInfo: {
      hasNextPage: page.hasNext,
      endCursor: last ? cursorOf(request.sort, last.position) : null,
    },
    totalCount: asksFor(info, 'totalCount') ? await page.total() : 0,
  };
}
