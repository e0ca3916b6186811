import { useQuery } from '@apollo/client/react';
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

/** Reads events of one time, page by page. */
export function useEvents(when: EventTime) {
  const { data, error, refetch, fetchMore } = useQuery(EventsDocument, {
    variables: { when, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const list = data ? listOf(data, (after) => void more(after)) : null;
  const more = (after: string | null) =>
    fetchMore({
      variables: { when, after },
      updateQuery: (before, { fetchMoreResult: further }) => ({
        events: { ...further.events, nodes: [...before.events.nodes, ...further.events.nodes] },
      }),
    }).catch(() => {});
  return { list, error, refetch };
}

const listOf = (
  { events: { nodes, totalCount, pageInfo } }: EventsQuery,
  read: (after: string | null) => void,
): ListedEvents => ({
  events: nodes,
  totalCount,
  more: pageInfo.hasNextPage ? () => read(pageInfo.endCursor) : null,
});
