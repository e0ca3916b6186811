import { positionBehind } from '../event/event-order.ts';
import type { EventStore, EventTime, Position } from '../event/event-store.ts';
import { dinnerOf, isDated, type CalendarDinner } from './calendar-dinner.ts';

export type EventPages = Pick<EventStore, 'page'>;

/** As many dinners a calendar shows; half of them may be over, and more where fewer are ahead. */
const MOST = 1_000;
/** So many letters are said of each, so that a calendar of the most is not too large to be sent. */
const MOST_LETTERS = 4_000;
/** A dinner may have a hundred dishes and long notes, of which a calendar shows little: so many are held whole. */
const AT_ONCE = 100;

/** The dinners of a cook around a moment in their order: what began before it is over. */
export async function dinnersAround(
  events: EventPages,
  ownerId: string,
  over: Date,
): Promise<CalendarDinner[]> {
  const dated = (when: EventTime) => datedIn(events, ownerId, when, over);
  const [ahead, past] = [await dated('ahead'), await dated('past')];
  const next = ahead.slice(0, Math.max(MOST / 2, MOST - past.length));
  return [...past.slice(0, MOST - next.length).reverse(), ...next];
}

/** The first dinners in an order that have a date. */
async function datedIn(
  events: EventPages,
  ownerId: string,
  when: EventTime,
  over: Date,
): Promise<CalendarDinner[]> {
  const dinners: CalendarDinner[] = [];
  let after: Position | null = null;
  while (dinners.length < MOST) {
    const page = await events.page([ownerId], { when, over, first: AT_ONCE, after });
    const dated = page.events.filter(isDated);
    for (const event of dated) dinners.push(dinnerOf(event, MOST_LETTERS));
    // Those without a date stand behind all others.
    if (!page.hasNextPage || dated.length < page.events.length) break;
    after = positionBehind(when, page.events.at(-1)!);
  }
  return dinners;
}
