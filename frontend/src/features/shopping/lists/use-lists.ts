import { useQuery } from '@apollo/client/react';
import { StandaloneListsDocument } from '../../../generated/documents/standalone-lists.ts';
import type {
  StandaloneListCardFragment,
  StandaloneListsQuery,
} from '../../../generated/operations.ts';

const PAGE = 20;

/** The cook's lists, as far as they were read. */
export interface Lists {
  nodes: readonly StandaloneListCardFragment[];
  /** Reads the next page; null where there is none. */
  more: (() => void) | null;
}

/** Reads the cook's lists, the latest first, page by page. */
export function useLists() {
  const { data, error, refetch, fetchMore } = useQuery(StandaloneListsDocument, {
    variables: { first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const more = (after: string | null) =>
    fetchMore({
      variables: { first: PAGE, after },
      updateQuery: (before, { fetchMoreResult }) => ({
        shoppingLists: {
          ...fetchMoreResult.shoppingLists,
          nodes: [...before.shoppingLists.nodes, ...fetchMoreResult.shoppingLists.nodes],
        },
      }),
    }).catch(() => {});
  return {
    lists: data ? listsOf(data, (after) => void more(after)) : null,
    error,
    refetch: () => void refetch().catch(() => {}),
  };
}

const listsOf = (
  { shoppingLists: { nodes, pageInfo } }: StandaloneListsQuery,
  read: (after: string | null) => void,
): Lists => ({ nodes, more: pageInfo.hasNextPage ? () => read(pageInfo.endCursor) : null });
