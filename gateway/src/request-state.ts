import type { RequestHandler } from 'express';
import type { Actor, Verify } from '@convivio/platform/identity';
import { REQUEST_ID, requestId } from '@convivio/platform/request-id';
import type { GatewayContext } from './supergraph.ts';

/** What is known of every request, in `response.locals`. */
export interface RequestState extends GatewayContext {
  actor: Actor | null;
  /** When the token ends, in epoch milliseconds; null without a token. */
  expiresAt: number | null;
}

/** Gives the request an id. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const id = requestId(request.headers[REQUEST_ID]);
  response.locals['requestId'] = id;
  response.set(REQUEST_ID, id);
  next();
};

/** Reads the bearer token. A token that does not hold is refused; none is an anonymous visitor. */
export function identifyActor(verify: Verify): RequestHandler {
  return async (request, response, next) => {
    const { authorization } = request.headers;
    response.locals['authorization'] = authorization;
    response.locals['actor'] = await verify(authorization);
    response.locals['expiresAt'] = expiryOf(authorization);
    next();
  };
}

function expiryOf(authorization: string | undefined): number | null {
  const payload = authorization?.split('.')[1];
  if (!payload) return null;
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: number };
  return exp ? exp * 1000 : null;
}
