import { requireAdministrator, requireUser } from '@convivio/platform/identity';
import { newId } from '@convivio/platform/ids';
import { acceptInvitation } from '../domain/invitation/accept-invitation.ts';
import { createInvitation, type InvitingPorts } from '../domain/invitation/create-invitation.ts';
import { pathOf } from '../domain/invitation/invitation-code.ts';
import { statusOf, type Invitation } from '../domain/invitation/invitation.ts';
import {
  listInvitations,
  searchInvitations,
  type InvitationPage,
} from '../domain/invitation/list-invitations.ts';
import { noteInvitationSent } from '../domain/invitation/note-sent.ts';
import { revokeAnyInvitation, revokeInvitation } from '../domain/invitation/revoke-invitation.ts';
import {
  messageOf,
  usableInvitation,
  type AcceptingPorts,
  type Usable,
} from '../domain/invitation/usable-invitation.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { presentCollaboration } from './collaboration-resolvers.ts';
import { invitationNumber } from './ids.ts';

export type InvitationPorts = InvitingPorts & AcceptingPorts;

const PAGE = 50;

export const invitationQueries = (ports: InvitationPorts): NonNullable<Resolvers['Query']> => ({
  invitation: async (_parent, { code }, context) => {
    const found = await usableInvitation(ports, context.actor, code, new Date());
    if (found.standing === 'invalid') context.guessedInVain++;
    return presentOffer(found);
  },
  invitations: async (_parent, { open, first, after }, { actor }) => {
    const ownerId = requireUser(actor).id;
    const now = new Date();
    const page = await listInvitations(ports.invitations, {
      ownerId,
      ...(open && { status: 'pending' }),
      now,
      first: first ?? PAGE,
      after: after ?? null,
    });
    return presentPage(page, (invitation) => presentInvitation(ports.secret, invitation, now));
  },
  allInvitations: async (_parent, { search, status, first, after }, { actor }) => {
    requireAdministrator(actor);
    const now = new Date();
    const { totalCount, ...page } = await searchInvitations(ports.invitations, {
      search: search ?? '',
      ...(status && { status }),
      now,
      first: first ?? PAGE,
      after: after ?? null,
    });
    return {
      ...presentPage(page, (invitation) => presentRecord(invitation, now)),
      totalCount,
    };
  },
});

export const invitationMutations = (
  ports: InvitationPorts,
): NonNullable<Resolvers['Mutation']> => ({
  createInvitation: async (_parent, { idempotencyKey }, { actor }) => {
    const now = new Date();
    return presentInvitation(
      ports.secret,
      await createInvitation(ports, requireUser(actor), idempotencyKey ?? null, newId, now),
      now,
    );
  },
  acceptInvitation: async (_parent, { code }, { actor }) =>
    presentCollaboration(await acceptInvitation(ports, requireUser(actor), code, new Date())),
  noteInvitationSent: async (_parent, { id, by }, { actor }) =>
    presentInvitation(
      ports.secret,
      await noteInvitationSent(ports.invitations, requireUser(actor), invitationNumber(id), by),
      new Date(),
    ),
  revokeInvitation: async (_parent, { id }, { actor }) => {
    const cook = requireUser(actor);
    const now = new Date();
    return presentInvitation(
      ports.secret,
      await revokeInvitation(ports.invitations, cook, invitationNumber(id), now),
      now,
    );
  },
  revokeAnyInvitation: async (_parent, { id }, { actor }) => {
    const administrator = requireAdministrator(actor);
    const now = new Date();
    return presentRecord(
      await revokeAnyInvitation(ports.invitations, administrator, invitationNumber(id), now),
      now,
    );
  },
});

function presentOffer(found: Usable) {
  const { standing } = found;
  const message = messageOf(found);
  if (standing === 'invalid' || standing === 'unavailable')
    return { standing, valid: false, message };
  const { invitation } = found;
  return {
    standing,
    valid: found.standing === 'collaborating' ? found.isFree : standing !== 'accepted',
    message,
    owner: { id: invitation.ownerId },
    expiresAt: invitation.expiresAt.toISOString(),
    collaboratingSince: 'since' in found ? found.since.createdAt.toISOString() : null,
  };
}

function presentInvitation(secret: string, invitation: Invitation, now: Date) {
  const status = statusOf(invitation, now);
  return {
    id: String(invitation.id),
    status,
    path: status === 'pending' ? pathOf(secret, invitation) : null,
    expiresAt: invitation.expiresAt.toISOString(),
    createdAt: invitation.createdAt.toISOString(),
    sentBy: invitation.sentBy,
  };
}

const presentRecord = (invitation: Invitation, now: Date) => ({
  id: String(invitation.id),
  user: { id: invitation.ownerId },
  userEmail: invitation.inviterEmail,
  collaboratorEmail: invitation.usedByEmail || null,
  status: statusOf(invitation, now),
  createdAt: invitation.createdAt.toISOString(),
});

const presentPage = <Shown>(
  { invitations, hasNextPage, endCursor }: InvitationPage,
  present: (invitation: Invitation) => Shown,
) => ({ nodes: invitations.map(present), pageInfo: { hasNextPage, endCursor } });
