import { Agent } from 'undici';
import { unavailable } from '@convivio/platform/errors';
import {
  localSubgraph,
  type AskSubgraph,
  type SubgraphAnswer,
} from '@convivio/platform/local-subgraphs';
import { REQUEST_ID } from '@convivio/platform/request-id';
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';

const PATIENCE_MS = 15_000;

/**
 * Asks one service with its caller's token: without a network between where this process serves it too, else over HTTP. While it is away the answer
 * is 503 at once.
 */
export function serviceAt(name: string, url: string): AskSubgraph {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: 2_000,
    breaker: new ConsecutiveBreaker(5),
  });
  const overHttp = httpAsker(url);
  return async (request, caller) => {
    const local = localSubgraph(url);
    if (local) return local(request, caller);
    try {
      return await breaker.execute(() => overHttp(request, caller));
    } catch (error) {
      throw unavailable(
        'SERVICE_UNAVAILABLE',
        `The ${name} service cannot be reached at the moment. Try again in a few seconds.`,
        error,
      );
    }
  };
}

/** Takes the whole answer, so that one that breaks off half-way counts as none. */
function httpAsker(url: string): AskSubgraph {
  const { origin, pathname } = new URL(url);
  const lines = new Agent({
    connections: 64,
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
  });
  return async (request, { authorization, requestId }) => {
    const { statusCode, body } = await lines.request({
      origin,
      path: pathname,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
        ...(requestId && { [REQUEST_ID]: requestId }),
      },
      body: JSON.stringify(request),
    });
    const text = await body.text();
    // The services answer 200, also with errors; anything else comes from what stands between.
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
    return JSON.parse(text) as SubgraphAnswer;
  };
}
