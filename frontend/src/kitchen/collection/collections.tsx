import { useQuery } from '@apollo/client/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { CollaborationsDocument } from '../../generated/documents/collaborations.ts';
import { useLive } from '../../shared/api/use-live.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** A collection that the cook works in beside their own, named by its owner. */
export interface Collection {
  ownerId: string;
  /** Of its owner. */
  name: string;
}

interface Collections {
  /** Those beside the cook's own; undefined until they are known. */
  others: readonly Collection[] | undefined;
  /** Asks anew: one may have ended. */
  refresh: () => void;
}

const CollectionsContext = createContext<Collections>({ others: undefined, refresh: () => {} });

/** Knows, for all pages below, in whose collections the cook works. */
export function CollectionsProvider({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id;
  const { data, refetch } = useQuery(CollaborationsDocument);
  // What goes wrong leaves what was known.
  const refresh = useMemo(() => () => void refetch().catch(() => {}), [refetch]);
  useLive('reconnected', refresh);
  const collections = useMemo(
    () => ({
      others: data?.collaborations
        .filter(({ collaborator }) => collaborator.id === userId)
        .map(({ owner }) => ({ ownerId: owner.id, name: owner.name })),
      refresh,
    }),
    [data, userId, refresh],
  );
  return <CollectionsContext value={collections}>{children}</CollectionsContext>;
}

export const useCollections = (): Collections => useContext(CollectionsContext);

/** The collection that something of this owner is in; null where it is the cook's own, or none that they work in. */
export const useCollectionOf = (ownerId: string | undefined): Collection | null =>
  useCollections().others?.find((one) => one.ownerId === ownerId) ?? null;

/** "Anna Rossi's" */
export const whose = ({ name }: Collection): string => `${name}'s`;
