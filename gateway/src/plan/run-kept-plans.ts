import type { ApolloGateway, Experimental_DidResolveQueryPlanCallback } from '@apollo/gateway';
import type {
  GatewayExecutor,
  GatewayGraphQLRequestContext,
  GatewayInterface,
} from '@apollo/server-gateway-interface';
import type { AskSubgraph } from '@convivio/platform/local-subgraphs';
import { getVariableValues } from 'graphql/execution/values.js';
import type { GatewayContext } from '../supergraph.ts';
import { compilePlan, type CompiledPlan } from './compile-plan.ts';

type RequestContext = GatewayGraphQLRequestContext<Record<string, unknown>>;

/** Operations beyond these push the oldest out. */
const KEPT_PLANS = 500;

/**
 * A gateway that runs an operation by the plan that was made when it came for the first time. The package plans, and runs what this does not:
 * the first time of an operation, and operations with conditions, with abstract types, or about the schema.
 */
export function runKeptPlans(
  create: (options: {
    experimental_didResolveQueryPlan: Experimental_DidResolveQueryPlanCallback;
  }) => ApolloGateway,
  services: ReadonlyMap<string, AskSubgraph>,
): GatewayInterface {
  const plans = new Map<string, CompiledPlan | null>();

  const gateway = create({
    experimental_didResolveQueryPlan({ queryPlan, requestContext }) {
      plans.set(keyOf(requestContext), compilePlan(queryPlan, requestContext));
      if (plans.size > KEPT_PLANS) plans.delete(plans.keys().next().value as string);
    },
  });

  return {
    async load(options) {
      const { executor } = await gateway.load(options);
      return {
        executor: (async (requestContext: RequestContext) => {
          const plan = plans.get(keyOf(requestContext));
          if (!plan || !variablesFit(requestContext)) {
            // Its remarks on what a service left out are nobody's business.
            const { extensions: _, ...answer } = await executor(requestContext);
            return answer;
          }
          const { request, context } = requestContext;
          return plan(services, request, context as unknown as GatewayContext);
        }) as GatewayExecutor,
      };
    },
    onSchemaLoadOrUpdate: (callback) => gateway.onSchemaLoadOrUpdate(callback),
    stop: () => gateway.stop(),
  };
}

const keyOf = ({ queryHash, operationName }: Pick<RequestContext, 'queryHash' | 'operationName'>) =>
  `${queryHash} ${operationName ?? ''}`;

/** What the public schema does not have must not reach a service that has it. */
function variablesFit({ schema, operation, request }: RequestContext): boolean {
  return (
    operation !== undefined &&
    getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {})
      .errors === undefined
  );
}
