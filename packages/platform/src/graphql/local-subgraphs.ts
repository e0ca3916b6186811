import type { GraphQLFormattedError } from 'graphql';

export interface SubgraphRequest {
  query: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

export interface SubgraphAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
  extensions?: {
    /** How many secrets were asked for in vain in fields that do not fail by it. Left out where none was. */
    guessedInVain?: number;
  };
}

/** What a caller sends along as headers when it asks over HTTP. */
export interface SubgraphCaller {
  authorization: string | undefined;
  requestId: string;
}

/** Runs an operation of a subgraph, as its HTTP endpoint would. */
export type AskSubgraph = (
  request: SubgraphRequest,
  caller: SubgraphCaller,
) => Promise<SubgraphAnswer>;

const served = new Map<string, AskSubgraph>();

/** Lets others in this process ask the subgraph without a network between; returns how to stop. */
export function serveLocally(url: string, ask: AskSubgraph): () => void {
  served.set(url, ask);
  return () => void served.delete(url);
}

/** How to ask the subgraph at this address when this very process serves it. */
export function localSubgraph(url: string): AskSubgraph | undefined {
  return served.get(url);
}
