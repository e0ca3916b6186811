import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { PATIENT_BACKOFF_MS } from '@convivio/platform/bus/patient-backoff';
import type { IntakeTraces } from '../domain/erasure/intake-traces.ts';

/** Erases what intake and the magic chef keep of a deleted user. */
export function onUserDeleted(bus: Bus, traces: IntakeTraces): Promise<Consumer> {
  return bus.react({
    durable: 'intake-ai.user-deleted',
    subjects: ['user.deleted'],
    backoffMs: PATIENT_BACKOFF_MS,
    async handle({ data }) {
      const read = messages['user.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('user.deleted without a user');
      await traces.erase(read.data.userId);
    },
  });
}
