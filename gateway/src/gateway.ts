import type { AddressInfo } from 'node:net';
import { expressMiddleware } from '@as-integrations/express5';
import { openBus } from '@convivio/platform/bus/open-bus';
import { ClosingStack } from '@convivio/platform/closing-stack';
import { readConfig } from '@convivio/platform/config';
import { notFound } from '@convivio/platform/errors';
import { openFiles } from '@convivio/platform/files/open-files';
import { healthRoutes } from '@convivio/platform/health';
import { closeServer, httpServer, listen } from '@convivio/platform/http-server';
import { createVerifier } from '@convivio/platform/identity';
import { createLog } from '@convivio/platform/log';
import cors from 'cors';
import express, { type Router } from 'express';
import { appConfig } from './app-config.ts';
import { compress } from './compress.ts';
import { gatewaySettings, serviceAddresses } from './config.ts';
import { graphqlServer } from './graphql.ts';
import { openLivePath } from './live-path.ts';
import { logRequests } from './log-requests.ts';
import { limitRequests } from './rate-limits.ts';
import { identifyActor, identifyRequest, requireCook, type RequestState } from './request-state.ts';
import { answerError } from './rest/answer-error.ts';
import { mountRoutes } from './rest/mount-routes.ts';
import { routeTable } from './rest/route-table.ts';
import { operationRunner } from './rest/run-operation.ts';
import { securityHeaders } from './security.ts';
import { serveSignedFile } from './serve-file.ts';
import { eventStream } from './stream.ts';
import { supergraph } from './supergraph.ts';
import { uploadRoute } from './upload-route.ts';
import { webApp } from './web-app.ts';

export interface RunningGateway {
  port: number;
  /** Ends open event streams, answers the requests that run, then lets go of everything. */
  stop(): Promise<void>;
}

/** Starts the one public door. `login` is an issuer to serve on the same origin; `keepPlans` false lets the gateway package run all operations. Throws ConfigError for settings that do not hold. */
export async function startGateway(
  env: Record<string, string | undefined>,
  { login, keepPlans = true }: { login?: Router; keepPlans?: boolean } = {},
): Promise<RunningGateway> {
  const settings = readConfig(gatewaySettings, env);
  const log = createLog('gateway', settings.LOG_LEVEL);
  const closing = new AbortController();
  const opened = new ClosingStack();
  try {
    const bus = await openBus(settings.BUS_URL, { log });
    opened.add(() => bus.close());
    const files = await openFiles(settings.FILES_URL);
    const live = await openLivePath(bus);
    opened.add(() => live.close());
    const gateway = supergraph(serviceAddresses(settings), { keepPlans });
    const apollo = await graphqlServer(gateway, {
      introspection: settings.INTROSPECTION ?? settings.NODE_ENV !== 'production',
      log,
    });
    opened.add(() => apollo.stop());
    const run = operationRunner(apollo);
    const verify = createVerifier({
      issuer: settings.LOGIN_ISSUER,
      jwksUrl: settings.LOGIN_JWKS_URL,
      audience: settings.LOGIN_AUDIENCE,
      clientId: settings.LOGIN_CLIENT_ID,
      adminEmails: settings.ADMIN_EMAILS,
      serviceSecret: settings.SERVICE_SECRET,
    });
    const requests = limitRequests(
      settings.RATE_LIMIT,
      'Too many requests. Wait a moment and try again.',
    );
    const imports = limitRequests(
      settings.IMPORT_RATE_LIMIT,
      'That is a lot of recipes at once. Wait a moment and try again.',
    );
    // A file that comes before its import is not an import of its own.
    const uploads = limitRequests(
      settings.IMPORT_RATE_LIMIT,
      'That is a lot of files at once. Wait a moment and try again.',
    );
    const identify = express
      .Router()
      .use(identifyActor(verify), requests.countRefused, requests.count);
    const ports = {
      run,
      files,
      live,
      limit: imports,
      waitMs: settings.IMPORT_WAIT_MS,
      closing: closing.signal,
      stream: eventStream(live, closing.signal),
    };

    const app = express();
    app.disable('x-powered-by');
    // What one person is told is never kept, so nobody asks whether it changed: a hash of each answer would be for nothing.
    app.disable('etag');
    app.set('trust proxy', settings.TRUSTED_PROXIES);
    app.use(identifyRequest, logRequests(log), compress);
    app.use(
      healthRoutes(
        { bus: () => bus.health(), files: () => files.health() },
        () => closing.signal.aborted,
      ),
    );
    // The login sets its own, stricter headers.
    if (login) app.use(login);
    app.use(securityHeaders(new URL(settings.LOGIN_PUBLIC_URL).origin));
    app.use(
      ['/api', '/graphql', '/files'],
      cors({
        origin: settings.CORS_ORIGINS,
        credentials: true,
        maxAge: 600,
        exposedHeaders: ['location', 'retry-after', 'x-request-id'],
      }),
    );

    app.use('/api', mountRoutes(routeTable, identify, ports));
    app.use(
      '/graphql',
      identify,
      express.json({ limit: '1500kb' }),
      expressMiddleware(apollo, {
        context: async ({ req, res }) => ({
          ...(res.locals as RequestState),
          countImports: (asked: number) => imports.take(req, res, asked),
        }),
      }),
    );
    app.post('/files', identify, requireCook, uploads.count, uploadRoute(files));
    app.get('/files/{*key}', serveSignedFile(files, settings.SERVICE_SECRET));
    app.get('/app-config.json', appConfig(run, settings));
    app.use(webApp());
    app.use(() => {
      throw notFound('ADDRESS_NOT_FOUND', 'There is nothing at this address.');
    });
    app.use(answerError(log));

    const server = httpServer(app);
    await listen(server, settings.PORT, settings.HOST);
    opened.add(async () => {
      closing.abort();
      await closeServer(server);
    });
    const { port } = server.address() as AddressInfo;
    log.info({ port }, 'serving');
    return { port, stop: () => opened.close() };
  } catch (error) {
    await opened.close().catch(() => {});
    throw error;
  }
}
