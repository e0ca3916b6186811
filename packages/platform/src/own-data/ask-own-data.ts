import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { unavailable } from '../errors.ts';
import { serviceAuthorization } from '../identity/identity.ts';
import { OWN_DATA_PATH } from './own-data-route.ts';
import type { OwnDataFile } from './own-data.ts';

type Line = { path?: string; bytes?: string; done?: true };

export interface OwnDataQuestion {
  /** Who asks, and the address of the service's `/graphql`. */
  from: string;
  url: string;
  serviceSecret: string;
  userId: string;
  signal: AbortSignal;
}

/**
 * Asks a service what it holds about a user. Resolves once it answers, with its files; each is to be read to its end before the next. Throws 503 when
 * it does not answer; reading throws where the answer breaks off.
 */
export async function askOwnData({
  from,
  url,
  serviceSecret,
  userId,
  signal,
}: OwnDataQuestion): Promise<AsyncIterable<OwnDataFile>> {
  const address = new URL(OWN_DATA_PATH, url);
  address.searchParams.set('user', userId);
  const response = await fetch(address, {
    headers: { authorization: await serviceAuthorization(from, serviceSecret) },
    signal,
  }).catch(away);
  if (!response.ok || !response.body || !response.headers.get('content-type')?.includes('ndjson'))
    throw away(new Error(`the answer was ${response.status}`));
  return filesIn(linesOf(response.body as never));
}

function away(cause: unknown): never {
  throw unavailable(
    'SERVICE_UNAVAILABLE',
    'Not everything can be reached at the moment. Try again in a few seconds.',
    cause,
  );
}

async function* linesOf(body: import('node:stream/web').ReadableStream): AsyncGenerator<Line> {
  const lines = createInterface({ input: Readable.fromWeb(body), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as Line;
}

async function* filesIn(lines: AsyncGenerator<Line>): AsyncGenerator<OwnDataFile> {
  let next = await lines.next();
  while (!next.done && next.value.path !== undefined) {
    const { path } = next.value;
    next = await lines.next();
    yield {
      path,
      content: (async function* () {
        for (; !next.done && next.value.bytes !== undefined; next = await lines.next())
          yield Buffer.from(next.value.bytes, 'base64');
      })(),
    };
  }
  if (!next.value?.done) throw new Error('The answer of a service broke off.');
}
