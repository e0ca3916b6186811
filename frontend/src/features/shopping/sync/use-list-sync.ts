import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { listSync, type ListSync } from './list-sync.ts';
import { shownList, type ShownList } from './shown-list.ts';
import type { WaitingChange } from './waiting-changes.ts';

/** The lists of the signed-in cook, and what of them waits to be sent. */
export function useListSync(): ListSync {
  const client = useApolloClient();
  const { user } = useSession();
  return listSync(client, user?.id ?? '');
}

export interface OpenList {
  /** Null while it is read, and where it could not be. */
  list: ShownList | 'gone' | null;
  /** Why it could not be read. */
  error: unknown;
  retry: () => void;
}

/** A list as it is shown, read when it is opened for the first time. */
export function useOpenList(sync: ListSync, id: string | null): OpenList {
  const known = useSyncExternalStore(sync.lists.subscribe, () =>
    id === null ? undefined : sync.lists.get(id),
  );
  const waiting = useWaiting(sync);
  const [failed, setFailed] = useState<{ id: string; error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  const wanted = id !== null && known === undefined;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    sync.read(id).catch((error: unknown) => left || setFailed({ id, error }));
    return () => void (left = true);
  }, [sync, id, wanted, tries]);
  const list = useMemo(
    () => (known === undefined || known === 'gone' ? (known ?? null) : shownList(known, waiting)),
    [known, waiting],
  );
  return {
    list,
    error: list === null && failed?.id === id ? failed?.error : null,
    retry: () => {
      setFailed(null);
      setTries((before) => before + 1);
    },
  };
}

const useWaiting = ({ waiting }: ListSync): readonly WaitingChange[] =>
  useSyncExternalStore(waiting.subscribe, waiting.all);

/** How many changes of a list could not be sent yet; 0 while they are on their way. */
export function useUnsent(sync: ListSync, listId: string): number {
  const stalled = useSyncExternalStore(sync.sender.subscribe, sync.sender.isStalled);
  const waiting = useWaiting(sync);
  return stalled ? waiting.filter((change) => change.listId === listId).length : 0;
}
