import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { Collaborators } from '@convivio/platform/collaborators';

/** Lets a cook act for an owner from now on. */
export function onCollaborationStarted(bus: Bus, collaborators: Collaborators): Promise<Consumer> {
  return bus.react({
    durable: 'events.collaboration-started',
    subjects: ['collaboration.started'],
    async handle({ data }) {
      const read = messages['collaboration.started'].safeParse(data);
      if (!read.success)
        throw new UnreadableMessage('collaboration.started without a collaboration');
      await collaborators.start(read.data);
    },
  });
}
