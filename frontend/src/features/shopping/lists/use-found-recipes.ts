import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RecipesToShopDocument } from '../../../generated/documents/recipes-to-shop.ts';
import type { RecipesToShopQuery } from '../../../generated/operations.ts';

export type FoundRecipe = RecipesToShopQuery['recipes']['nodes'][number];

interface Found {
  search: string;
  recipes: readonly FoundRecipe[];
  totalCount: number;
  hasMore: boolean;
}

/** Whoever types is asked for once. */
const GATHER_MS = 250;

/** Recipes of a collection that a search finds, by title, page by page. `collection` is its owner, null for the cook's own. */
export function useFoundRecipes(search: string, collection: string | null) {
  const client = useApolloClient();
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [pages, setPages] = useState({ search, count: 1, tries: 0 });
  const asked = pages.search === search ? pages.count : 1;
  const have = found?.search === search ? found.recipes.length : 0;
  const needed = found?.search !== search || have < asked * 50 ? have : null;
  useEffect(() => {
    if (needed === null || (needed > 0 && !found?.hasMore)) return;
    let left = false;
    const read = async () => {
      try {
        const { data } = await client.query({
          query: RecipesToShopDocument,
          variables: {
            collection,
            filter: { state: 'active', search: search === '' ? null : search },
            offset: needed,
          },
          fetchPolicy: 'no-cache',
        });
        if (left || !data) return;
        const { nodes, pageInfo, totalCount } = data.recipes;
        setFailed(null);
        setFound((before) => ({
          search,
          recipes: [...(needed > 0 ? (before?.recipes ?? []) : []), ...nodes],
          totalCount,
          hasMore: pageInfo.hasNextPage && nodes.length > 0,
        }));
      } catch (error) {
        if (!left) setFailed(error);
      }
    };
    const timer = setTimeout(() => void read(), found === null || needed > 0 ? 0 : GATHER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
    // What was found is only looked at where the next page begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, search, collection, needed, pages.tries]);
  return {
    found,
    failed,
    more: () => setPages({ search, count: asked + 1, tries: pages.tries }),
    retry: () => {
      setFailed(null);
      setPages({ search, count: asked, tries: pages.tries + 1 });
    },
  };
}
