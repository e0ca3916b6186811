import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { DeleteEventDocument } from '../../../generated/documents/delete-event.ts';
import type { EventCard_EventFragment } from '../../../generated/operations.ts';
import { useCollectionsChange } from '../../../kitchen/collection/use-collections-change.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { useEvents, type ListedEvents } from './use-events.ts';

export interface EventLists {
  ahead: ListedEvents;
  past: ListedEvents;
}

/** The events ahead and those that are over, as they are everywhere, and the way to delete one. */
export function usePlanner() {
  const client = useApolloClient();
  const ahead = useEvents('ahead');
  const past = useEvents('past');
  const refresh = () => void Promise.allSettled([ahead.refresh(), past.refresh()]);
  const lists: EventLists | null =
    ahead.list && past.list ? { ahead: ahead.list, past: past.list } : null;
  useLive('events.changed', refresh);
  useLive('reconnected', refresh);
  useCollectionsChange(refresh);
  useLive('opened', () => lists !== null && refresh());
  return {
    lists,
    error: ahead.error ?? past.error,
    refresh,
    async remove(event: EventCard_EventFragment) {
      await deleteEvent(client, event);
      refresh();
    },
  };
}

/** Deletes it for good and says how that went. */
async function deleteEvent(client: ApolloClient, { id }: { id: string }): Promise<void> {
  try {
    await client.mutate({ mutation: DeleteEventDocument, variables: { id } });
    notify.success({ title: 'Event deleted', text: 'Your dinner party has been deleted.' });
  } catch (failure) {
    notify.error({
      title: 'Error',
      text: sentenceOf(failure, 'Failed to delete event. Please try again.'),
    });
  }
}
