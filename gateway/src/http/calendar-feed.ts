import type { RequestHandler } from 'express';
import { graphql } from '../generated/graphql.ts';
import { sendCalendar } from '../rest/answers/send-calendar.ts';
import type { RunOperation } from '../rest/run-operation.ts';

const calendar = graphql(`
  query RestCalendar($token: String!) {
    file: calendar(token: $token) {
      fileName
      text
    }
  }
`);

/** GET /calendar/{token}.ics: all events behind a private address, for calendar programs, which cannot sign in. */
export function calendarFeed(run: RunOperation): RequestHandler {
  return async (request, response) => {
    const [, token = ''] = /^(.*)\.ics$/.exec(String(request.params['file'])) ?? [];
    const requestId = response.locals['requestId'] as string;
    const { file } = await run(calendar, { token }, { authorization: undefined, requestId });
    // Kept by the program that asked, and by nothing on the way.
    response.set('cache-control', 'private, no-cache');
    sendCalendar(request, response, file);
  };
}
