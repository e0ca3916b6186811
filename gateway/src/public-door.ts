import type { Bus } from '@convivio/platform/bus/bus';
import type { EndedAccess } from '@convivio/platform/ended-access';
import { notFound } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { healthRoutes } from '@convivio/platform/health';
import { createVerifier } from '@convivio/platform/identity';
import type { Log } from '@convivio/platform/log';
import cors from 'cors';
import express, { type Express, type RequestHandler, type Router } from 'express';
import { appConfig } from './http/app-config.ts';
import { backchannelLogout } from './http/backchannel-logout.ts';
import { calendarFeed } from './http/calendar-feed.ts';
import { compress } from './http/compress.ts';
import { serviceAddresses, type GatewaySettings } from './config.ts';
import type { Graphql } from './graphql/graphql.ts';
import { graphqlRoute } from './graphql/graphql-route.ts';
import type { LivePath } from './live/live-path.ts';
import { limitGuesses } from './http/limit-guesses.ts';
import { logRequests } from './http/log-requests.ts';
import { limitRequests, type RequestLimit } from './http/rate-limits.ts';
import { identifyActor, identifyRequest, requireCook } from './http/request-state.ts';
import { answerError } from './rest/answers/answer-error.ts';
import { mountRoutes } from './rest/mount-routes.ts';
import { routeTable } from './rest/route-table.ts';
import { operationRunner } from './rest/run-operation.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendOwnData } from './files/own-data.ts';
import { serveSignedFile } from './files/serve-file.ts';
import { collectionOwners } from './live/collection-owners.ts';
import { eventStream } from './live/event-stream.ts';
import { uploadRoute } from './files/upload-route.ts';
import { webApp } from './http/web-app.ts';
import { tagsOfPages } from './preview/tags-of-pages.ts';

/** What the door leads to. */
export interface Engines {
  bus: Bus;
  files: Files;
  live: LivePath;
  ended: EndedAccess;
  graphql: Graphql;
  log: Log;
  /** Aborts when the gateway stops. */
  closing: AbortSignal;
}

/** All that is answered to the outside: health, login, the API, GraphQL, files and the web app, in this order. */
export function publicDoor(settings: GatewaySettings, engines: Engines, login?: Router): Express {
  const { bus, files, log, closing } = engines;
  const app = express();
  app.disable('x-powered-by');
  // What one person is told is never kept, so nobody asks whether it changed: a hash of each answer would be for nothing.
  app.disable('etag');
  app.set('trust proxy', settings.TRUSTED_PROXIES);
  app.use(identifyRequest, logRequests(log), compress);
  app.use(countGuessesOf(limitGuesses(Math.min(settings.RATE_LIMIT, MOST_GUESSES))));
  app.use(
    healthRoutes({ bus: () => bus.health(), files: () => files.health() }, () => closing.aborted),
  );
  // The login sets its own, stricter headers.
  if (login) app.use(login);
  app.use(securityHeaders(new URL(settings.LOGIN_PUBLIC_URL).origin));
  mountApi(app, settings, engines);
  app.use(webApp(undefined, tagsOfPages(operationRunner(engines.graphql))));
  app.use(() => {
    throw notFound('ADDRESS_NOT_FOUND', 'There is nothing at this address.');
  });
  app.use(answerError(log));
  return app;
}

/** What programs and the web app ask: everything that is counted and needs to know who asks. */
function mountApi(
  app: Express,
  settings: GatewaySettings,
  { files, live, ended, graphql, closing }: Engines,
): void {
  const run = operationRunner(graphql);
  const { requests, imports, uploads, calendars, downloads } = limitsOf(settings);
  const identify = identifyCounted(settings, ended, requests);
  const ports = {
    run,
    files,
    live,
    limit: imports,
    waitMs: settings.IMPORT_WAIT_MS,
    closing,
    stream: eventStream({ live, ownersOf: collectionOwners(run), ended, closing }),
  };
  app.use(
    ['/api', '/graphql', '/files'],
    cors({
      origin: settings.CORS_ORIGINS,
      credentials: true,
      maxAge: 600,
      exposedHeaders: ['location', 'retry-after', 'x-request-id'],
    }),
  );
  // What is open to everybody is counted all the same, and not kept for when it is no more.
  app.use('/api/shared', requests.count, (_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  app.use('/api', mountRoutes(routeTable, identify, ports));
  app.use('/graphql', identify, ...graphqlRoute(graphql, imports));
  app.post('/files', identify, requireCook, uploads.count, uploadRoute(files));
  app.get(
    '/files/own-data/:user',
    downloads.count,
    sendOwnData(serviceAddresses(settings), settings.SERVICE_SECRET),
  );
  app.get('/files/{*key}', serveSignedFile(files, settings.SERVICE_SECRET));
  app.get('/calendar/:file', calendars.count, calendarFeed(run));
  app.post('/backchannel-logout', requests.count, ...backchannelLogout(run));
  app.get('/app-config.json', appConfig(run, settings));
}

/** Finds out who asks, and counts the request for them. */
function identifyCounted(
  settings: GatewaySettings,
  ended: EndedAccess,
  requests: RequestLimit,
): RequestHandler {
  const verify = createVerifier({
    issuer: settings.LOGIN_ISSUER,
    jwksUrl: settings.LOGIN_JWKS_URL,
    audience: settings.LOGIN_AUDIENCE,
    clientId: settings.LOGIN_CLIENT_ID,
    adminEmails: settings.ADMIN_EMAILS,
    serviceSecret: settings.SERVICE_SECRET,
    ended,
  });
  return express.Router().use(identifyActor(verify), requests.countRefused, requests.count);
}

/** Who has a link asks for it once. */
const MOST_GUESSES = 30;

const countGuessesOf =
  (guessesOf: ReturnType<typeof limitGuesses>): RequestHandler =>
  (request, response, next) => {
    response.locals['guesses'] = guessesOf(request);
    next();
  };

/** A calendar of a thousand events is much to write, and programs ask for it a few times an hour. */
const MOST_CALENDARS = 60;

/** All that is held about somebody is read from every service, and nobody needs it again at once. */
const MOST_DOWNLOADS = 60;

/** How much one cook, or one address, may ask for in a minute. */
function limitsOf({ RATE_LIMIT, IMPORT_RATE_LIMIT }: GatewaySettings) {
  return {
    requests: limitRequests(RATE_LIMIT, 'Too many requests. Wait a moment and try again.'),
    imports: limitRequests(
      IMPORT_RATE_LIMIT,
      'That is a lot of recipes at once. Wait a moment and try again.',
    ),
    calendars: limitRequests(
      Math.min(RATE_LIMIT, MOST_CALENDARS),
      'Calendars are asked for too often from this address. Wait a minute.',
    ),
    downloads: limitRequests(
      Math.min(RATE_LIMIT, MOST_DOWNLOADS),
      'All that is held is downloaded too often from this address. Wait a minute.',
    ),
    // A file that comes before its import is not an import of its own.
    uploads: limitRequests(
      IMPORT_RATE_LIMIT,
      'That is a lot of files at once. Wait a moment and try again.',
    ),
  };
}
