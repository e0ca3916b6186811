import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expressMiddleware } from '@as-integrations/express5';
import { readConfig } from '@convivio/platform/config';
import { openBus } from '@convivio/platform/bus/open-bus';
import { notFound } from '@convivio/platform/errors';
import { openFiles } from '@convivio/platform/files/open-files';
import { healthRoutes } from '@convivio/platform/health';
import { createVerifier } from '@convivio/platform/identity';
import { createLog } from '@convivio/platform/log';
import { closeServer, listen } from '@convivio/platform/subgraph';
import cors from 'cors';
import express, { type Router } from 'express';
import { gatewaySettings } from './config.ts';
import { RestIntakeAbilitiesDocument } from './generated/operations.ts';
import { graphqlServer } from './graphql.ts';
import { intakeEvents } from './intake-events.ts';
import { limitRequests } from './rate-limits.ts';
import { UPLOAD_BYTES, receiveFile } from './receive-file.ts';
import { identifyActor, identifyRequest, type RequestState } from './request-state.ts';
import { answerError } from './rest/answer-error.ts';
import { restRoutes } from './rest/routes.ts';
import { operationRunner } from './rest/run-operation.ts';
import { securityHeaders } from './security.ts';
import { serveSignedFile } from './serve-file.ts';
import { eventStream } from './stream.ts';
import { supergraph } from './supergraph.ts';
import { requireUser } from '@convivio/platform/identity';
import { webApp } from './web-app.ts';

export interface RunningGateway {
  port: number;
  stop(): Promise<void>;
}

/** Starts the one public door. `login` is an issuer to serve on the same origin. */
export async function startGateway(env: Record<string, string | undefined>, { login }: { login?: Router } = {}): Promise<RunningGateway> {
  const settings = readConfig(gatewaySettings, env);
  const log = createLog('gateway', settings.LOG_LEVEL);
  const bus = await openBus(settings.BUS_URL, { log });
  const files = await openFiles(settings.FILES_URL);
  const events = intakeEvents(bus);
  const gateway = supergraph({ recipes: settings.RECIPES_URL, 'intake-ai': settings.INTAKE_AI_URL, admin: settings.ADMIN_URL });
  const apollo = await graphqlServer(gateway, { introspection: settings.INTROSPECTION ?? settings.NODE_ENV !== 'production', log });
  const run = operationRunner(apollo);
  const verify = createVerifier({
    issuer: settings.LOGIN_ISSUER, jwksUrl: settings.LOGIN_JWKS_URL, audience: settings.LOGIN_AUDIENCE, clientId: settings.LOGIN_CLIENT_ID,
    adminEmails: settings.ADMIN_EMAILS, serviceSecret: settings.SERVICE_SECRET,
  });
  let draining = false;

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.TRUSTED_PROXIES);
  app.use(identifyRequest);
  app.use(healthRoutes({ bus: () => bus.health(), files: () => files.health() }, () => draining));
  // The login sets its own, stricter headers.
  if (login) app.use(login);
  app.use(securityHeaders(new URL(settings.LOGIN_PUBLIC_URL).origin));
  app.use(['/api', '/graphql', '/files'], cors({ origin: settings.CORS_ORIGINS, credentials: true, exposedHeaders: ['location', 'retry-after', 'x-request-id'] }));

  const api = express.Router();
  api.use(identifyActor(verify), limitRequests(settings.RATE_LIMIT, 'Too many requests. Wait a moment and try again.'));
  app.get('/api/health', (_request, response) => void response.json({ status: 'live' }));
  app.get('/api/login', (request, response) => response.redirect(302, `/?login=${encodeURIComponent(localPath(request.query['returnTo']))}`));
  app.get('/api/logout', (_request, response) => response.redirect(302, '/?logout'));
  app.get('/api/stream', api, eventStream(events));
  app.use('/api', api, restRoutes({ run, files, events, importRateLimit: settings.IMPORT_RATE_LIMIT }), () => {
    throw notFound('ROUTE_NOT_FOUND', 'There is nothing at this address.');
  });
  app.use('/graphql', api, express.json({ limit: '2mb' }), expressMiddleware(apollo, { context: async ({ res }) => res.locals as RequestState }));
  app.post('/files', api, async (request, response) => {
    const { actor } = response.locals as RequestState;
    response.status(201).json(await receiveFile(request, requireUser(actor).id, files));
  });
  app.get('/files/{*key}', serveSignedFile(files, settings.SERVICE_SECRET));
  app.get('/app-config.json', async (_request, response) => {
    const abilities = await run(RestIntakeAbilitiesDocument, {}, { authorization: undefined, requestId: response.locals['requestId'] });
    response.set('cache-control', 'no-store').json({
      login: { url: settings.LOGIN_PUBLIC_URL, realm: settings.LOGIN_REALM, clientId: settings.LOGIN_CLIENT_ID },
      limits: { uploadBytes: UPLOAD_BYTES },
      intake: abilities.intakeAbilities,
    });
  });
  app.use(webApp());
  app.use(answerError(log));

  const server = createServer(app);
  await listen(server, settings.PORT, settings.HOST);
  const { port } = server.address() as AddressInfo;
  log.info({ port }, 'serving');
  return {
    port,
    async stop() {
      draining = true;
      events.close();
      await closeServer(server);
      await apollo.stop();
      await bus.close();
    },
  };
}

/** A path of this site to come back to; anything else is the home page. */
function localPath(returnTo: unknown): string {
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : '/';
}
