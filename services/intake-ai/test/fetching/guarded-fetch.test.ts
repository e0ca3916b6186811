import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ProductError } from '@convivio/platform/errors';
import { fetchLimits } from '../../src/fetching/fetch-limits.data.ts';
import { guardedFetch, type FetchGuard, type Fetched } from '../../src/fetching/guarded-fetch.ts';
import { startWebServer, type WebServer } from '../web-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(answer: RequestListener): Promise<WebServer> {
  const server = await startWebServer(answer);
  closing.push(server.close);
  return server;
}

function open(guard: FetchGuard) {
  const fetchPage = guardedFetch(guard);
  closing.push(fetchPage.close);
  return (url: string, signal = new AbortController().signal): Promise<Fetched> =>
    fetchPage(url, { accept: 'text/html', signal });
}

/** A fetch for which the server is as good as public. */
const openTo = (server: WebServer, limits: Partial<typeof fetchLimits> = {}) =>
  open({ allowedOrigins: [server.origin], limits: { ...fetchLimits, ...limits } });

async function failure(
  fetching: Promise<unknown>,
): Promise<{ status: number; code: string; sentence: string }> {
  const error = await fetching.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProductError)) throw new Error(`not a ProductError: ${String(error)}`);
  return { status: error.status, code: error.code, sentence: error.message };
}

const page = '<!doctype html><title>Soup</title>';

describe('what a site answers', () => {
  test('a page comes with its type, charset and final address', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end();
      else response.writeHead(200, { 'content-type': 'Text/HTML; charset="iso-8859-1"' }).end(page);
    });
    const fetched = await openTo(server)(`${server.origin}/old`);
    expect(fetched).toMatchObject({
      url: `${server.origin}/new`,
      contentType: 'text/html',
      charset: 'iso-8859-1',
    });
    expect(Buffer.from(fetched.bytes).toString()).toBe(page);
  });

  test.each([
    [401, 502, 'SITE_REFUSED', 'The site refused our request. Paste the recipe text instead.'],
    [403, 502, 'SITE_REFUSED', 'The site refused our request. Paste the recipe text instead.'],
    [
      404,
      422,
      'PAGE_NOT_FOUND',
      'There is no page at this address (404). Check the link and try again.',
    ],
    [
      410,
      422,
      'PAGE_NOT_FOUND',
      'There is no page at this address (410). Check the link and try again.',
    ],
    [429, 502, 'SITE_REFUSED', 'The site refused our request. Paste the recipe text instead.'],
    [
      500,
      502,
      'SITE_FAILED',
      'The site has a problem of its own (500). Try again later, or paste the recipe text instead.',
    ],
    [
      503,
      502,
      'SITE_FAILED',
      'The site has a problem of its own (503). Try again later, or paste the recipe text instead.',
    ],
  ])('a %i of the site becomes a %i with a sentence', async (answered, status, code, sentence) => {
    const server = await serve(
      (_request, response) => void response.writeHead(answered).end('<h1>no</h1>'),
    );
    expect(await failure(openTo(server)(server.origin))).toEqual({ status, code, sentence });
  });

  test('a redirect without an end stops after five', async () => {
    const server = await serve(
      (request, response) =>
        void response
          .writeHead(302, { location: `/${Number(request.url?.slice(1) ?? 0) + 1}` })
          .end(),
    );
    expect(await failure(openTo(server)(`${server.origin}/0`))).toMatchObject({
      status: 422,
      code: 'TOO_MANY_REDIRECTS',
    });
    expect(server.asked.map(({ url }) => url)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  });

  test('a redirect whose own body never ends is followed', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/there' }).write('moving');
      else response.end(page);
    });
    expect((await openTo(server)(server.origin)).url).toBe(`${server.origin}/there`);
  });

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,soup',
    'gopher://example.org/',
  ])('a redirect to %s is refused', async (location) => {
    const server = await serve(
      (_request, response) => void response.writeHead(302, { location }).end(),
    );
    expect(await failure(openTo(server)(server.origin))).toMatchObject({
      status: 422,
      code: 'URL_SCHEME',
    });
  });

  test('a redirect to what is no address fails with a sentence', async () => {
    const server = await serve(
      (_request, response) => void response.writeHead(302, { location: 'http://[half' }).end(),
    );
    expect(await failure(openTo(server)(server.origin))).toMatchObject({
      status: 502,
      code: 'SITE_UNREACHABLE',
    });
  });

  test('nobody listening is told as unreachable', async () => {
    const server = await serve((_request, response) => void response.end());
    await server.close();
    expect(await failure(openTo(server)(server.origin))).toMatchObject({
      status: 502,
      code: 'SITE_UNREACHABLE',
    });
  });

  test('a connection that is cut in the middle of the body is told as unreachable', async () => {
    const server = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      setImmediate(() => response.socket?.destroy());
    });
    expect(await failure(openTo(server)(server.origin))).toMatchObject({
      status: 502,
      code: 'SITE_UNREACHABLE',
    });
  });
});

