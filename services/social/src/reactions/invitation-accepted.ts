import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { beginCollaboration } from '../domain/invitation/begin-collaboration.ts';
import type { InvitationStores } from '../domain/invitation/usable-invitation.ts';

/** Begins the collaboration of an invitation that was used up, where whoever used it up was stopped in between. */
export function onInvitationAccepted(
  bus: Bus,
  { invitations, collaborations }: InvitationStores,
): Promise<Consumer> {
  return bus.react({
    durable: 'social.invitation-accepted',
    subjects: ['invitation.accepted'],
    async handle({ data }) {
      const read = messages['invitation.accepted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('invitation.accepted without an invitation');
      const invitation = await invitations.find(read.data.invitationId);
      if (invitation) await beginCollaboration(collaborations, invitation);
    },
  });
}
