import { useQuery } from '@apollo/client/react';
import { EventDocument } from '../../../generated/documents/event.ts';
import { isMissing } from '../../../shared/api/error-kinds.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import type { ShownEvent } from './event-summary.tsx';

interface ReadEvent {
  /** Null while it is not known, and where there is none. */
  event: ShownEvent | null;
  /** Why it, or a part of it, could not be read. */
  error: unknown;
  refresh: () => void;
}

/** Reads an event in one request, and anew when it or a recipe of its menu changes. What was read stays while the server cannot be reached. */
export function useEvent(id: string | undefined): ReadEvent {
  const { data, previousData, error, refetch } = useQuery(EventDocument, {
    variables: { id: id ?? '' },
    skip: id === undefined,
    // A dish whose recipe cannot be read leaves the others in view.
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const refresh = () => void refetch().catch(() => {});
  const wasRead = data !== undefined;
  const isGone = isMissing(error) && !data?.event;
  const event = isGone ? null : (data?.event ?? previousData?.event ?? null);
  useLive('events.changed', ({ eventId }) => String(eventId) === id && refresh());
  useLive('recipes.changed', ({ recipeId }) => holds(event, String(recipeId)) && refresh());
  useLive('reconnected', refresh);
  useLive('opened', () => wasRead && refresh());
  return { event, error, refresh };
}

const holds = (event: ShownEvent | null, recipeId: string): boolean =>
  event?.recipes.some(
    (entry) => entry.recipeId === recipeId || entry.magicRecipeId === `magic_${recipeId}`,
  ) === true;
