import { Agent, request, type Dispatcher } from 'undici';
import { ProductError } from '@convivio/platform/errors';
import { fetchFailures } from './fetch-failures.ts';
import { fetchLimits, type FetchLimits } from './fetch-limits.data.ts';
import {
  isPublicAddress,
  literalAddress,
  PrivateAddress,
  publicLookup,
  systemResolve,
  type Resolve,
} from './public-address.ts';
import { readBody } from './read-body.ts';

export interface Fetched {
  /** Where the redirects ended. */
  url: string;
  /** In lower case, without parameters. */
  contentType: string;
  charset: string | null;
  bytes: Uint8Array;
}

export interface FetchOptions {
  accept: string;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

/** Fetches a public web address. Throws ProductError with the reason a cook can act on. */
export type GuardedFetch = (url: string, options: FetchOptions) => Promise<Fetched>;

export interface FetchGuard {
  /** Origins that are let through although they are private, also after a redirect. */
  allowedOrigins?: readonly string[];
  limits?: FetchLimits;
  /** How names become addresses. */
  resolve?: Resolve;
  /** Which addresses may be connected to. */
  isPublic?: (address: string) => boolean;
}

const USER_AGENT = 'Mozilla/5.0 (compatible; Convivio/1.0; recipe import on behalf of a reader)';

/** A fetch that never reaches a private address: not by name, literal, redirect or rebinding. Close it when done. */
export function guardedFetch(guard: FetchGuard = {}): GuardedFetch & { close(): Promise<void> } {
  const { limits = fetchLimits } = guard;
  const { dispatcherFor, close } = dispatchers(guard, limits);

  async function get(url: string, options: FetchOptions): Promise<Fetched> {
    // One clock for all redirects and the body together.
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(limits.timeMs)]);
    let at = new URL(url);
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const response = await request(at, {
        dispatcher: dispatcherFor(at),
        method: 'GET',
        signal,
        headers: headersOf(options),
      });
      const next = redirectOf(response, at);
      if (!next) return fetchedFrom(response, at, limits);
      at = next;
    }
    throw fetchFailures.redirects();
  }

  const fetchPage: GuardedFetch = async (url, options) => {
    try {
      return await get(url, options);
    } catch (error) {
      throw options.signal.aborted ? error : failureOf(error);
    }
  };
  return Object.assign(fetchPage, { close });
}

/** What connects to an address: with the guard, or without it to an origin that is let through. */
function dispatchers(
  { allowedOrigins = [], resolve = systemResolve, isPublic = isPublicAddress }: FetchGuard,
  limits: FetchLimits,
) {
  const timeouts = {
    headersTimeout: limits.timeMs,
    bodyTimeout: limits.timeMs,
    maxHeaderSize: limits.headerBytes,
  };
  const guarded = new Agent({
    ...timeouts,
    connect: { lookup: publicLookup(resolve, isPublic), timeout: limits.timeMs },
  });
  const open = new Agent({ ...timeouts, connect: { timeout: limits.timeMs } });
  return {
    dispatcherFor(url: URL): Dispatcher {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') throw fetchFailures.scheme();
      if (allowedOrigins.includes(url.origin)) return open;
      // A literal address is connected to without asking for its name.
      const literal = literalAddress(url.hostname);
      if (literal && !isPublic(literal)) throw fetchFailures.privateAddress();
      return guarded;
    },
    async close() {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
}

const headersOf = ({ accept, headers }: FetchOptions) => ({
  accept,
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en,*;q=0.5',
  'user-agent': USER_AGENT,
  ...headers,
});

/** Where an answer sends us; null when it is the page itself. */
function redirectOf(response: Dispatcher.ResponseData, at: URL): URL | null {
  const { statusCode: status } = response;
  const location = response.headers['location'];
  if (status < 300 || status >= 400 || typeof location !== 'string') return null;
  discard(response);
  const next = URL.parse(location, at);
  if (!next) throw fetchFailures.unreachable();
  return next;
}

async function fetchedFrom(
  response: Dispatcher.ResponseData,
  at: URL,
  limits: FetchLimits,
): Promise<Fetched> {
  const { statusCode: status } = response;
  if (status >= 300 || status < 200) {
    discard(response);
    throw fetchFailures.status(status);
  }
  const [type = '', ...parameters] = String(response.headers['content-type'] ?? '').split(';');
  return {
    url: at.href,
    contentType: type.trim().toLowerCase(),
    charset: /charset\s*=\s*"?([\w-]+)/i.exec(parameters.join(';'))?.[1] ?? null,
    bytes: await readBody(response, limits.bodyBytes),
  };
}

/** Lets go of a body nobody reads; a slow one must not hold up the next step. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

function failureOf(error: unknown): ProductError {
  for (
    let at = error as FetchError | undefined, depth = 0;
    at && depth < 5;
    at = at.cause, depth++
  ) {
    if (at instanceof ProductError) return at;
    if (at instanceof PrivateAddress) return fetchFailures.privateAddress();
    const { code, name } = at;
    if (name === 'TimeoutError' || name === 'AbortError') return fetchFailures.timeout();
    // Errors of the DOM carry numbers as codes.
    if (typeof code !== 'string') continue;
    if (/TIMEOUT|TIMEDOUT/.test(code)) return fetchFailures.timeout();
    if (code === 'ENOTFOUND' || code === 'ENODATA') return fetchFailures.unknownHost();
    if (/^Z_|BROTLI/.test(code)) return fetchFailures.unreadable();
  }
  return fetchFailures.unreachable();
}

type FetchError = { code?: unknown; name?: string; cause?: FetchError };
