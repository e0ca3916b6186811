import { ApolloGateway, type GraphQLDataSource } from '@apollo/gateway';
import type { GatewayInterface } from '@apollo/server-gateway-interface';
import type { Guesses } from '../http/limit-guesses.ts';
import { serviceAt } from './ask-service.ts';
import { countGuesses, type AskGuessable } from './count-guesses.ts';
import {
  preparedOperations,
  withoutRemarks,
  type RunPrepared,
} from '../plan/prepared-operations.ts';
import { subgraphs, supergraphSdl } from './supergraph-file.ts';

/** What the gateway knows of a request while it runs an operation. */
export interface GatewayContext {
  authorization: string | undefined;
  requestId: string;
  /** Counts imports and exports of the caller; throws when there were too many. Routes that have counted their request leave it out. */
  countImports?: (asked: number) => Promise<void>;
  /** The guesses of whoever asks. */
  guesses?: Guesses;
}

/** The supergraph: how the GraphQL server runs an operation, and how one is run that it has run before. */
export interface Supergraph {
  gateway: GatewayInterface;
  runPrepared: RunPrepared;
}

/** The committed supergraph over the services at the given addresses. With `prepare` false all operations are run by the gateway package alone. */
export function supergraph(
  addresses: Record<string, string>,
  { prepare = true }: { prepare?: boolean } = {},
): Supergraph {
  const services = new Map<string, AskGuessable>(
    subgraphs.map((name) => [name, countGuesses(serviceAt(name, addresses[name] as string))]),
  );
  const create = (more: Partial<ConstructorParameters<typeof ApolloGateway>[0]>) =>
    new ApolloGateway({
      ...more,
      supergraphSdl,
      buildService: ({ name }) => dataSource(services.get(name) as AskGuessable),
    });
  if (!prepare) return { gateway: withoutRemarks(create({})), runPrepared: () => null };
  const { gateway, run } = preparedOperations(create, services);
  return { gateway, runPrepared: run };
}

/** A service as the gateway package asks it. */
const dataSource = (ask: AskGuessable): GraphQLDataSource<GatewayContext> => ({
  process({ request: { query = '', operationName, variables }, context }) {
    const { authorization, requestId = '', guesses } = context as Partial<GatewayContext>;
    return ask(
      { query, operationName, variables },
      { authorization, requestId, ...(guesses && { guesses }) },
    ) as ReturnType<GraphQLDataSource['process']>;
  },
});
