import { graphql } from '../../generated/graphql.ts';
import { sendCalendar } from '../answers/send-calendar.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

/** Events as calendars read them. */
export const calendarRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/events/{id}/calendar.ics',
    group: 'Events',
    summary: 'One event as an iCalendar file',
    more: 'Its hours are in its own zone. One without a date is refused.',
    operation: graphql(`
      query RestEventCalendar($id: ID!) {
        file: eventCalendar(eventId: $id) {
          fileName
          text
        }
      }
    `),
    about: 'The file.',
    failures: [422],
    finish: {
      answers: { 200: { about: 'The file.', type: 'text/calendar' } },
      send: async ({ file }, { response }) => sendCalendar(response, file),
    },
  }),
  operationRoute({
    method: 'get',
    path: '/calendar-feed',
    group: 'Events',
    summary: "The private address under which a calendar program reads the signed-in cook's events",
    more: 'Below the address of the product. Whoever knows it can read the events without signing in.',
    operation: graphql(`
      query RestCalendarFeed {
        feed: calendarFeed {
          path
        }
      }
    `),
    answer: { of: 'feed' },
    about: 'The address.',
  }),
  operationRoute({
    method: 'post',
    path: '/calendar-feed/renew',
    group: 'Events',
    summary: 'Gives the calendar another address; the old one is not found from then on',
    operation: graphql(`
      mutation RestRenewCalendarFeed {
        feed: renewCalendarFeed {
          path
        }
      }
    `),
    answer: { of: 'feed' },
    about: 'The address.',
  }),
];
