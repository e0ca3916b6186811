import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { parse } from 'graphql';
import { ProductError } from './errors.ts';
import { executeLocally } from './execute-locally.ts';
import { answerTo, formatError, logErrors } from './graphql-errors.ts';
import { healthRoutes, type HealthCheck } from './health.ts';
import type { Actor, Verify } from './identity.ts';
import { closeServer, httpServer, listen } from './http-server.ts';
import { serveLocally } from './local-subgraphs.ts';
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

// The largest text that is imported comes back as ingredients, steps and their translations.
const BODY_LIMIT = '8mb';

/** Serves one subgraph over HTTP: `/graphql`, `/health/live`, `/health/ready`. */
export async function startSubgraph(options: SubgraphOptions): Promise<RunningSubgraph> {
  const { log, verify } = options;
  let draining = false;
  const schema = buildSubgraphSchema([{ typeDefs: parse(options.typeDefs), resolvers: options.resolvers as never }]);
  const apollo = new ApolloServer<RequestContext>({
    schema,
    formatError,
    plugins: [ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(), logErrors(log, formatError)],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
  });
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  app.use(healthRoutes(options.checks, () => draining));
  app.use('/graphql', identify(verify, log), express.json({ limit: BODY_LIMIT }), expressMiddleware(apollo, { context: async ({ res }) => res.locals['context'] as RequestContext }), answerRefusal(log));

  const server = httpServer(app);
  await listen(server, options.port, options.host);
  const { port } = server.address() as AddressInfo;
  const url = `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${port}/graphql`;
  const stopServingLocally = serveLocally(url, executeLocally(schema, { verify, log }));
  log.info({ url }, 'serving');
  return {
    url,
    async drain() {
      draining = true;
      stopServingLocally();
      await closeServer(server);
      await apollo.stop();
    },
  };
}

/** Puts who asks into the context. */
function identify(verify: Verify, log: Log): RequestHandler {
  return async (request, response, next) => {
    const id = requestId(request.headers[REQUEST_ID]);
    response.locals['context'] = { actor: await verify(request.headers.authorization), requestId: id, log: log.child({ requestId: id }) } satisfies RequestContext;
    next();
  };
}

/** Answers what does not get as far as GraphQL: 200 with errors in the body, because the gateway passes on the extensions of those alone. */
function answerRefusal(log: Log): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    if (response.headersSent) return next(thrown);
    const { type, status } = (thrown ?? {}) as { type?: string; status?: number };
    const ofTheBody = type !== undefined && typeof status === 'number' && status < 500;
    const error = ofTheBody ? new ProductError(status, 'BODY_MALFORMED', status === 413 ? 'This is too much at once.' : 'The request body cannot be read as JSON.') : thrown;
    response.json({ data: null, errors: [answerTo(error, log, requestId(request.headers[REQUEST_ID]))] });
  };
}
