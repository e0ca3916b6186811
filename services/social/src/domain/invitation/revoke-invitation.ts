import { announce } from '@convivio/contracts/announcement';
import { conflict } from '@convivio/platform/errors';
import type { Cook } from '../collaboration/collaboration.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { Invitation } from './invitation.ts';
import { allowChanging, invitationNotFound } from './policy.ts';

/** Makes an own invitation invalid. One that has been revoked before is no failure; one that was accepted is refused. */
export async function revokeInvitation(
  store: InvitationStore,
  cook: Pick<Cook, 'id'>,
  id: number,
  now: Date,
): Promise<Invitation> {
  return revoke(store, cook, allowChanging(cook, await store.find(id)), now);
}

/** The same for an administrator, whosever it is. */
export async function revokeAnyInvitation(
  store: InvitationStore,
  administrator: Pick<Cook, 'id'>,
  id: number,
  now: Date,
): Promise<Invitation> {
  const invitation = await store.find(id);
  if (!invitation) throw invitationNotFound();
  return revoke(store, administrator, invitation, now);
}

async function revoke(
  store: InvitationStore,
  { id: actorId }: Pick<Cook, 'id'>,
  { id, ownerId }: Invitation,
  now: Date,
): Promise<Invitation> {
  await store.revoke(id, now, [
    announce('invitation.revoked', actorId, { invitationId: id, ownerId }),
  ]);
  // Whoever was first, an acceptance or a revocation, stands in it.
  const left = await store.find(id);
  if (!left) throw invitationNotFound();
  if (left.usedAt)
    throw conflict(
      'INVITATION_ACCEPTED',
      'This invitation has been accepted already. End the collaboration instead.',
    );
  return left;
}
