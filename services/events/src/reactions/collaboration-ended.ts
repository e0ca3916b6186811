import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Collaborators } from '@convivio/platform/collaborators';

/** Lets a cook act for an owner no more. */
export function onCollaborationEnded(bus: Bus, collaborators: Collaborators): Promise<Consumer> {
  return bus.react({
    durable: 'events.collaboration-ended',
    subjects: ['collaboration.ended'],
    async handle({ data }) {
      const read = messages['collaboration.ended'].safeParse(data);
      if (!read.success) throw new UnreadableMessage('collaboration.ended without a collaboration');
      await collaborators.end(read.data, new Date());
    },
  });
}
