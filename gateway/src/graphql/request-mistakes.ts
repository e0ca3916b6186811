import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from './supergraph.ts';

/** An operation that is not in its document is the caller's mistake; left to the gateway package it would be ours. */
export const findOperation: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation) return;
        throw new GraphQLError('There is no operation of this name in the request.', {
          extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
        });
      },
    };
  },
};

/** Mistakes in asking for a persisted query that the GraphQL server gives no code. */
const PERSISTED: ReadonlyMap<string, { code: string; message: string }> = new Map([
  [
    'provided sha does not match query',
    {
      code: 'PERSISTED_QUERY_HASH_MISMATCH',
      message: 'The hash is not that of the query. Send the SHA-256 of its text.',
    },
  ],
  [
    'Unsupported persisted query version',
    {
      code: 'PERSISTED_QUERY_VERSION_UNKNOWN',
      message: 'This version of persisted queries is not known. Send version 1.',
    },
  ],
]);

/** The answer to a persisted query that does not hold; null for any other error. */
export function persistedQueryMistake({
  message,
}: GraphQLFormattedError): GraphQLFormattedError | null {
  const mistake = PERSISTED.get(message);
  return mistake
    ? { message: mistake.message, extensions: { code: mistake.code, status: 400 } }
    : null;
}
