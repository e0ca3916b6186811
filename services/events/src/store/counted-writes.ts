import type { FeedStore } from '../domain/calendar/feed-store.ts';
import type { EventStore } from '../domain/event/event-store.ts';

/**
 * The same store, which counts each write for the calendar of the cook once it is done: who has the calendar of the count before asks for nothing
 * that is older. A write holds also where it could not be counted; calendars are written anew each day.
 */
export function countedWrites(events: EventStore, feeds: FeedStore): EventStore {
  const counted = async (ownerId: string, written: Promise<boolean>): Promise<boolean> => {
    const isDone = await written;
    if (isDone) await feeds.countChange(ownerId).catch(() => {});
    return isDone;
  };
  return {
    ...events,
    insert: (event, announced, key) => counted(event.ownerId, events.insert(event, announced, key)),
    replace: (before, after, announced) =>
      counted(before.ownerId, events.replace(before, after, announced)),
    remove: (event, now, announced) => counted(event.ownerId, events.remove(event, now, announced)),
  };
}
