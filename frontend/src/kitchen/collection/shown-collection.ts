import { useSyncExternalStore } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { onDevice } from '../../shared/storage/web-storage.ts';
import { useCollections } from './collections.ts';

const listeners = new Set<() => void>();
const keyOf = (userId: string) => `shown-collection:${userId}`;
/** Where nothing can be kept the choice holds for this page. */
let chosenHere: { userId: string; ownerId: string | null } | null = null;

function chosenBy(userId: string): string | null {
  return chosenHere?.userId === userId ? chosenHere.ownerId : onDevice.read(keyOf(userId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface ShownCollection {
  /** Its owner; null for the cook's own. */
  ownerId: string | null;
  /** Whether the device remembers one in which the cook works no more. */
  hasEnded: boolean;
  choose: (ownerId: string | null) => void;
}

/** Whose recipes the library shows, remembered on the device; the cook's own as soon as another collection is not theirs to work in. */
export function useShownCollection(): ShownCollection {
  const userId = useSession().user?.id ?? '';
  const { others } = useCollections();
  const chosen = useSyncExternalStore(subscribe, () => chosenBy(userId));
  const hasEnded =
    chosen !== null && others !== undefined && !others.some(({ ownerId }) => ownerId === chosen);
  return {
    // Until they are known what the device remembers is asked for; the server knows.
    ownerId: hasEnded ? null : chosen,
    hasEnded,
    choose(ownerId) {
      chosenHere = onDevice.keep(keyOf(userId), ownerId) ? null : { userId, ownerId };
      for (const listener of listeners) listener();
    },
  };
}
