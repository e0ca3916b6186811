import type { AnswerTimes } from '@convivio/platform/answer-times';
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
import type { GuessesOf } from './http/limit-guesses.ts';
import { limitsOf, type Limits } from './http/limits.ts';
import { logRequests } from './http/log-requests.ts';
import type { RequestLimit } from './http/rate-limits.ts';
import { identifyActor, identifyRequest, requireCook } from './http/request-state.ts';
import { answerError } from './rest/answers/answer-error.ts';
import { mountRoutes } from './rest/mount-routes.ts';
import { routeTable } from './rest/route-table.ts';
import { longAnswers } from './rest/answers/long-answers.ts';
import { operationRunner } from './rest/run-operation.ts';
import { securityHeaders } from './http/security-headers.ts';
import { timeAnswers } from './http/time-answers.ts';
import { sendOwnData } from './files/own-data.ts';
import { serveSignedFile } from './files/serve-file.ts';
import { collectionOwners } from './live/collection-owners.ts';
import { eventStream } from './live/event-stream.ts';
import { uploadRoute } from './files/upload-route.ts';
import { webApp } from './http/web-app.ts';
import { headsOfPages } from './preview/heads-of-pages.ts';

/** What the door leads to. */
export interface Engines {
  bus: Bus;
  files: Files;
  live: LivePath;
  ended: EndedAccess;
  graphql: Graphql;
  log: Log;
  times: AnswerTimes;
  /** Aborts when the gateway stops. */
  closing: AbortSignal;
}

/** All that is answered to the outside: health, login, the API, GraphQL, files and the web app, in this order. */
export function publicDoor(settings: GatewaySettings, engines: Engines, login?: Router): Express {
  const { bus, files, log, times, closing } = engines;
  const app = express();
  app.disable('x-powered-by');
  // What one person is told is never kept, so nobody asks whether it changed: a hash of each answer would be for nothing.
  app.disable('etag');
  app.set('trust proxy', settings.TRUSTED_PROXIES);
  app.use(identifyRequest, timeAnswers(times), logRequests(log), compress);
  const limits = limitsOf(settings);
  app.use(countGuessesOf(limits.links));
  app.use(
    healthRoutes({ bus: () => bus.health(), files: () => files.health() }, () => closing.aborted),
  );
  // The login sets its own, stricter headers.
  if (login) app.use(login);
  app.use(securityHeaders(new URL(settings.LOGIN_PUBLIC_URL).origin));
  mountApi(app, settings, limits, engines);
  app.use(webApp(undefined, headsOfPages(operationRunner(engines.graphql), limits.requests)));
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
  { requests, imports, uploads, calendars, downloads, logouts }: Limits,
  { files, live, ended, graphql, closing }: Engines,
): void {
  const run = operationRunner(graphql);
  const identify = identifyCounted(settings, ended, requests);
  const ports = {
    run,
    files,
    live,
    limit: imports,
    long: longAnswers(),
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
    sendOwnData(serviceAddresses(settings), settings.SERVICE_SECRET, ended),
  );
  app.get('/files/{*key}', serveSignedFile(files, settings.SERVICE_SECRET));
  app.get('/calendar/:file', calendars.count, calendarFeed(run));
  app.post('/backchannel-logout', ...backchannelLogout(run, logouts));
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

const countGuessesOf =
  (guessesOf: GuessesOf): RequestHandler =>
  (request, response, next) => {
    response.locals['guesses'] = guessesOf(request);
    next();
  };
