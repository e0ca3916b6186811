import type { IsBarred } from '@convivio/platform/access-end';
import type { CollaborationStore } from '../collaboration/collaboration-store.ts';
import type { Collaboration, Cook } from '../collaboration/collaboration.ts';
import { hashOfCode } from './invitation-code.ts';
import type { InvitationStore } from './invitation-store.ts';
import { statusOf, type Invitation } from './invitation.ts';

/** Where invitations and what begins with them are kept. */
export interface InvitationStores {
  invitations: InvitationStore;
  collaborations: CollaborationStore;
}

export interface AcceptingPorts extends InvitationStores {
  isBarred: IsBarred;
}

export const MESSAGES = {
  /** Of a code that was never given, and of an invitation that was used, revoked, or has expired. */
  invalid: 'This invitation link is invalid, expired, or has already been used.',
  /** Of one whose owner is suspended. */
  unavailable: 'This invitation cannot be accepted at the moment. Try again later.',
  own: 'This is your own invitation. Send it to the person you want to cook with.',
  collaborating: 'You already collaborate. The invitation is still free for someone else.',
  /** While its owner is suspended it is free for nobody. */
  collaboratingOnly: 'You already collaborate.',
  accepted: 'You have accepted this invitation already.',
} as const;

/** Why a reader cannot accept it; null where that is possible. */
export function messageOf(found: Usable): string | null {
  if (found.standing === 'open') return null;
  if (found.standing === 'collaborating' && !found.isFree) return MESSAGES.collaboratingOnly;
  return MESSAGES[found.standing];
}

/** What a code leads to for whoever has it. */
export type Usable =
  | { standing: 'invalid' }
  | { standing: 'unavailable' }
  | { standing: 'open' | 'own'; invitation: Invitation }
  | { standing: 'accepted'; invitation: Invitation; since: Collaboration }
  | {
      standing: 'collaborating';
      invitation: Invitation;
      since: Collaboration;
      /** Whether somebody else can accept it at the moment. */
      isFree: boolean;
    };

/** Reads a code for somebody; `accepted` is said to the one who has accepted it, while that collaboration goes on. */
export async function usableInvitation(
  { invitations, collaborations, isBarred }: AcceptingPorts,
  reader: Pick<Cook, 'id'> | null,
  code: string,
  now: Date,
): Promise<Usable> {
  const hash = hashOfCode(code);
  const invitation = hash && (await invitations.findByCode(hash));
  if (!invitation) return { standing: 'invalid' };
  const mine = reader !== null && invitation.usedBy === reader.id;
  if (!mine && statusOf(invitation, now) !== 'pending') return { standing: 'invalid' };
  if (reader?.id === invitation.ownerId) return { standing: 'own', invitation };
  const since = reader && (await collaborations.between(invitation.ownerId, reader.id));
  const isFree = !isBarred(invitation.ownerId);
  if (since)
    return mine
      ? { standing: 'accepted', invitation, since }
      : { standing: 'collaborating', invitation, since, isFree };
  // One that was used and has begun nothing yet: who used it may still come in. Behind that it has ended.
  if (mine && (await collaborations.find(invitation.id))) return { standing: 'invalid' };
  return isFree ? { standing: 'open', invitation } : { standing: 'unavailable' };
}
