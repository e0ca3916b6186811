import { useSession } from '../../shared/session/use-session.ts';
import { useCollectionOf } from './collections.ts';

/** What somebody is to what belongs to this owner. Who works in the collection changes what is in it; what is the owner's alone is not shown to them. */
export type Role = 'owner' | 'collaborator' | 'other';

export function useRole(ownerId: string | undefined): Role {
  const userId = useSession().user?.id;
  const collection = useCollectionOf(ownerId);
  if (ownerId === undefined || userId === undefined) return 'other';
  return ownerId === userId ? 'owner' : collection ? 'collaborator' : 'other';
}
