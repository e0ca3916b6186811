import { notFound } from '@convivio/platform/errors';
import type { Cook } from '../collaboration/collaboration.ts';
import type { Invitation } from './invitation.ts';

/** The invitation if it is the cook's. What one may not see is not found. */
export function allowChanging(cook: Pick<Cook, 'id'>, invitation: Invitation | null): Invitation {
  if (invitation?.ownerId === cook.id) return invitation;
  throw invitationNotFound();
}

export const invitationNotFound = () =>
  notFound('INVITATION_NOT_FOUND', 'This invitation does not exist.');
