import type { AddressInfo } from 'node:net';
import { buildSubgraphSchema } from '@apollo/subgraph';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { parse } from 'graphql';
import { malformed, ProductError, wrongType } from '../errors.ts';
import type { LettersRead } from './answer-size.ts';
import { operationExecutor } from './execute-operations.ts';
import { answerTo } from './graphql-errors.ts';
import { healthRoutes, type HealthCheck } from '../http/health.ts';
import type { Actor, Verify } from '../identity/identity.ts';
import { OWN_DATA_PATH, ownDataRoute } from '../own-data/own-data-route.ts';
import type { OwnData } from '../own-data/own-data.ts';
import { closeServer, httpServer, listen } from '../http/http-server.ts';
import { serveLocally, type AskSubgraph, type SubgraphRequest } from './local-subgraphs.ts';
import type { AnswerTimes } from '../service/answer-times.ts';
import type { Log } from '../service/log.ts';
import { REQUEST_ID, requestId } from '../http/request-id.ts';

/** What every resolver is given. */
export interface RequestContext {
  actor: Actor | null;
  requestId: string;
  log: Log;
  /** What is read for the answer, in all its fields together. */
  read: LettersRead;
  /** How often a secret was asked for in vain by a field that does not fail by it; the gateway is told, and no client. */
  guessedInVain: number;
}

// The shape GraphQL itself accepts; the resolvers of a service are typed by its generated `Resolvers`.
export type ResolverMap = Record<string, unknown>;

export interface SubgraphOptions {
  typeDefs: string;
  resolvers: ResolverMap;
  ownData: OwnData;
  verify: Verify;
  log: Log;
  checks: Record<string, HealthCheck>;
  /** Is told how long each operation took. */
  times: AnswerTimes;
  host: string;
  port: number;
}

export interface RunningSubgraph {
  url: string;
  drain(): Promise<void>;
}

// The largest text that is imported comes back as ingredients, steps and their translations.
const BODY_LIMIT = '8mb';

/** Serves one subgraph, over HTTP and to others in this process: `/graphql`, `/own-data`, `/health/live`, `/health/ready`. */
export async function startSubgraph(options: SubgraphOptions): Promise<RunningSubgraph> {
  const { log, verify } = options;
  let draining = false;
  const ask = timed(
    operationExecutor(
      buildSubgraphSchema([
        { typeDefs: parse(options.typeDefs), resolvers: options.resolvers as never },
      ]),
      { verify, log },
    ),
    options.times,
  );

  const app = express();
  app.disable('x-powered-by');
  app.use(healthRoutes(options.checks, () => draining));
  app.post(
    '/graphql',
    express.json({ limit: BODY_LIMIT }),
    answerOperation(ask),
    answerRefusal(log),
  );
  app.get(OWN_DATA_PATH, ownDataRoute(options.ownData, verify), answerRefusal(log));

  const server = httpServer(app);
  await listen(server, options.port, options.host);
  const { port } = server.address() as AddressInfo;
  const url = `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${port}/graphql`;
  const stopServingLocally = serveLocally(url, ask);
  log.info({ url }, 'serving');
  return {
    url,
    async drain() {
      draining = true;
      stopServingLocally();
      await closeServer(server);
    },
  };
}

/** Notes how long operations take, over HTTP and from this process alike. */
const timed =
  (ask: AskSubgraph, times: AnswerTimes): AskSubgraph =>
  async (...asked) => {
    const from = performance.now();
    try {
      return await ask(...asked);
    } finally {
      times.note(performance.now() - from);
    }
  };

function answerOperation(ask: AskSubgraph): RequestHandler {
  return async (request, response) => {
    // A browser sends JSON to another origin only where that allows it.
    if (!request.is('application/json'))
      throw wrongType('NOT_JSON', 'Send the operation as application/json.');
    const { query, operationName, variables } = (request.body ?? {}) as Partial<SubgraphRequest>;
    if (typeof query !== 'string')
      throw malformed('QUERY_MISSING', 'There is no query in the request.');
    response.json(
      await ask(
        { query, operationName: operationName ?? undefined, variables: variables ?? undefined },
        {
          authorization: request.headers.authorization,
          requestId: requestId(request.headers[REQUEST_ID]),
        },
      ),
    );
  };
}

/**
 * Answers what does not get as far as GraphQL: 200 with errors in the body, because the gateway
 * passes on the extensions of those alone.
 */
function answerRefusal(log: Log): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    if (response.headersSent) return next(thrown);
    const { type, status } = (thrown ?? {}) as { type?: string; status?: number };
    const ofTheBody = type !== undefined && typeof status === 'number' && status < 500;
    const error = ofTheBody
      ? new ProductError(
          status,
          'BODY_MALFORMED',
          status === 413 ? 'This is too much at once.' : 'The request body cannot be read as JSON.',
        )
      : thrown;
    response.json({
      data: null,
      errors: [answerTo(error, log, requestId(request.headers[REQUEST_ID]))],
    });
  };
}
