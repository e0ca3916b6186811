import type { ApolloGateway, Experimental_DidResolveQueryPlanCallback } from '@apollo/gateway';
import type {
  GatewayGraphQLRequestContext,
  GatewayInterface,
} from '@apollo/server-gateway-interface';
import type { AskSubgraph, SubgraphRequest } from '@convivio/platform/local-subgraphs';
import type { GraphQLError, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { analysesLimit } from '../graphql/analyses-limit.ts';
import { importsIn } from '../graphql/count-imports.ts';
import type { GatewayContext } from '../graphql/supergraph.ts';
import { compilePlan, type CompiledPlan } from './compile-plan.ts';

/** Operations beyond these push the oldest out. */
const PREPARED_OPERATIONS = 500;

/** What an operation brought; its errors as they were thrown. */
export interface Brought {
  data: Record<string, unknown> | null;
  errors?: readonly GraphQLError[];
}

/**
 * Runs an operation that was asked for before: it was read, checked against all limits and planned
 * then, and what remains is to ask the services. Null leaves it to the GraphQL server.
 */
export type RunPrepared = (
  request: SubgraphRequest,
  context: GatewayContext,
) => Promise<Brought> | null;

interface Prepared {
  plan: CompiledPlan;
  /** What the public schema does not have must not reach a service that has it, nor what asks for too much. */
  fits: (variables: Record<string, unknown>) => boolean;
}

type Create = (options: {
  experimental_didResolveQueryPlan: Experimental_DidResolveQueryPlanCallback;
}) => ApolloGateway;

/**
 * A gateway, and how to run what it has planned. The gateway package itself runs the first time of
 * an operation, and always those with conditions, with abstract types, about the schema, or whose
 * imports are counted.
 */
export function preparedOperations(
  create: Create,
  services: ReadonlyMap<string, AskSubgraph>,
): { gateway: GatewayInterface; run: RunPrepared } {
  const operations = new Map<string, Prepared | null>();
  const gateway = create({
    experimental_didResolveQueryPlan({ queryPlan, requestContext }) {
      const key = keyOf(sourceOf(requestContext));
      if (operations.has(key)) return;
      operations.set(key, prepare(queryPlan, requestContext));
      if (operations.size > PREPARED_OPERATIONS)
        operations.delete(operations.keys().next().value as string);
    },
  });
  return {
    gateway: withoutRemarks(gateway),
    run(request, context) {
      const prepared = operations.get(keyOf(request));
      return prepared?.fits(request.variables ?? {})
        ? prepared.plan(services, request, context)
        : null;
    },
  };
}

/** The gateway package's remarks on what a service left out are nobody's business. */
export function withoutRemarks(gateway: ApolloGateway): GatewayInterface {
  return {
    async load(options) {
      const { executor } = await gateway.load(options);
      return {
        async executor(requestContext) {
          const { extensions: _, ...answer } = await executor(requestContext);
          return answer;
        },
      };
    },
    onSchemaLoadOrUpdate: (callback) => gateway.onSchemaLoadOrUpdate(callback),
    stop: () => gateway.stop(),
  };
}

type Planned = Pick<
  GatewayGraphQLRequestContext,
  'schema' | 'document' | 'operation' | 'source' | 'request'
>;

const sourceOf = ({ source, request }: Planned) => ({
  query: source ?? '',
  operationName: request.operationName,
});

const keyOf = ({ query, operationName }: SubgraphRequest) => `${operationName ?? ''}\n${query}`;

function prepare(queryPlan: Parameters<typeof compilePlan>[0], planned: Planned): Prepared | null {
  const { schema, document, operation } = planned;
  if (!document || !operation || importsIn(document, operation) > 0) return null;
  const plan = compilePlan(queryPlan, { schema, document, operation });
  const fits = fitsOf(schema, operation);
  const refused = analysesLimit(document, operation);
  return plan && { plan, fits: (variables) => fits(variables) && refused(variables) === null };
}

function fitsOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Prepared['fits'] {
  if (variableDefinitions.length === 0) return () => true;
  return (variables) =>
    getVariableValues(schema, variableDefinitions, variables).errors === undefined;
}
