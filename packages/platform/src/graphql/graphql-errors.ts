import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { isDatabaseAway } from '../database/database.ts';
import { ProductError, unavailable, UNEXPECTED } from '../errors.ts';
import type { Log } from '../service/log.ts';

/** What an error carries over the wire. The gateway maps the same shape to REST. */
export interface ErrorExtensions {
  code: string;
  status: number;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** Turns what was thrown into what is shown. */
export type FormatError = (
  formatted: GraphQLFormattedError,
  thrown: unknown,
) => GraphQLFormattedError;

// Mistakes in the request itself, which Apollo names; everything else of its own is ours.
const CALLERS_MISTAKES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * The one place that turns an error into an answer: product errors keep their sentence, mistakes of
 * the request keep their message, anything else is masked.
 */
export const formatError: FormatError = (formatted, thrown) => {
  const original = unwrapResolverError(thrown);
  const error = isDatabaseAway(original)
    ? unavailable(
        'DATABASE_UNAVAILABLE',
        'The library cannot be reached at the moment. Try again in a few seconds.',
        original,
      )
    : original;
  if (error instanceof ProductError)
    return { ...formatted, message: error.message, extensions: { ...extensionsOf(error) } };
  return callersMistake(formatted) ?? unexpected(formatted);
};

/** The answer to a request that does not hold: Apollo's own words about it, with a status. Null for any other error. */
export function callersMistake({
  message,
  locations,
  path,
  extensions,
}: GraphQLFormattedError): GraphQLFormattedError | null {
  const code = extensions?.['code'];
  if (typeof code !== 'string' || !CALLERS_MISTAKES.has(code)) return null;
  return {
    message: withoutInput(message),
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code, status: 400 },
  };
}

/** What GraphQL says about a wrong variable, in one sentence: it begins with all that was sent, which the caller knows. */
function withoutInput(message: string): string {
  const variable = /^Variable "\$\w+" got invalid value /.exec(message)?.[0];
  const end = message.lastIndexOf('; ');
  return variable && end >= 0 ? message.slice(end + 2) : message;
}

/** The answer to what nobody expected: nothing of it is shown. */
export function unexpected({ path }: GraphQLFormattedError): GraphQLFormattedError {
  return {
    message: UNEXPECTED,
    ...(path && { path }),
    extensions: { code: 'UNEXPECTED', status: 500 },
  };
}

export function extensionsOf(error: ProductError): ErrorExtensions {
  return {
    code: error.code,
    status: error.status,
    ...(error.fields && { fields: error.fields }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}

/** What is answered to a request that did not get as far as running: a product error's sentence; anything else is logged and masked. */
export function answerTo(thrown: unknown, log: Log, requestId: string): GraphQLFormattedError {
  if (thrown instanceof ProductError)
    return { message: thrown.message, extensions: { ...extensionsOf(thrown) } };
  log.error({ err: thrown, requestId }, 'unexpected error');
  return unexpected({ message: '' });
}

/** Logs with the request's id what is not the caller's doing: masked errors as errors, dependencies that are away as warnings. */
export function reportErrors(
  log: Log,
  requestId: string,
  errors: readonly GraphQLError[],
  format: FormatError,
): void {
  for (const thrown of errors) {
    // A gateway hands on plain errors too, which cannot write themselves as JSON.
    const { code, status } = (format(thrown, thrown).extensions ?? {}) as Partial<ErrorExtensions>;
    const fields = { err: unwrapResolverError(thrown), requestId };
    if (code === 'UNEXPECTED') log.error(fields, 'unexpected error');
    else if (status && status >= 500) log.warn({ ...fields, code }, 'a dependency did not answer');
  }
}

/** Reports the errors of a server's operations. */
export function logErrors<Context extends { requestId: string }>(
  log: Log,
  format: FormatError,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        didEncounterErrors: async ({ errors, contextValue }) =>
          reportErrors(log, contextValue.requestId, errors, format),
      };
    },
  };
}
