import { requireUser } from '@convivio/platform/identity';
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

export type CalendarPorts = FeedPorts & { events: EventStore };

/** Dinners as calendars read them. */
export const calendarQueries = (ports: CalendarPorts): NonNullable<Resolvers['Query']> => ({
  eventCalendar: (_parent, { eventId }, { actor }) =>
    eventCalendar(ports.events, requireUser(actor), eventNumber(eventId)),
  calendarFeed: async (_parent, _arguments, { actor }) => ({
    path: await calendarFeed(ports, requireUser(actor)),
  }),
  calendar: (_parent, { token, knownTag }) => readFeed(ports, token, knownTag ?? null, new Date()),
});

export const calendarMutations = (ports: CalendarPorts): NonNullable<Resolvers['Mutation']> => ({
  renewCalendarFeed: async (_parent, _arguments, { actor }) => ({
    path: await renewCalendarFeed(ports, requireUser(actor)),
  }),
});
