import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { EventShoppingListDocument } from '../../../generated/documents/event-shopping-list.ts';
import type { UnitSystem } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { EventList } from '../text/event-list-text.ts';

export type GeneratedEventList =
  | { state: 'generating' }
  | { state: 'ready'; list: EventList }
  | { state: 'failed'; sentence: string };

const generating: GeneratedEventList = { state: 'generating' };

/** What to buy for an event: generated once when it is wanted. */
export function useEventList(eventId: string, units: UnitSystem, wanted: boolean) {
  const client = useApolloClient();
  const [generated, setGenerated] = useState<GeneratedEventList>(generating);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const fail = (failure: unknown) => {
      if (left) return;
      const sentence = sentenceOf(failure, 'Try again in a moment.');
      setGenerated({ state: 'failed', sentence });
      notify.error({ title: 'Failed to generate shopping list', text: sentence });
    };
    const asked = client.query({
      query: EventShoppingListDocument,
      variables: { eventId, units },
      fetchPolicy: 'no-cache',
    });
    asked.then(({ data }) => {
      if (!left && data) setGenerated({ state: 'ready', list: data.eventShoppingList });
    }, fail);
    return () => void (left = true);
  }, [client, eventId, units, wanted, tries]);
  const retry = () => {
    setGenerated(generating);
    setTries((before) => before + 1);
  };
  return { generated, retry };
}
