import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { EventShoppingListDocument } from '../../../generated/documents/event-shopping-list.ts';
import type { UnitSystem } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import { keepCook } from '../../../shared/session/kept-cook.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { isRefusal } from '../sync/send-change.ts';
import type { EventList } from '../text/event-list-text.ts';
import { KeptEventLists, type KeptEventList } from './kept-event-lists.ts';

export type GeneratedEventList =
  | { state: 'generating' }
  | { state: 'ready'; list: EventList }
  /** It could not be generated now; this one was before. */
  | ({ state: 'kept'; sentence: string } & KeptEventList)
  | { state: 'failed'; sentence: string };

const generating: GeneratedEventList = { state: 'generating' };

/** A list that is as long as one may be takes some seconds, and waits for those that its cook has asked for before. */
const LONGEST_WAIT_MS = 60_000;

/** What to buy for an event: generated once when it is wanted; where it cannot be, it is told as the device has it. */
export function useEventList(eventId: string, units: UnitSystem, wanted: boolean) {
  const client = useApolloClient();
  const { user } = useSession();
  const [generated, setGenerated] = useState<GeneratedEventList>(generating);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const kept = new KeptEventLists(user?.id ?? '');
    const fail = (failure: unknown) => {
      if (isRefusal(failure)) kept.drop(eventId);
      if (left) return;
      const sentence = sentenceOf(failure, 'Try again in a moment.');
      const before = kept.read(eventId);
      setGenerated(before ? { state: 'kept', sentence, ...before } : { state: 'failed', sentence });
      notify.error({ title: 'Failed to generate shopping list', text: sentence });
    };
    const asked = client.query({
      query: EventShoppingListDocument,
      variables: { eventId, units },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(LONGEST_WAIT_MS) } },
    });
    asked.then(({ data }) => {
      if (!data) return;
      const list = data.eventShoppingList;
      if (user) keepCook(user);
      kept.keep(eventId, { list, madeAt: new Date() });
      if (!left) setGenerated({ state: 'ready', list });
    }, fail);
    return () => void (left = true);
  }, [client, eventId, units, user, wanted, tries]);
  const again = () => setTries((before) => before + 1);
  const { state } = generated;
  useLive('reconnected', () => (state === 'kept' || state === 'failed') && again());
  const retry = () => {
    // A list that is shown stays while another one is made.
    if (state === 'failed') setGenerated(generating);
    again();
  };
  return { generated, retry };
}
