import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { parse, type GraphQLFormattedError } from 'graphql';
import { ProductError } from './errors.ts';
import { errorFormatter } from './graphql-errors.ts';
import { healthRoutes, type HealthCheck } from './health.ts';
import type { Actor, Verify } from './identity.ts';
import type { Log } from './log.ts';
import { REQUEST_ID, requestId } from './request-id.ts';

/** What every resolver is given. */
export interface RequestContext {
  actor: Actor | null;
  requestId: string;
  log: Log;
}

// The shape GraphQL itself accepts; the resolvers of a service are typed by its generated `Resolvers`.
export type ResolverMap = Record<string, unknown>;

export interface SubgraphOptions {
  typeDefs: string;
  resolvers: ResolverMap;
  verify: Verify;
  log: Log;
  checks: Record<string, HealthCheck>;
  host: string;
  port: number;
}

export interface RunningSubgraph {
  url: string;
  drain(): Promise<void>;
}

const BODY_LIMIT = '2mb';

/** Serves one subgraph over HTTP: `/graphql`, `/health/live`, `/health/ready`. */
export async function startSubgraph(options: SubgraphOptions): Promise<RunningSubgraph> {
  const { log, verify } = options;
  let draining = false;
  const apollo = new ApolloServer<RequestContext>({
    schema: buildSubgraphSchema([{ typeDefs: parse(options.typeDefs), resolvers: options.resolvers as never }]),
    formatError: errorFormatter(log),
    plugins: [ApolloServerPluginInlineTraceDisabled()],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
  });
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  app.use(healthRoutes(options.checks, () => draining));
  app.use('/graphql', express.json({ limit: BODY_LIMIT }), async (request, response, next) => {
    const id = requestId(request.headers[REQUEST_ID]);
    const requestLog = log.child({ requestId: id });
    try {
      response.locals['context'] = { actor: await verify(request.headers.authorization), requestId: id, log: requestLog } satisfies RequestContext;
      next();
    } catch (error) {
      if (!(error instanceof ProductError)) return next(error);
      const body: GraphQLFormattedError = { message: error.message, extensions: { code: error.code, status: error.status } };
      // 200 with an error body: the gateway reads GraphQL errors from bodies and passes their extensions on.
      response.json({ data: null, errors: [body] });
    }
  }, expressMiddleware(apollo, { context: async ({ res }) => res.locals['context'] as RequestContext }));

  const server = createServer(app);
  await listen(server, options.port, options.host);
  const { port } = server.address() as AddressInfo;
  const url = `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${port}/graphql`;
  log.info({ url }, 'serving');
  return {
    url,
    async drain() {
      draining = true;
      await closeServer(server);
      await apollo.stop();
    },
  };
}

/** Listens, or rejects with the reason. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const DRAIN_MS = 10_000;

/** Lets running requests end, then closes; cuts what is left after ten seconds. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    cut.unref();
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
