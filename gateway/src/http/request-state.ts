import type { RequestHandler } from 'express';
import { unauthenticated } from '@convivio/platform/errors';
import { requireUser, type Actor, type Verify } from '@convivio/platform/identity';
import { REQUEST_ID, requestId } from '@convivio/platform/request-id';
import type { GatewayContext } from '../graphql/supergraph.ts';

/** What is known of every request, in `response.locals`. */
export interface RequestState extends GatewayContext {
  actor: Actor | null;
}

/** Gives the request an id. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const id = requestId(request.headers[REQUEST_ID]);
  response.locals['requestId'] = id;
  response.set(REQUEST_ID, id);
  next();
};

/** Reads the bearer token. A token that does not hold is refused, as is one with which services call each other; none is an anonymous visitor. */
export function identifyActor(verify: Verify): RequestHandler {
  return async (request, response, next) => {
    const { authorization } = request.headers;
    const actor = await verify(authorization);
    if (actor && actor.kind !== 'user')
      throw unauthenticated('This access token is not meant for this address.');
    response.locals['authorization'] = authorization;
    response.locals['actor'] = actor;
    // What one person is told is not for the next one who uses this browser.
    response.set('cache-control', 'no-store');
    next();
  };
}

/** Refuses a visitor who is not signed in. */
export const requireCook: RequestHandler = (_request, response, next) => {
  requireUser((response.locals as RequestState).actor);
  next();
};

/** When a token that was verified before ends, in epoch milliseconds; null where it does not say. */
export function expiryOf(authorization = ''): number | null {
  const payload = authorization.split('.')[1];
  if (!payload) return null;
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: number };
  return exp ? exp * 1000 : null;
}
