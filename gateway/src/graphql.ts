import { ApolloServer } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import type { ApolloGateway } from '@apollo/gateway';
import { ProductError, UNEXPECTED } from '@convivio/platform/errors';
import type { Log } from '@convivio/platform/log';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from './supergraph.ts';

/** The GraphQL server of the gateway: the supergraph behind limits on depth, aliases and cost. */
export async function graphqlServer(gateway: ApolloGateway, options: { introspection: boolean; log: Log }): Promise<ApolloServer<GatewayContext>> {
  const limits = [maxDepthPlugin({ n: 12 }), maxAliasesPlugin({ n: 30 }), costLimitPlugin({ maxCost: 20_000 })];
  const server = new ApolloServer<GatewayContext>({
    gateway,
    introspection: options.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: limits as never[],
    formatError: (formatted, thrown) => formatError(formatted, thrown, options.log),
  });
  await server.start();
  return server;
}

/** Sentences of the services pass; what the gateway itself did not expect is logged and masked. */
function formatError(formatted: GraphQLFormattedError, thrown: unknown, log: Log): GraphQLFormattedError {
  const original = unwrapResolverError(thrown);
  const product = productErrorIn(original);
  if (product) return { message: product.message, extensions: { code: product.code, status: product.status, ...(product.retryAfter && { retryAfter: product.retryAfter }) } };
  const { code, status, fields, retryAfter } = (formatted.extensions ?? {}) as Record<string, unknown>;
  const path = formatted.path && { path: formatted.path };
  if (typeof status === 'number') return { message: formatted.message, ...path, extensions: { code, status, ...(fields ? { fields } : {}), ...(retryAfter ? { retryAfter } : {}) } };
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') return { message: formatted.message, ...(formatted.locations && { locations: formatted.locations }), extensions: { code, status: 400 } };
  log.error({ err: original }, 'unexpected error');
  return { message: UNEXPECTED, ...path, extensions: { code: 'UNEXPECTED', status: 500 } };
}

function productErrorIn(error: unknown): ProductError | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = (at as { originalError?: unknown }).originalError ?? at.cause, depth++) {
    if (at instanceof ProductError) return at;
  }
  return null;
}
