import { z } from 'zod';
import { liveEvents } from '@convivio/contracts/live-events';
import { docsPage } from '../openapi/docs-page.ts';
import { openApi } from '../openapi/openapi.ts';
import { route, type RestRoute } from '../route.ts';

/** Signing in and out, live events, health, and the description of the whole. `all` is asked when somebody wants to read it. */
export function serviceRoutes(all: () => readonly RestRoute[]): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/stream',
      group: 'Imports',
      access: 'cook',
      summary:
        "Live events of the signed-in cook's imports, exports, recipes, events, shopping lists and collaborations",
      more: [
        `Server-sent events: ${eventsInWords()}.`,
        'Of recipes, events and shopping lists those too of the cooks with whom one collaborates.',
        'A comment comes every 20 seconds. The line ends with the token; come back with a new one and read again what you show, for nothing is repeated.',
      ].join(' '),
      answers: { 200: { about: 'The events.', type: 'text/event-stream' } },
      handle: ({ ports, request, response }) => ports.stream(request, response),
    }),
    route({
      method: 'get',
      path: '/login',
      group: 'Service',
      access: 'open',
      summary: 'Leads a browser to the sign-in page',
      query: z.object({
        returnTo: z.unknown().meta({ description: 'The path of this site to come back to.' }),
      }),
      answers: { 302: { about: 'To the web app, which begins the sign-in.' } },
      handle: ({ request, response }) =>
        response.redirect(
          302,
          `/?login=${encodeURIComponent(localPath(request.query['returnTo']))}`,
        ),
    }),
    route({
      method: 'get',
      path: '/logout',
      group: 'Service',
      access: 'open',
      summary: 'Signs a browser out',
      answers: { 302: { about: 'To the web app, which ends the session.' } },
      handle: ({ response }) => response.redirect(302, '/?logout'),
    }),
    route({
      method: 'get',
      path: '/health',
      group: 'Service',
      access: 'open',
      summary: 'Says that the gateway runs',
      answers: { 200: { about: 'It runs.', json: z.strictObject({ status: z.literal('live') }) } },
      handle: ({ response }) => void response.json({ status: 'live' }),
    }),
    ...descriptionRoutes(all),
  ];
}

/** The description of the API as a file and as a page. */
function descriptionRoutes(all: () => readonly RestRoute[]): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/openapi.json',
      group: 'Service',
      access: 'open',
      summary: 'This description, as OpenAPI 3.1',
      answers: {
        200: { about: 'The description.', json: z.looseObject({ openapi: z.literal('3.1.0') }) },
      },
      handle: ({ response }) => void response.json(openApi(all())),
    }),
    route({
      method: 'get',
      path: '/docs',
      group: 'Service',
      access: 'open',
      summary: 'This description, as a page',
      answers: { 200: { about: 'The page.', type: 'text/html' } },
      handle: ({ response }) => void response.type('html').send(docsPage(openApi(all()))),
    }),
  ];
}

/** Each event with the fields that it shows. */
function eventsInWords(): string {
  return Object.entries(liveEvents)
    .map(([name, { shown }]) => `${name} with ${Object.keys(shown.shape).join(', ')}`)
    .join('; ');
}

/** A path of this site to come back to; anything else is the home page. */
function localPath(returnTo: unknown): string {
  const site = 'http://site.invalid';
  const url =
    typeof returnTo === 'string' && returnTo.startsWith('/') ? URL.parse(returnTo, site) : null;
  // A path that begins with two slashes, however it comes about, would be read as another host.
  return url?.origin === site && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/';
}
