import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { isDatabaseAway } from './database.ts';
import { ProductError, unavailable, UNEXPECTED } from './errors.ts';
import type { Log } from './log.ts';

/** What an error carries over the wire. The gateway maps the same shape to REST. */
export interface ErrorExtensions {
  code: string;
  status: number;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** The one place that turns an error into an answer: product errors keep their sentence, anything else is logged and masked. */
export function errorFormatter(log: Log) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(thrown);
    const error = isDatabaseAway(original) ? unavailable('DATABASE_UNAVAILABLE', 'The library cannot be reached at the moment. Try again in a few seconds.', original) : original;
    if (error instanceof ProductError) return { ...formatted, message: error.message, extensions: extensionsOf(error) as unknown as Record<string, unknown> };
    const code = formatted.extensions?.['code'];
    // Syntax and validation errors are the caller's and safe to show.
    if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') return { ...formatted, extensions: { ...formatted.extensions, status: 400, stacktrace: undefined } };
    log.error({ err: original }, 'unexpected error');
    return { ...formatted, message: UNEXPECTED, extensions: { code: 'UNEXPECTED', status: 500 } };
  };
}

function extensionsOf(error: ProductError): ErrorExtensions {
  return {
    code: error.code,
    status: error.status,
    ...(error.fields && { fields: error.fields }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}
