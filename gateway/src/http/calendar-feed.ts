import type { RequestHandler } from 'express';
import { graphql } from '../generated/graphql.ts';
import { sendCalendar } from '../rest/answers/send-calendar.ts';
import type { RunOperation } from '../rest/run-operation.ts';

const calendar = graphql(`
  query RestCalendar($token: String!, $knownTag: String) {
    file: calendar(token: $token, knownTag: $knownTag) {
      fileName
      text
      tag
    }
  }
`);

/** GET /calendar/{token}.ics: all events behind a private address, for calendar programs, which cannot sign in. */
export function calendarFeed(run: RunOperation): RequestHandler {
  return async (request, response) => {
    const [, token = ''] = /^(.*)\.ics$/.exec(String(request.params['file'])) ?? [];
    const requestId = response.locals['requestId'] as string;
    const [, knownTag = null] =
      /^(?:W\/)?"([\w-]{1,100})"$/.exec(request.get('if-none-match') ?? '') ?? [];
    const asked = { token, knownTag };
    const { file } = await run(calendar, asked, { authorization: undefined, requestId });
    // Kept by the program that asked, and by nothing on the way.
    response.set('cache-control', 'private, no-cache');
    if (file) return sendCalendar(response, file, file.tag);
    response.set('etag', `"${knownTag}"`).status(304).end();
  };
}
