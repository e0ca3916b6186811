import type { QueryPlan } from '@apollo/query-planner';
import type {
  AskSubgraph,
  SubgraphAnswer,
  SubgraphRequest,
} from '@convivio/platform/local-subgraphs';
import {
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { GatewayContext } from '../graphql/supergraph.ts';
import { answerReader } from './answer-reader.ts';
import { runSteps, stepsOf } from './run-steps.ts';

/** An operation ready to run. Nothing is thrown: what fails is an error of the answer. */
export type CompiledPlan = (
  services: ReadonlyMap<string, AskSubgraph>,
  request: SubgraphRequest,
  context: GatewayContext,
) => Promise<{ data: Record<string, unknown> | null; errors?: GraphQLError[] }>;

/** Makes a plan ready to run; null for one with parts that only the gateway package knows. */
export function compilePlan(
  { node }: QueryPlan,
  {
    schema,
    document,
    operation,
  }: { schema: GraphQLSchema; document: DocumentNode; operation: OperationDefinitionNode },
): CompiledPlan | null {
  const steps = node && stepsOf(node);
  const read = answerReader(schema, document, operation);
  if (!steps || !read) return null;

  if (steps.kind === 'Fetch')
    // One service answers it alone: it is handed over as it stands, and its answer back.
    return async (services, { query, operationName, variables }, context) => {
      try {
        const ask = services.get(steps.serviceName) as AskSubgraph;
        const { data, errors } = await ask({ query, operationName, variables }, context);
        return { data: data ?? null, ...(errors && { errors: errors.map(asError) }) };
      } catch (error) {
        return { data: null, errors: [thrown(error)] };
      }
    };

  return async (services, { variables = {} }, context) => {
    const errors: GraphQLError[] = [];
    const data = {};
    await runSteps(steps, data, {
      ask: (service, request) => (services.get(service) as AskSubgraph)(request, context),
      variables,
      failed: (error) => errors.push(error instanceof GraphQLError ? error : thrown(error)),
    });
    return { data: read(data), ...(errors.length > 0 && { errors }) };
  };
}

const asError = ({ message, path, extensions }: NonNullable<SubgraphAnswer['errors']>[number]) =>
  new GraphQLError(message, { ...(path && { path }), ...(extensions && { extensions }) });

const thrown = (error: unknown) =>
  new GraphQLError((error as Error).message, { originalError: error as Error });
