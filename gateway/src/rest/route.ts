import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { RequestState } from '../http/request-state.ts';
import type { AnswerShape } from './openapi/answer-shape.ts';
import type { RestPorts } from './rest-ports.ts';

/**
 * Who may call. `open` looks at no token at all; for `visitor` a token is optional and the service behind decides;
 * `cook` must be signed in.
 */
export type Access = 'open' | 'visitor' | 'cook';

export interface Answer {
  about: string;
  /** JSON of this shape. */
  json?: AnswerShape | z.ZodType;
  /** The type of anything but JSON; without either there is no body. */
  type?: string;
}

/** What a route is given to answer a request. */
export interface RestCall<Body = undefined> {
  body: Body;
  query: unknown;
  params: Record<string, string>;
  state: RequestState;
  request: Request;
  response: Response;
  ports: RestPorts;
}

/** One route of the `/api` contract: what the router mounts, and all that the description of the API says about it. */
export interface RestRoute<Body = unknown> {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** Below `/api`, with parameters as OpenAPI writes them: `/recipes/{id}`. */
  path: string;
  group:
    | 'Recipes'
    | 'Analyses'
    | 'Library files'
    | 'Templates'
    | 'Sharing'
    | 'Events'
    | 'Shopping lists'
    | 'Imports'
    | 'Magic Chef'
    | 'Account'
    | 'Administration'
    | 'Service';
  summary: string;
  /** What else there is to know, in sentences. */
  more?: string;
  access: Access;
  /** A JSON body, or files as a form. */
  body?: { json: z.ZodType<Body>; types?: string[] } | { form: 'file'; most: number };
  query?: z.ZodObject;
  headers?: readonly ('Idempotency-Key' | 'Prefer')[];
  answers: Record<number, Answer>;
  /** Statuses of failures beyond those that follow from access and body. */
  failures?: readonly number[];
  /** Set where a request counts as an import of its cook. */
  counted?: true;
  /** Set where asking begins something: HEAD, which a GET route answers otherwise too, is refused then. */
  begins?: true;
  handle(call: RestCall<Body>): Promise<void> | void;
}

/** Types the body of a route by its schema. */
export function route<Body = undefined>(definition: RestRoute<Body>): RestRoute {
  return definition as unknown as RestRoute;
}

/** The names that stand in a path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
