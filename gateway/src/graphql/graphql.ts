import { ApolloServer } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { ProductError } from '@convivio/platform/errors';
import {
  callersMistake,
  extensionsOf,
  logErrors,
  reportErrors,
  unexpected,
  type FormatError,
} from '@convivio/platform/graphql-errors';
import type { SubgraphRequest } from '@convivio/platform/local-subgraphs';
import type { Log } from '@convivio/platform/log';
import type { GraphQLError, GraphQLFormattedError, ValidationContext } from 'graphql';
import { limitAnalyses } from './analyses-limit.ts';
import { countImports } from './count-imports.ts';
import { documentLimits } from './document-limits.ts';
import { LIMITS } from './limits.data.ts';
import { findOperation, persistedQueryMistake } from './request-mistakes.ts';
import type { GatewayContext, Supergraph } from './supergraph.ts';

/** What passes a limit is reported like any other invalid operation, not thrown. */
const REPORT = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
};

/** As POST /graphql answers an operation. */
export interface OperationAnswer {
  errors?: readonly GraphQLFormattedError[];
  data?: Record<string, unknown> | null;
}

export interface Graphql {
  server: ApolloServer<GatewayContext>;
  /** The short way of an operation that the server has run before; null for any other. */
  runPrepared(request: SubgraphRequest, context: GatewayContext): Promise<OperationAnswer> | null;
}

/** The supergraph behind limits on length, depth, aliases, cost and analyses. */
export async function openGraphql(
  { gateway, runPrepared }: Supergraph,
  options: { introspection: boolean; log: Log },
): Promise<Graphql> {
  const server = new ApolloServer<GatewayContext>({
    gateway,
    introspection: options.introspection,
    hideSchemaDetailsFromClientErrors: !options.introspection,
    parseOptions: { maxTokens: LIMITS.tokens },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: [
      documentLimits,
      maxDepthRule({ n: LIMITS.depth, flattenFragments: true, ...REPORT }),
      maxAliasesRule({ n: LIMITS.aliases, ...REPORT }),
      costLimitRule({ maxCost: LIMITS.cost, flattenFragments: true, ...REPORT }),
    ],
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      findOperation,
      limitAnalyses,
      countImports,
      logErrors(options.log, formatError),
    ],
    formatError,
  });
  await server.start();
  return {
    server,
    runPrepared: (request, context) =>
      runPrepared(request, context)?.then(({ data, errors = [] }) => {
        if (errors.length === 0) return { data };
        reportErrors(options.log, context.requestId, errors, formatError);
        return { errors: errors.map((error) => formatError(error.toJSON(), error)), data };
      }) ?? null,
  };
}

/** Sentences of the services pass; what the gateway itself did not expect is masked. */
const formatError: FormatError = (formatted, thrown) => {
  const path = formatted.path && { path: formatted.path };
  const product = productErrorIn(unwrapResolverError(thrown));
  if (product)
    return { message: product.message, ...path, extensions: { ...extensionsOf(product) } };
  const { code, status, fields, retryAfter } = (formatted.extensions ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof status === 'number')
    return {
      message: formatted.message,
      ...path,
      extensions: {
        code,
        status,
        ...(fields ? { fields } : {}),
        ...(retryAfter ? { retryAfter } : {}),
      },
    };
  return callersMistake(formatted) ?? persistedQueryMistake(formatted) ?? unexpected(formatted);
};

function productErrorIn(error: unknown): ProductError | null {
  for (
    let at = error, depth = 0;
    at && depth < 5;
    at = (at as { originalError?: unknown }).originalError ?? (at as { cause?: unknown }).cause,
      depth++
  ) {
    if (at instanceof ProductError) return at;
  }
  return null;
}
