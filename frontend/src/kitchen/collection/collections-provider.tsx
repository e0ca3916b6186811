import { useQuery } from '@apollo/client/react';
import { useMemo, type ReactNode } from 'react';
import { CollaborationsDocument } from '../../generated/documents/collaborations.ts';
import { useLive } from '../../shared/api/use-live.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CollectionsContext } from './collections.ts';

/** Knows, for all pages below, in whose collections the cook works. */
export function CollectionsProvider({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id;
  const { data, refetch } = useQuery(CollaborationsDocument);
  // What goes wrong leaves what was known.
  const refresh = useMemo(() => () => void refetch().catch(() => {}), [refetch]);
  useLive('collaborations.changed', refresh);
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
