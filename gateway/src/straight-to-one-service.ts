import type {
  ApolloGateway,
  Experimental_DidResolveQueryPlanCallback,
  GraphQLDataSource,
  GraphQLDataSourceProcessOptions,
} from '@apollo/gateway';
import type {
  GatewayExecutor,
  GatewayGraphQLRequestContext,
  GatewayInterface,
} from '@apollo/server-gateway-interface';
import { GraphQLError, Kind, visit, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';

type Context = Record<string, unknown>;

/** Operations beyond these push the oldest out. */
const KEPT_PLANS = 500;

/**
 * A gateway that hands an operation which one service answers alone to that service as it stands, and its answer back: planned once,
 * and neither taken apart nor put together again, which costs more than everything else the gateway does. All other operations take the usual way.
 */
export function straightToOneService(
  create: (didResolve: Experimental_DidResolveQueryPlanCallback) => ApolloGateway,
): GatewayInterface {
  const services = new Map<string, GraphQLDataSource | null>();

  const gateway = create(({ queryPlan: { node }, serviceMap, requestContext }) => {
    const { document } = requestContext;
    const alone =
      node?.kind === 'Fetch' && !node.requires?.length && document && !asksForSchema(document)
        ? (serviceMap[node.serviceName] ?? null)
        : null;
    services.set(keyOf(requestContext), alone);
    if (services.size > KEPT_PLANS) services.delete(services.keys().next().value as string);
  });

  return {
    async load(options) {
      const { executor } = await gateway.load(options);
      return {
        executor: (async (requestContext: GatewayGraphQLRequestContext<Context>) => {
          const service = services.get(keyOf(requestContext));
          if (!service || !variablesFit(requestContext)) return executor(requestContext);
          return askAlone(service, requestContext);
        }) as GatewayExecutor,
      };
    },
    onSchemaLoadOrUpdate: (callback) => gateway.onSchemaLoadOrUpdate(callback),
    stop: () => gateway.stop(),
  };
}

const keyOf = ({
  queryHash,
  operationName,
}: Pick<GatewayGraphQLRequestContext<Context>, 'queryHash' | 'operationName'>) =>
  `${queryHash} ${operationName ?? ''}`;

/** What the public schema does not have must not reach a service that has it. */
function variablesFit({
  schema,
  operation,
  request,
}: GatewayGraphQLRequestContext<Context>): boolean {
  return (
    operation !== undefined &&
    getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {})
      .errors === undefined
  );
}

/** The schema of a service holds more than the public one. */
function asksForSchema(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) =>
      void (found ||= name.value === '__schema' || name.value === '__type'),
  });
  return found;
}

async function askAlone(
  service: GraphQLDataSource,
  requestContext: GatewayGraphQLRequestContext<Context>,
) {
  const {
    request: { query, operationName, variables },
    context,
    document,
  } = requestContext;
  try {
    const { data, errors } = await service.process({
      // The package keeps the name of this constant to itself.
      kind: 'incoming operation' as GraphQLDataSourceProcessOptions['kind'] & 'incoming operation',
      request: {
        query: query ?? '',
        ...(operationName && { operationName }),
        ...(variables && { variables }),
      },
      incomingRequestContext: requestContext,
      context,
      ...(document && { document }),
    });
    return { data: data ?? null, ...(errors && { errors: errors.map(asError) }) };
  } catch (error) {
    return {
      data: null,
      errors: [new GraphQLError((error as Error).message, { originalError: error as Error })],
    };
  }
}

const asError = ({ message, path, extensions }: GraphQLFormattedError) =>
  new GraphQLError(message, { ...(path && { path }), ...(extensions && { extensions }) });
