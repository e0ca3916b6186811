import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

// It is published without types.
const autocannon = createRequire(import.meta.url)('autocannon') as (
  options: object,
  done: (error: Error | null, result: AutocannonResult) => void,
) => EventEmitter;

interface AutocannonResult {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  duration: number;
  errors: number;
  non2xx: number;
  throughput: { total: number };
}

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** The request number N. */
  request: (n: number) => { method?: string; path: string; body?: string };
  /** Ends after so many seconds, or so many requests. */
  seconds?: number;
  amount?: number;
}

export interface Rate {
  /** Requests that were answered. */
  total: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Of one answer, on average. */
  bytes: number;
}

const CONNECTIONS = 10;

/** Asks on ten connections, each as fast as it is answered. Throws when an answer is not a success: a fast refusal is no speed. */
export async function load({ url, headers = {}, request, seconds, amount }: Load): Promise<Rate> {
  let n = 0;
  // It looks at its clock once a second only.
  const started = performance.now();
  let ended = started;
  const { promise, resolve, reject } = Promise.withResolvers<AutocannonResult>();
  const answers = autocannon(
    {
      url,
      connections: CONNECTIONS,
      timeout: 60,
      ...(amount ? { amount } : { duration: seconds }),
      requests: [
        {
          setupRequest(present: object) {
            const { method = 'GET', path, body } = request(n++);
            return {
              ...present,
              method,
              path,
              headers: {
                ...headers,
                ...(body !== undefined && { 'content-type': 'application/json' }),
              },
              body,
            };
          },
        },
      ],
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  answers.on('response', () => {
    ended = performance.now();
  });
  const result = await promise;
  const elapsed = (ended - started) / 1000;
  if (result.errors || result.non2xx)
    throw new Error(
      `${result.errors} errors and ${result.non2xx} refusals of ${result.requests.total} requests such as ${JSON.stringify(request(0)).slice(0, 200)}`,
    );
  const total = result.requests.total;
  return {
    total,
    perSecond: total / elapsed,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / total),
  };
}
