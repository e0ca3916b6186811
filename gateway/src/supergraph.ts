import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import type { GatewayInterface } from '@apollo/server-gateway-interface';
import { unavailable } from '@convivio/platform/errors';
import { localSubgraph } from '@convivio/platform/local-subgraphs';
import { REQUEST_ID } from '@convivio/platform/request-id';
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { straightToOneService } from './straight-to-one-service.ts';
import { supergraphSdl } from './supergraph-file.ts';

/** What the gateway knows of a request while it runs an operation. */
export interface GatewayContext {
  authorization: string | undefined;
  requestId: string;
  /** Counts imports and exports of the caller; throws when there were too many. Routes that have counted their request leave it out. */
  countImports?: (asked: number) => Promise<void>;
}

const PATIENCE_MS = 15_000;

/** Forwards the caller's token and request id to one service, and answers 503 at once while that service is away. */
class Subgraph extends RemoteGraphQLDataSource<GatewayContext> {
  constructor(name: string, url: string) {
    const breaker = circuitBreaker(handleAll, {
      halfOpenAfter: 2_000,
      breaker: new ConsecutiveBreaker(5),
    });
    super({
      url,
      fetcher: async (address, init) => {
        try {
          return (await breaker.execute(() => fetchWhole(address, init as RequestInit))) as never;
        } catch (error) {
          throw unavailable(
            'SERVICE_UNAVAILABLE',
            `The ${name} service cannot be reached at the moment. Try again in a few seconds.`,
            error,
          );
        }
      },
    });
  }

  /** Without a network between where this process serves the subgraph too. */
  override async process(
    options: Parameters<RemoteGraphQLDataSource<GatewayContext>['process']>[0],
  ): ReturnType<RemoteGraphQLDataSource<GatewayContext>['process']> {
    const ask = localSubgraph(this.url);
    if (!ask) return super.process(options);
    const { query = '', operationName, variables } = options.request;
    const { authorization, requestId } = options.context as Partial<GatewayContext>;
    return ask(
      { query, operationName, variables },
      { authorization, requestId: requestId ?? '' },
    ) as ReturnType<RemoteGraphQLDataSource<GatewayContext>['process']>;
  }

  override willSendRequest({
    request,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<GatewayContext>['willSendRequest']>>[0]): void {
    // Without a context the gateway itself asks, before it serves anybody.
    if (context.authorization) request.http?.headers.set('authorization', context.authorization);
    if (context.requestId) request.http?.headers.set(REQUEST_ID, context.requestId);
  }
}

/** An answer with its whole body, so that one that breaks off half-way counts as no answer. */
async function fetchWhole(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const body = await response.text();
  // The services answer 200, also with errors; anything else comes from what stands between.
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return new Response(body, {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  });
}

/** The committed supergraph over the services at the given addresses. */
export function supergraph(addresses: Record<string, string>): GatewayInterface {
  return straightToOneService(
    (didResolve) =>
      new ApolloGateway({
        supergraphSdl,
        experimental_didResolveQueryPlan: didResolve,
        buildService: ({ name }) => {
          const url = addresses[name];
          if (!url) throw new Error(`no address is set for the ${name} service`);
          return new Subgraph(name, url);
        },
      }),
  );
}
