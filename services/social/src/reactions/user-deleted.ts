import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { PATIENT_BACKOFF_MS } from '@convivio/platform/bus/patient-backoff';
import { eraseCook } from '../domain/invitation/erase-cook.ts';
import type { InvitationStores } from '../domain/invitation/usable-invitation.ts';
import { eraseLinksOfUser } from '../domain/links/erase-links.ts';
import type { LinkPorts } from '../domain/links/link-ports.ts';

type Stores = InvitationStores & { links: Pick<LinkPorts, 'links' | 'views' | 'signUps'> };

/** Erases the links, invitations and collaborations of a deleted user. */
export function onUserDeleted(bus: Bus, { links, ...stores }: Stores): Promise<Consumer> {
  return bus.react({
    durable: 'social.user-deleted',
    subjects: ['user.deleted'],
    backoffMs: PATIENT_BACKOFF_MS,
    async handle({ data }) {
      const read = messages['user.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('user.deleted without a user');
      const { userId } = read.data;
      const now = new Date();
      await eraseLinksOfUser(links, userId, now);
      await eraseCook(stores, userId, now);
    },
  });
}
