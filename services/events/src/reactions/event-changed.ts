import { messages } from '@convivio/contracts/messages';
import type { Bus, Consumer } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import type { FeedStore } from '../domain/calendar/feed-store.ts';

/** Counts for the calendar of a cook that a dinner was planned, changed or deleted. */
export function onEventChanged(bus: Bus, feeds: FeedStore): Promise<Consumer> {
  return bus.react({
    durable: 'events.event-changed',
    subjects: ['event.created', 'event.changed', 'event.deleted'],
    async handle({ subject, data }) {
      // All three tell the same.
      const read = messages['event.changed'].safeParse(data);
      if (!read.success) throw new UnreadableMessage(`${subject} without an event`);
      await feeds.countChange(read.data.ownerId);
    },
  });
}
