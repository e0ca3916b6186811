import { announce } from '@convivio/contracts/announcement';
import { requestDigest, type UseKey } from '@convivio/contracts/idempotency-key';
import { conflict, tooMany } from '@convivio/platform/errors';
import { refuseUnusableKey } from '@convivio/platform/usable-key';
import type { Cook } from '../collaboration/collaboration.ts';
import { codeOf, hashOfCode, newSeed } from './invitation-code.ts';
import { LIMITS } from './invitation-limits.data.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { Invitation } from './invitation.ts';

export interface InvitingPorts {
  invitations: InvitationStore;
  useKey: UseKey;
  /** Makes codes, so that none has to be kept. */
  secret: string;
}

/** Makes an invitation for one other cook; once for each key. */
export async function createInvitation(
  ports: InvitingPorts,
  cook: Cook,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<Invitation> {
  const { invitations, useKey } = ports;
  refuseUnusableKey(key);
  if (key !== null) await useKey(cook.id, key, requestDigest('createInvitation', {}));
  const before = key === null ? null : await invitations.findByKey(cook.id, key);
  if (before) return before;
  await refuseTooMany(invitations, cook, now);
  const invitation = newInvitation(ports, cook, newId(), now);
  const announced = announce('invitation.created', cook.id, {
    invitationId: invitation.id,
    ownerId: cook.id,
  });
  if (await invitations.insert(invitation, [announced], key)) return invitation;
  const other = key === null ? null : await invitations.findByKey(cook.id, key);
  if (!other) throw new Error('the invitation was not kept, nor another with its key');
  return other;
}

function newInvitation(
  { secret }: Pick<InvitingPorts, 'secret'>,
  { id: ownerId, email: inviterEmail }: Cook,
  id: number,
  now: Date,
): Invitation {
  const seed = newSeed();
  return {
    id,
    ownerId,
    inviterEmail,
    seed,
    codeHash: hashOfCode(codeOf(secret, { ownerId, seed })) as string,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIMITS.lifeMs),
    usedBy: null,
    usedByEmail: '',
    usedAt: null,
    revokedAt: null,
    sentBy: null,
  };
}

async function refuseTooMany(store: InvitationStore, { id }: Cook, now: Date): Promise<void> {
  const [open, lately] = await Promise.all([
    store.countOpen(id, now),
    store.countSince(id, new Date(now.getTime() - LIMITS.hourMs)),
  ]);
  if (open >= LIMITS.open)
    throw conflict(
      'TOO_MANY_INVITATIONS',
      `There can be ${LIMITS.open} open invitations. Revoke one that you do not need.`,
    );
  if (lately >= LIMITS.anHour)
    throw tooMany(
      'That is a lot of invitations at once. Wait a while, or copy one that is still open.',
      LIMITS.hourMs / 2_000,
    );
}
