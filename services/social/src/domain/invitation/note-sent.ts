import type { Cook } from '../collaboration/collaboration.ts';
import type { InvitationStore } from './invitation-store.ts';
import type { Invitation, InvitationChannel } from './invitation.ts';
import { allowChanging } from './policy.ts';

/** Notes how its owner sent an invitation, by which one is told from another in a list. */
export async function noteInvitationSent(
  store: InvitationStore,
  cook: Pick<Cook, 'id'>,
  id: number,
  sentBy: InvitationChannel,
): Promise<Invitation> {
  const invitation = allowChanging(cook, await store.find(id));
  await store.noteSent(id, sentBy);
  return { ...invitation, sentBy };
}
