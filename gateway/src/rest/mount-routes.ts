import express, { Router, type RequestHandler, type Response } from 'express';
import { notFound, ProductError, wrongType } from '@convivio/platform/errors';
import { pause } from '@convivio/platform/pauses';
import { BODY_LIMIT } from '../http/body-limit.ts';
import { requireCook, type RequestState } from '../http/request-state.ts';
import { readBody, readQuery } from './read-input.ts';
import type { RestPorts } from './rest-ports.ts';
import type { RestRoute } from './route.ts';

/** A router with every route of the table, in its order; what is not in the table is answered with 404, another method of it with 405. */
export function mountRoutes(
  routes: readonly RestRoute[],
  identify: RequestHandler,
  ports: RestPorts,
): Router {
  const router = Router();
  for (const route of routes) {
    router[route.method](
      expressPath(route.path),
      (_request, response, next) => {
        response.locals['route'] = `/api${route.path}`;
        next();
      },
      ...(route.begins ? [refuseHead] : []),
      ...(route.access === 'open' ? [] : [identify]),
      ...(route.access === 'cook' ? [requireCook] : []),
      ...(route.counted ? [ports.limit.count] : []),
      ...bodyParsers(route),
      handlerOf(route, ports),
    );
  }
  for (const [path, methods] of methodsByPath(routes)) {
    router.all(expressPath(path), (_request, response) => {
      throw notAllowed(response, methods);
    });
  }
  router.use(() => {
    throw notFound('ROUTE_NOT_FOUND', 'There is nothing at this address.');
  });
  return router;
}

/** Asking what there would be must not make it. */
const refuseHead: RequestHandler = (request, response, next) => {
  if (request.method === 'HEAD') throw notAllowed(response, ['GET']);
  next();
};

function notAllowed(response: Response, methods: string[]): ProductError {
  response.set('allow', methods.join(', '));
  return new ProductError(
    405,
    'METHOD_NOT_ALLOWED',
    `This address answers ${methods.join(', ').replace(/, (\w+)$/, ' and $1')} only.`,
  );
}

/** `/recipes/{id}` as Express writes it. */
const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Bytes from which on reading a body takes so long that it has a turn of its own: others come between many that were sent at once. */
const LONG_BODY = 16_000;

function handlerOf(route: RestRoute, ports: RestPorts): RequestHandler {
  return async (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > LONG_BODY) await pause();
    const body =
      route.body && 'json' in route.body ? readBody(route.body.json, request.body) : undefined;
    await route.handle({
      body,
      query: route.query && readQuery(route.query, request.query),
      params: request.params as Record<string, string>,
      state: response.locals as RequestState,
      request,
      response,
      ports,
    });
  };
}

function bodyParsers({ body }: RestRoute): RequestHandler[] {
  if (!body || !('json' in body)) return [];
  const types = body.types ?? ['application/json'];
  const refuseOther: RequestHandler = (request, _response, next) => {
    // Without a body its fields are missing, which the schema says better; some clients announce that it has no bytes.
    if (request.is(types) === false && request.headers['content-length'] !== '0')
      throw wrongType('NOT_JSON', `Send the body as ${types.join(' or ')}.`);
    next();
  };
  return [refuseOther, express.json({ type: types, limit: BODY_LIMIT })];
}

function methodsByPath(routes: readonly RestRoute[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, method, begins } of routes)
    found.set(path, [
      ...(found.get(path) ?? []),
      method.toUpperCase(),
      ...(method === 'get' && !begins ? ['HEAD'] : []),
    ]);
  return found;
}
