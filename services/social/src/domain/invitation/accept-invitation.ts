import { announce } from '@convivio/contracts/announcement';
import { conflict, invalid, notFound } from '@convivio/platform/errors';
import {
  MOST_COLLABORATIONS,
  type Collaboration,
  type Cook,
} from '../collaboration/collaboration.ts';
import type { CollaborationStore } from '../collaboration/collaboration-store.ts';
import { beginCollaboration } from './begin-collaboration.ts';
import type { Invitation } from './invitation.ts';
import {
  MESSAGES,
  messageOf,
  usableInvitation,
  type AcceptingPorts,
  type Usable,
} from './usable-invitation.ts';

/**
 * Uses an invitation up and begins the collaboration. Of several who accept at once one wins; accepted again by the same cook it is answered as
 * before, until the collaboration ends.
 */
export async function acceptInvitation(
  ports: AcceptingPorts,
  cook: Cook,
  code: string,
  now: Date,
): Promise<Collaboration> {
  const found = await usableInvitation(ports, cook, code, now);
  if (found.standing === 'accepted') return found.since;
  const invitation = allowAccepting(found);
  await refuseTooMany(ports.collaborations, invitation.ownerId, cook.id);
  const used = await useUp(ports, cook, invitation, now);
  const begun = await beginCollaboration(ports.collaborations, used);
  if (!begun) throw invalidInvitation();
  return begun;
}

/** The invitation as this cook has used it, in this call or one just before. */
async function useUp(
  { invitations }: AcceptingPorts,
  cook: Cook,
  { id, ownerId, ...invitation }: Invitation,
  now: Date,
): Promise<Invitation> {
  const accepted = announce('invitation.accepted', cook.id, {
    invitationId: id,
    ownerId,
    acceptedBy: cook.id,
  });
  if (await invitations.use(id, cook, now, [accepted]))
    return { ...invitation, id, ownerId, usedBy: cook.id, usedAt: now };
  const used = await invitations.find(id);
  if (used?.usedBy !== cook.id) throw invalidInvitation();
  return used;
}

function allowAccepting(found: Exclude<Usable, { standing: 'accepted' }>): Invitation {
  if (found.standing === 'invalid') throw invalidInvitation();
  if (found.standing === 'unavailable')
    throw conflict('INVITATION_UNAVAILABLE', MESSAGES.unavailable);
  if (found.standing === 'own') throw invalid('INVITATION_IS_YOURS', MESSAGES.own);
  if (found.standing === 'collaborating')
    throw conflict('ALREADY_COLLABORATING', messageOf(found)!);
  return found.invitation;
}

/** Two who begin at the same moment may both come in: the bound keeps lists short, and is no secret of anybody. */
async function refuseTooMany(
  store: CollaborationStore,
  ownerId: string,
  collaboratorId: string,
): Promise<void> {
  const [ofOwner, ofCollaborator] = await Promise.all([
    store.count({ ownerId }),
    store.count({ collaboratorId }),
  ]);
  if (ofOwner >= MOST_COLLABORATIONS)
    throw conflict(
      'TOO_MANY_COLLABORATORS',
      `This collection already has ${MOST_COLLABORATIONS} collaborators. Its owner can end a collaboration to make room.`,
    );
  if (ofCollaborator >= MOST_COLLABORATIONS)
    throw conflict(
      'TOO_MANY_COLLABORATIONS',
      `You already collaborate with ${MOST_COLLABORATIONS} people. End a collaboration to make room.`,
    );
}

const invalidInvitation = () => notFound('INVITATION_INVALID', MESSAGES.invalid);
