import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { shoppingLimits } from '@convivio/contracts/shopping-limits';
import { StandaloneListsDocument } from '../../../generated/documents/standalone-lists.ts';
import type {
  StandaloneListCardFragment,
  StandaloneListsQuery,
} from '../../../generated/operations.ts';
import type { ListSync } from '../sync/list-sync.ts';
import { isRefusal } from '../sync/send-change.ts';

type Page = StandaloneListsQuery['shoppingLists'];

const PAGE = 20;

/** The cook's lists, as far as they were read. */
export interface Lists {
  nodes: readonly StandaloneListCardFragment[];
  /** Reads the next page; null where there is none. */
  more: (() => void) | null;
}

/**
 * Reads the cook's lists, the latest first, page by page; those that cannot be read are shown as the device has them. `refetch` reads again as
 * many as are shown.
 */
export function useLists({ kept }: ListSync) {
  const { data, error, refetch, fetchMore, updateQuery, observable, client } = useQuery(
    StandaloneListsDocument,
    { variables: { first: PAGE, after: null }, fetchPolicy: 'cache-and-network' },
  );
  const more = (after: string | null) =>
    fetchMore({
      variables: { first: PAGE, after },
      updateQuery: (before, { fetchMoreResult }) => ({
        shoppingLists: pageBehind(before.shoppingLists, after, fetchMoreResult.shoppingLists),
      }),
    }).catch(() => {});
  const shown = () => observable.getCurrentResult().data?.shoppingLists?.nodes?.length ?? 0;
  const read = async (first: number, after: string | null): Promise<Page> => {
    const answer = await client.query({
      query: StandaloneListsDocument,
      variables: { first, after },
      fetchPolicy: 'no-cache',
    });
    return answer.data!.shoppingLists;
  };
  useEffect(() => {
    if (data) kept.keepCards(data.shoppingLists);
  }, [kept, data]);
  const latest = useRef(0);
  const readAgain = async () => {
    const asked = (latest.current += 1);
    const pages = await readFirst(() => Math.max(PAGE, shown()), read);
    if (asked === latest.current) updateQuery(() => ({ shoppingLists: pages }));
  };
  const [cards] = useState(() => kept.cards());
  const shownCards = data?.shoppingLists ?? (error && !isRefusal(error) ? cards : null);
  return {
    lists: shownCards ? listsOf(shownCards, (after) => void more(after)) : null,
    error,
    refetch: () => void (data ? readAgain() : refetch()).catch(() => {}),
  };
}

const listsOf = ({ nodes, pageInfo }: Page, read: (after: string | null) => void): Lists => ({
  nodes,
  more: pageInfo.hasNextPage ? () => read(pageInfo.endCursor) : null,
});

/** With a page behind those that are there, unless they end elsewhere by now: it would leave a gap. */
const pageBehind = (before: Page, after: string | null, page: Page): Page =>
  before.pageInfo.endCursor === after
    ? { ...page, nodes: [...before.nodes, ...page.nodes] }
    : before;

/** Reads the first lists as one page; how many may grow meanwhile. */
async function readFirst(
  howMany: () => number,
  read: (first: number, after: string | null) => Promise<Page>,
): Promise<Page> {
  let all = await read(Math.min(howMany(), shoppingLimits.pageSize), null);
  while (all.pageInfo.hasNextPage && all.nodes.length < howMany()) {
    const missing = howMany() - all.nodes.length;
    const page = await read(Math.min(missing, shoppingLimits.pageSize), all.pageInfo.endCursor);
    all = { ...page, nodes: [...all.nodes, ...page.nodes] };
  }
  return all;
}
