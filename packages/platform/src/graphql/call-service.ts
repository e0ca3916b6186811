import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { ProductError, unavailable } from '../errors.ts';
import type { ErrorExtensions } from './graphql-errors.ts';
import { serviceAuthorization } from '../identity/identity.ts';

export interface ServiceCaller {
  /**
   * Runs one operation on another service as this service: a document from a folder `NAME-service`, typed from that service's schema.
   * Throws that service's ProductError, or 503 when it does not answer.
   */
  <Result, Variables extends object>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}

const TIME_LIMIT_MS = 10_000;
const FURTHER_TRIES = 2;

const away = (error: unknown) => !(error instanceof ProductError) || error.status >= 502;

/**
 * Calls another service's subgraph, for calls that may be made twice: with a time limit of 10 s, three tries with jittered waits, and a breaker
 * that opens after five failures in a row.
 */
export function serviceCaller(options: {
  from: string;
  to: string;
  url: string;
  serviceSecret: string;
}): ServiceCaller {
  const policy = wrap(
    retry(handleWhen(away), {
      maxAttempts: FURTHER_TRIES,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 }),
    }),
    circuitBreaker(handleWhen(away), { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(5) }),
  );

  return async <Result, Variables extends object>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    try {
      return await policy.execute(async () => {
        const response = await fetch(options.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: await serviceAuthorization(options.from, options.serviceSecret),
          },
          body: JSON.stringify({ query: print(document), variables }),
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        const body = (await response.json()) as {
          data?: Result;
          errors?: { message: string; extensions?: Partial<ErrorExtensions> }[];
        };
        const first = body.errors?.[0];
        if (first) throw errorOf(first.message, first.extensions ?? {});
        return body.data as Result;
      });
    } catch (error) {
      if (error instanceof ProductError) throw error;
      const reason = isBrokenCircuitError(error as Error) ? 'is away' : 'does not answer';
      throw unavailable(
        'SERVICE_UNAVAILABLE',
        `The ${options.to} service ${reason} at the moment. Try again in a few seconds.`,
        error,
      );
    }
  };
}

function errorOf(
  sentence: string,
  { status = 500, code = 'UNEXPECTED', fields, retryAfter }: Partial<ErrorExtensions>,
): ProductError {
  return new ProductError(status, code, sentence, {
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