describe('time', () => {
  const timeMs = 200;

  test('a server that never answers is given up', async () => {
    const server = await serve(() => undefined);
    expect(await failure(openTo(server, { timeMs })(server.origin))).toEqual({
      status: 504,
      code: 'SITE_TIMEOUT',
      sentence:
        'The site did not answer within 10 seconds. Try again later, or paste the recipe text instead.',
    });
  });

  test('a body that drips without an end is given up, though every drop comes in time', async () => {
    const server = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
      response.writeHead(200, { 'content-type': 'text/html' });
    });
    expect(await failure(openTo(server, { timeMs })(server.origin))).toMatchObject({
      status: 504,
      code: 'SITE_TIMEOUT',
    });
  });

  test('redirects share one clock: many slow ones are given up', async () => {
    const server = await serve(
      (request, response) =>
        void setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 120),
    );
    expect(await failure(openTo(server, { timeMs, redirects: 50 })(server.origin))).toMatchObject({
      status: 504,
      code: 'SITE_TIMEOUT',
    });
  });

  test('a caller that gives up is told by its own reason', async () => {
    const stop = new AbortController();
    const server = await serve(() => stop.abort(new Error('enough')));
    await expect(openTo(server)(server.origin, stop.signal)).rejects.toThrow('enough');
  });
});

describe('size', () => {
  const limit = fetchLimits.bodyBytes;
  const bytesOf =
    (size: number): RequestListener =>
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(size, 'x'));

  test('8 MB are read', async () => {
    const server = await serve(bytesOf(limit));
    expect((await openTo(server)(server.origin)).bytes.length).toBe(limit);
  });

  test('one byte more is refused', async () => {
    const server = await serve(bytesOf(limit + 1));
    expect(await failure(openTo(server)(server.origin))).toEqual({
      status: 422,
      code: 'PAGE_TOO_LARGE',
      sentence:
        'This page is larger than 8 MB, too large to be read. Paste the recipe text instead.',
    });
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)(
    'a small %s download that grows past the limit is refused',
    async (encoding, pack) => {
      const bomb = pack(Buffer.alloc(40 * 1024 * 1024));
      expect(bomb.length).toBeLessThan(100_000);
      const server = await serve(
        (_request, response) =>
          void response.writeHead(200, { 'content-encoding': encoding }).end(bomb),
      );
      expect(await failure(openTo(server)(server.origin))).toMatchObject({
        code: 'PAGE_TOO_LARGE',
      });
    },
  );

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('a page packed as %s is unpacked', async (encoding, pack) => {
    const server = await serve(
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': encoding }).end(pack(page)),
    );
    expect(Buffer.from((await openTo(server)(server.origin)).bytes).toString()).toBe(page);
  });

  test('a broken package and an unknown one fail with a sentence', async () => {
    const broken = await serve(
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(page),
    );
    expect(await failure(openTo(broken)(broken.origin))).toMatchObject({
      status: 502,
      code: 'SITE_UNREADABLE',
    });
    const unknown = await serve(
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip, br' }).end(page),
    );
    expect(await failure(openTo(unknown)(unknown.origin))).toMatchObject({
      status: 502,
      code: 'SITE_UNREADABLE',
    });
  });

  test('headers without an end are refused', async () => {
    const server = await serve((_request, response) => {
      for (let index = 0; index < 100; index++) response.setHeader(`x-${index}`, 'x'.repeat(1_000));
      response.end(page);
    });
    expect(await failure(openTo(server)(server.origin))).toMatchObject({
      status: 502,
      code: 'SITE_UNREACHABLE',
    });
  });
});
