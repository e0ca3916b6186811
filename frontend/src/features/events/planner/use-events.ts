import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { EventsDocument } from '../../../generated/documents/events.ts';
import type {
  EventCard_EventFragment,
  EventsQuery,
  EventTime,
} from '../../../generated/operations.ts';

/** Events of one time, as far as they were read. */
export interface ListedEvents {
  events: readonly EventCard_EventFragment[];
  totalCount: number;
  /** Reads the next page; null where there is none. */
  more: (() => void) | null;
}

const PAGE = 30;
/** So many come at once. */
const MOST = 100;

const shownBy = (when: EventTime) => ({
  query: EventsDocument,
  variables: { when, first: PAGE, after: null },
});

/** Reads events of one time, page by page; `refresh` reads as many anew as are shown. */
export function useEvents(when: EventTime) {
  const client = useApolloClient();
  const { query, variables } = shownBy(when);
  const { data, error, refetch, fetchMore } = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const lastRefresh = useRef(0);
  const refresh = async () => {
    const turn = ++lastRefresh.current;
    if (countShown(client, when) <= PAGE) return void (await refetch());
    const events = await readShown(client, when, () => turn === lastRefresh.current);
    if (events !== null) client.writeQuery({ ...shownBy(when), data: { events } });
  };
  const more = (after: string | null) =>
    fetchMore({
      variables: { when, first: PAGE, after },
      updateQuery: ({ events }, { fetchMoreResult: further }) => ({
        events: joined(events.nodes, further.events),
      }),
    }).catch(() => {});
  const list = data ? listOf(data, (after) => void more(after)) : null;
  return { list, error, refresh };
}

const countShown = (client: ApolloClient, when: EventTime): number =>
  client.readQuery(shownBy(when))?.events.nodes.length ?? 0;

/** As many events as are shown by the time they are read; null once somebody else reads them. */
async function readShown(
  client: ApolloClient,
  when: EventTime,
  isWanted: () => boolean,
): Promise<EventsQuery['events'] | null> {
  let read: EventsQuery['events'] | null = null;
  for (let left = countShown(client, when); left > 0;) {
    const after = read?.pageInfo.endCursor ?? null;
    const { data } = await client.query({
      query: EventsDocument,
      variables: { when, first: Math.min(left, MOST), after },
      fetchPolicy: 'no-cache',
    });
    if (!isWanted() || !data) return null;
    read = joined(read?.nodes ?? [], data.events);
    if (!read.pageInfo.hasNextPage) break;
    left = countShown(client, when) - read.nodes.length;
  }
  return read;
}

/** A page behind those before; what has moved meanwhile is there once. */
function joined(
  before: EventsQuery['events']['nodes'],
  page: EventsQuery['events'],
): EventsQuery['events'] {
  const known = new Set(before.map(({ id }) => id));
  return { ...page, nodes: [...before, ...page.nodes.filter(({ id }) => !known.has(id))] };
}

const listOf = (
  { events: { nodes, totalCount, pageInfo } }: EventsQuery,
  read: (after: string | null) => void,
): ListedEvents => ({
  events: nodes,
  totalCount,
  more: pageInfo.hasNextPage ? () => read(pageInfo.endCursor) : null,
});
