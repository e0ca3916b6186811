import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { PATIENT_BACKOFF_MS } from '@convivio/platform/bus/patient-backoff';
import type { Collaborators } from '@convivio/platform/collaborators';
import type { PlannerTraces } from '../domain/event/planner-traces.ts';

/** Erases the dinners, shopping lists and calendar of a deleted user, and for whom they acted. */
export function onUserDeleted(
  bus: Bus,
  traces: PlannerTraces,
  collaborators: Collaborators,
): Promise<Consumer> {
  return bus.react({
    durable: 'events.user-deleted',
    subjects: ['user.deleted'],
    backoffMs: PATIENT_BACKOFF_MS,
    async handle({ data }) {
      const read = messages['user.deleted'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('user.deleted without a user');
      await collaborators.forget(read.data.userId, new Date());
      await traces.erase(read.data.userId);
    },
  });
}
