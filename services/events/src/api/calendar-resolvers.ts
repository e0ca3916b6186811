import {
  calendarFeed,
  readFeed,
  renewCalendarFeed,
  type FeedPorts,
} from '../domain/calendar/calendar-feed.ts';
import { eventCalendar } from '../domain/calendar/event-calendar.ts';
import type { EventStore } from '../domain/event/event-store.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { eventNumber } from './ids.ts';
import type { CookOf } from './who-asks.ts';

export type CalendarPorts = FeedPorts & { events: EventStore; cookOf: CookOf };

/** Dinners as calendars read them. */
export const calendarQueries = (ports: CalendarPorts): NonNullable<Resolvers['Query']> => ({
  eventCalendar: (_parent, { eventId }, { actor }) =>
    eventCalendar(ports.events, ports.cookOf(actor), eventNumber(eventId)),
  calendarFeed: async (_parent, _arguments, { actor }) => ({
    path: await calendarFeed(ports, ports.cookOf(actor)),
  }),
  calendar: (_parent, { token, knownTag }) => readFeed(ports, token, knownTag ?? null, new Date()),
});

export const calendarMutations = (ports: CalendarPorts): NonNullable<Resolvers['Mutation']> => ({
  renewCalendarFeed: async (_parent, _arguments, { actor }) => ({
    path: await renewCalendarFeed(ports, ports.cookOf(actor)),
  }),
});
