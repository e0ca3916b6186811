import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import type { RequestState } from '../request-state.ts';

/**
 * Who may call. `open` looks at no token at all; for `visitor` a token is optional and the service behind decides;
 * `cook` must be signed in.
 */
export type Access = 'open' | 'visitor' | 'cook';

export type Answer =
  | { about: string; json: z.ZodType }
  /** Anything but JSON; without a type there is no body. */
  | { about: string; type?: string };

/** What a route is given to answer a request. */
export interface RestCall<Body> {
  body: Body;
  params: Record<string, string>;
  state: RequestState;
  request: Request;
  response: Response;
}

/** One route of the `/api` contract: what the router mounts, and all that the description of the API says about it. */
export interface RestRoute<Body = unknown> {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** Below `/api`, with parameters as OpenAPI writes them: `/recipes/{id}`. */
  path: string;
  group: 'Recipes' | 'Library files' | 'Templates' | 'Imports' | 'Account' | 'Service';
  summary: string;
  /** What else there is to know, in sentences. */
  more?: string;
  access: Access;
  /** A JSON body, or one file as a form. */
  body?: { json: z.ZodType<Body>; types?: string[] } | { form: 'file' };
  query?: Record<string, string>;
  headers?: ('Idempotency-Key' | 'Prefer')[];
  answers: Record<number, Answer>;
  /** Statuses of failures beyond those that follow from access and body. */
  failures?: number[];
  before?: RequestHandler[];
  /** Set where asking begins something: HEAD, which a GET route answers otherwise too, is refused then. */
  begins?: true;
  handle(call: RestCall<Body>): Promise<void> | void;
}

/** Types the body of a route by its schema. */
export function route<Body = undefined>(definition: RestRoute<Body>): RestRoute {
  return definition as unknown as RestRoute;
}
