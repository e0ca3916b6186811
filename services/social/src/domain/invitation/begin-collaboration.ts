import { announce } from '@convivio/contracts/announcement';
import { collaborationRef, type Collaboration } from '../collaboration/collaboration.ts';
import type { CollaborationStore } from '../collaboration/collaboration-store.ts';
import type { Invitation } from './invitation.ts';

/** Begins what an invitation was used up for, however often it is called; null where that has ended since, or nobody has used it. */
export async function beginCollaboration(
  store: CollaborationStore,
  { id, ownerId, usedBy, usedAt }: Pick<Invitation, 'id' | 'ownerId' | 'usedBy' | 'usedAt'>,
): Promise<Collaboration | null> {
  if (usedBy === null || usedAt === null) return null;
  const begun = { id, ownerId, collaboratorId: usedBy, createdAt: usedAt };
  const started = announce('collaboration.started', usedBy, collaborationRef(begun));
  if (await store.insert(begun, [started])) return begun;
  const goesOn = await store.between(ownerId, usedBy);
  // A second link of the same owner is used up too: it must not let in again who was shown out.
  if (goesOn && goesOn.id !== id) await store.insertEnded(begun, usedAt);
  return goesOn;
}
