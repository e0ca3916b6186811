import { announce } from '@convivio/contracts/announcement';
import { notFound } from '@convivio/platform/errors';
import { collaborationRef, type Collaboration, type Cook } from './collaboration.ts';
import type { CollaborationStore } from './collaboration-store.ts';

/** Ends a collaboration, which either side may. One that has ended already is no failure; another's is not found. */
export async function endCollaboration(
  store: CollaborationStore,
  cook: Pick<Cook, 'id'>,
  id: number,
  now: Date,
): Promise<void> {
  const collaboration = allowEnding(cook, await store.find(id));
  await endNow(store, cook.id, collaboration, now);
}

/** Ends all collaborations of a cook, on either side. */
export async function endAll(store: CollaborationStore, userId: string, now: Date): Promise<void> {
  for (const collaboration of await store.of(userId))
    await endNow(store, userId, collaboration, now);
}

const endNow = (
  store: CollaborationStore,
  actorId: string,
  collaboration: Collaboration,
  now: Date,
) =>
  store.end(collaboration.id, now, [
    announce('collaboration.ended', actorId, collaborationRef(collaboration)),
  ]);

function allowEnding({ id }: Pick<Cook, 'id'>, collaboration: Collaboration | null): Collaboration {
  if (collaboration && [collaboration.ownerId, collaboration.collaboratorId].includes(id))
    return collaboration;
  throw notFound('COLLABORATION_NOT_FOUND', 'This collaboration does not exist.');
}
