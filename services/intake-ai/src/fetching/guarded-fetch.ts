import { Agent, request, type Dispatcher } from 'undici';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Readable, Transform } from 'node:stream';
import { ProductError } from '@convivio/platform/errors';
import { fetchFailures } from './fetch-failures.ts';
import { isPublicAddress, literalAddress, lookupPublic, PrivateAddress } from './public-address.ts';

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

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const USER_AGENT = 'Mozilla/5.0 (compatible; Convivio/1.0; recipe import on behalf of a reader)';

/** A fetch that never reaches a private address, by name, literal or redirect; `allowedOrigins` are let through all the same. */
export function guardedFetch(allowedOrigins: readonly string[]): GuardedFetch & { close(): Promise<void> } {
  const limits = { connectTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, maxHeaderSize: 64 * 1024 };
  const guarded = new Agent({ ...limits, connect: { lookup: lookupPublic, timeout: TIMEOUT_MS } });
  const open = new Agent(limits);

  async function get(url: string, { accept, signal, headers }: FetchOptions): Promise<Fetched> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    let at = new URL(url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const response = await request(at, {
        dispatcher: dispatcherFor(at), method: 'GET', signal: limit,
        headers: { accept, 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en,*;q=0.5', 'user-agent': USER_AGENT, ...headers },
      });
      const { statusCode: status } = response;
      const location = response.headers['location'];
      if (status >= 300 && status < 400 && typeof location === 'string') {
        await response.body.dump({ limit: 64 * 1024, signal: limit });
        const next = URL.parse(location, at);
        if (!next) throw fetchFailures.unreachable();
        at = next;
        continue;
      }
      if (status >= 400 || status < 200) {
        await response.body.dump({ limit: 64 * 1024, signal: limit });
        throw fetchFailures.status(status);
      }
      const [type = '', ...parameters] = String(response.headers['content-type'] ?? '').split(';');
      return {
        url: at.href,
        contentType: type.trim().toLowerCase(),
        charset: /charset\s*=\s*"?([\w-]+)/i.exec(parameters.join(';'))?.[1] ?? null,
        bytes: await readBody(response),
      };
    }
    throw fetchFailures.redirects();
  }

  function dispatcherFor(url: URL): Dispatcher {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw fetchFailures.scheme();
    if (allowedOrigins.includes(url.origin)) return open;
    const literal = literalAddress(url.hostname);
    if (literal && !isPublicAddress(literal)) throw fetchFailures.privateAddress();
    return guarded;
  }

  const fetchPage: GuardedFetch = async (url, options) => {
    try {
      return await get(url, options);
    } catch (error) {
      throw options.signal.aborted ? error : failureOf(error);
    }
  };
  return Object.assign(fetchPage, {
    async close() {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  });
}

/** The whole body, unpacked; stops reading past the limit, so that a small download cannot grow without bounds. */
async function readBody({ headers, body }: Dispatcher.ResponseData): Promise<Uint8Array> {
  const unpack = decoder(String(headers['content-encoding'] ?? ''));
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: Readable = unpack ? body.on('error', (error: Error) => unpack.destroy(error)).pipe(unpack) : body;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw fetchFailures.tooLarge();
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks);
}

function decoder(encoding: string): Transform | null {
  if (/^(x-)?gzip$/i.test(encoding)) return createGunzip();
  if (/^deflate$/i.test(encoding)) return createInflate();
  if (/^br$/i.test(encoding)) return createBrotliDecompress();
  return null;
}

function failureOf(error: unknown): ProductError {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at instanceof ProductError) return at;
    if (at instanceof PrivateAddress) return fetchFailures.privateAddress();
    const { code = '', name } = at as { code?: string; name: string };
    if (name === 'TimeoutError' || name === 'AbortError' || /TIMEOUT|TIMEDOUT/.test(code)) return fetchFailures.timeout();
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return fetchFailures.unknownHost();
  }
  return fetchFailures.unreachable();
}
