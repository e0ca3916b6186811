import { Pool } from 'undici';
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
  const lines = new Pool(origin, {
    connections: 64,
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
  });
  return async (request, { authorization, requestId }) => {
    const text = await post(lines, pathname, JSON.stringify(request), {
      'content-type': 'application/json',
      ...(authorization && { authorization }),
      ...(requestId && { [REQUEST_ID]: requestId }),
    });
    return JSON.parse(text) as SubgraphAnswer;
  };
}

/** The text of an answer. Every operation of several services asks this way, so it does without the streams of `request`. */
function post(
  lines: Pool,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    lines.dispatch(
      { path, method: 'POST', headers, body },
      {
        // Asked for by undici, though there is nothing to do.
        onRequestStart: () => {},
        onResponseStart: (_controller, statusCode) => void (status = statusCode),
        onResponseData: (_controller, chunk) => void chunks.push(chunk),
        onResponseEnd() {
          // The services answer 200, also with errors; anything else comes from what stands between.
          if (status === 200) resolve(Buffer.concat(chunks).toString());
          else reject(new Error(`answered ${status}`));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}
