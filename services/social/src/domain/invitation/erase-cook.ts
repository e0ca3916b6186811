import { endAll } from '../collaboration/end-collaboration.ts';
import type { InvitationStores } from './usable-invitation.ts';

/**
 * Ends all collaborations of a cook and removes what is kept of that cook here. Throws while it waits to be told that some have ended: called again
 * it goes on where it was.
 */
export async function eraseCook(
  { invitations, collaborations }: InvitationStores,
  userId: string,
  now: Date,
): Promise<void> {
  // First what could begin another one.
  await invitations.erase(userId);
  await endAll(collaborations, userId, now);
  if (!(await collaborations.forgetEnded(userId)))
    throw new Error('it was not told yet that collaborations of an erased cook have ended');
}
