import { expressMiddleware } from '@as-integrations/express5';
import type { SubgraphRequest } from '@convivio/platform/local-subgraphs';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Graphql, OperationAnswer } from './graphql.ts';
import { refuseDeeplyNested } from './nesting-limit.ts';
import { BODY_LIMIT } from '../http/body-limit.ts';
import type { RequestLimit } from '../http/rate-limits.ts';
import type { RequestState } from '../http/request-state.ts';
import type { GatewayContext } from './supergraph.ts';

/** /graphql: an operation that was asked for before takes the short way, all else goes through the GraphQL server. */
export function graphqlRoute(
  { server, runPrepared }: Graphql,
  imports: RequestLimit,
): RequestHandler[] {
  const prepared: RequestHandler = async (request, response, next) => {
    const type = answerType(request.headers.accept);
    const asked = type && operationIn(request);
    const running = asked && runPrepared(asked, response.locals as RequestState);
    if (running) send(response, type, await running);
    else next();
  };
  const context = async ({
    req,
    res,
  }: {
    req: Request;
    res: Response;
  }): Promise<GatewayContext> => ({
    ...(res.locals as RequestState),
    countImports: (asked) => imports.take(req, res, asked),
  });
  return [
    express.json({ limit: BODY_LIMIT }),
    refuseDeeplyNested,
    prepared,
    expressMiddleware(server, { context }),
  ];
}

/** The one operation that is plainly asked for; null for what the GraphQL server has to judge. */
function operationIn({ method, body }: Request): SubgraphRequest | null {
  if (method !== 'POST' || !isObject(body) || body['extensions'] !== undefined) return null;
  const { query, operationName = undefined, variables = undefined } = body;
  if (typeof query !== 'string') return null;
  if (!absent(operationName) && typeof operationName !== 'string') return null;
  if (!absent(variables) && !isObject(variables)) return null;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

const absent = (value: unknown): value is null | undefined => value === undefined || value === null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What it is answered as; null where that takes weighing. */
function answerType(accept: string | undefined): string | null {
  if (accept === undefined || accept === '*/*' || /^application\/json(,[^,]*)?$/.test(accept))
    return 'application/json; charset=utf-8';
  return GRAPHQL_FIRST.test(accept) ? 'application/graphql-response+json; charset=utf-8' : null;
}

/** As the web app asks. */
const GRAPHQL_FIRST = /^application\/graphql-response\+json,\s*application\/json;q=0\.9$/;

function send(response: Response, type: string, answer: OperationAnswer): void {
  const text = `${JSON.stringify(answer)}\n`;
  response.statusCode = 200;
  response.setHeader('content-type', type);
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}
