import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { PATIENT_BACKOFF_MS } from '@convivio/platform/bus/patient-backoff';
import type { Collaborators } from '@convivio/platform/collaborators';
import { eraseAccount } from '../domain/erasure/erase-account.ts';

/** Removes a deleted user from the issuer and what is kept of them here. */
export function onUserDeleted(
  bus: Bus,
  ports: Parameters<typeof eraseAccount>[0],
  collaborators: Collaborators,
): Promise<Consumer> {
  return bus.react({
    durable: 'admin.user-deleted',
    subjects: ['user.deleted'],
    backoffMs: PATIENT_BACKOFF_MS,
    async handle({ data }) {
      const read = messages['user.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('user.deleted without a user');
      await collaborators.forget(read.data.userId, new Date());
      await eraseAccount(ports, read.data.userId);
    },
  });
}
