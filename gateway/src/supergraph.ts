import { ApolloGateway, type GraphQLDataSource } from '@apollo/gateway';
import type { GatewayInterface } from '@apollo/server-gateway-interface';
import type { AskSubgraph } from '@convivio/platform/local-subgraphs';
import { serviceAt } from './ask-service.ts';
import { runKeptPlans } from './plan/run-kept-plans.ts';
import { subgraphs, supergraphSdl } from './supergraph-file.ts';

/** What the gateway knows of a request while it runs an operation. */
export interface GatewayContext {
  authorization: string | undefined;
  requestId: string;
  /** Counts imports and exports of the caller; throws when there were too many. Routes that have counted their request leave it out. */
  countImports?: (asked: number) => Promise<void>;
}

/** The committed supergraph over the services at the given addresses. With `keepPlans` false all operations are run by the gateway package alone. */
export function supergraph(
  addresses: Record<string, string>,
  { keepPlans = true }: { keepPlans?: boolean } = {},
): GatewayInterface {
  const services = new Map<string, AskSubgraph>(
    subgraphs.map((name) => [name, serviceAt(name, addresses[name] as string)]),
  );
  const create = (more: Partial<ConstructorParameters<typeof ApolloGateway>[0]>) =>
    new ApolloGateway({
      ...more,
      supergraphSdl,
      buildService: ({ name }) => dataSource(services.get(name) as AskSubgraph),
    });
  return keepPlans ? runKeptPlans(create, services) : create({});
}

/** A service as the gateway package asks it. */
const dataSource = (ask: AskSubgraph): GraphQLDataSource<GatewayContext> => ({
  process({ request: { query = '', operationName, variables }, context }) {
    const { authorization, requestId = '' } = context as Partial<GatewayContext>;
    return ask({ query, operationName, variables }, { authorization, requestId }) as ReturnType<
      GraphQLDataSource['process']
    >;
  },
});
