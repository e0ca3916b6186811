import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ProductError } from '@convivio/platform/errors';
import { guardedFetch, type FetchGuard } from '../../src/fetching/guarded-fetch.ts';
import { isPublicAddress, type Resolve } from '../../src/fetching/public-address.ts';
import { startWebServer, type WebServer } from '../web-server.ts';

let inner: WebServer;
beforeAll(async () => {
  inner = await startWebServer((_request, response) => void response.end('secret'));
});
afterAll(() => inner.close());

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  expect(inner.asked).toEqual([]);
});

function codeOf(url: string, guard: FetchGuard = {}): Promise<string> {
  const fetchPage = guardedFetch(guard);
  closing.push(fetchPage.close);
  return fetchPage(url, { accept: '*/*', signal: new AbortController().signal }).then(
    () => 'fetched',
    (error: unknown) => (error instanceof ProductError ? error.code : `thrown: ${String(error)}`),
  );
}

/** Names as the test says; what it does not name does not exist. */
function names(table: Record<string, string[]>): Resolve & { asked: string[] } {
  const asked: string[] = [];
  const resolve: Resolve = (hostname, _options, callback) => {
    asked.push(hostname);
    const addresses = table[hostname];
    if (addresses)
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    else callback(Object.assign(new Error(`no such host ${hostname}`), { code: 'ENOTFOUND' }), []);
  };
  return Object.assign(resolve, { asked });
}

const literals = [
  '127.0.0.1',
  '127.1',
  '127.0.0.1.',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.255.255.254',
  '%31%32%37.0.0.1',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::169.254.169.254]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  '[4000::1]',
];

describe('an address written out', () => {
  test.each(literals)('%s is refused', async (host) => {
    expect(await codeOf(`http://${host}:${inner.port}/`)).toBe('ADDRESS_NOT_PUBLIC');
  });

  test.each(literals)('%s is refused as the goal of a redirect', async (host) => {
    const outer = await startWebServer(
      (_request, response) =>
        void response.writeHead(302, { location: `http://${host}:${inner.port}/` }).end(),
    );
    closing.push(outer.close);
    expect(await codeOf(outer.origin, { allowedOrigins: [outer.origin] })).toBe(
      'ADDRESS_NOT_PUBLIC',
    );
  });

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(['', 'example.org', '1.2.3.4.5', '1.2.3.256', 'localhost'])(
    '"%s" is no address',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});

describe('an address behind a name', () => {
  test.each([
    ['one that resolves to loopback', 'inside.example', ['127.0.0.1']],
    ['one that resolves to the metadata address', 'metadata.google.internal', ['169.254.169.254']],
    ['one that resolves to private IPv6', 'six.example', ['fd00::1']],
    ['one that resolves to a mapped address', 'mapped.example', ['::ffff:10.0.0.1']],
    ['one with a private address among public ones', 'both.example', ['8.8.8.8', '127.0.0.1']],
    ['one with a trailing dot', 'inside.example.', ['127.0.0.1']],
    ['one that resolves to nothing', 'empty.example', []],
  ])('%s is refused', async (_title, host, addresses) => {
    expect(
      await codeOf(`http://${host}:${inner.port}/`, { resolve: names({ [host]: addresses }) }),
    ).toBe('ADDRESS_NOT_PUBLIC');
  });

  test('digits of another script are refused', async () => {
    expect(await codeOf(`http://①②⑦.0.0.1:${inner.port}/`)).toBe('ADDRESS_NOT_PUBLIC');
  });

  test.each(['localhost', 'LOCALHOST'])(
    '%s is refused by the names of this machine',
    async (host) => {
      expect(await codeOf(`http://${host}:${inner.port}/`)).toBe('ADDRESS_NOT_PUBLIC');
    },
  );

  test('a name that does not exist is told so', async () => {
    expect(await codeOf('http://nobody.example/', { resolve: names({}) })).toBe('SITE_UNKNOWN');
  });

  test('a name is refused after a redirect too', async () => {
    const outer = await startWebServer(
      (_request, response) =>
        void response.writeHead(307, { location: `http://inside.example:${inner.port}/` }).end(),
    );
    closing.push(outer.close);
    expect(
      await codeOf(outer.origin, {
        allowedOrigins: [outer.origin],
        resolve: names({ 'inside.example': ['127.0.0.1'] }),
      }),
    ).toBe('ADDRESS_NOT_PUBLIC');
  });
});

describe('the address that was checked', () => {
  // For these tests 127.0.0.2 stands for the public internet, 127.0.0.1 for the inside.
  const isPublic = (address: string) => address === '127.0.0.2';

  test('is the one connected to, though the name says something else the next time', async () => {
    const site = await startWebServer(
      (_request, response) => void response.end('public'),
      '127.0.0.2',
    );
    closing.push(site.close);
    const answers = ['127.0.0.2', '127.0.0.1', '127.0.0.1'];
    let asked = 0;
    const resolve: Resolve = (_hostname, _options, callback) =>
      callback(null, [{ address: answers[asked++] ?? '127.0.0.1', family: 4 }]);
    expect(await codeOf(`http://turning.example:${site.port}/`, { resolve, isPublic })).toBe(
      'fetched',
    );
    expect(site.asked.map(({ headers, socket }) => [headers.host, socket.localAddress])).toEqual([
      [`turning.example:${site.port}`, '127.0.0.2'],
    ]);
    expect(asked).toBe(1);
  });

  test('is checked again for a new connection', async () => {
    const site = await startWebServer((request, response) => {
      if (request.url === '/')
        response.writeHead(302, { location: '/again', connection: 'close' }).end();
      else response.end('public');
    }, '127.0.0.2');
    closing.push(site.close);
    const answers = ['127.0.0.2', '127.0.0.1'];
    const resolve: Resolve = (_hostname, _options, callback) =>
      callback(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]);
    expect(await codeOf(`http://turning.example:${site.port}/`, { resolve, isPublic })).toBe(
      'ADDRESS_NOT_PUBLIC',
    );
    expect(site.asked).toHaveLength(1);
  });
});

describe('an allowed origin', () => {
  test('is let through as it is written, and no other port, scheme or host', async () => {
    const site = await startWebServer((_request, response) => void response.end('open'));
    closing.push(site.close);
    const guard = { allowedOrigins: [site.origin] };
    expect(await codeOf(`${site.origin}/path`, guard)).toBe('fetched');
    expect(await codeOf(`http://127.0.0.1:${inner.port}/`, guard)).toBe('ADDRESS_NOT_PUBLIC');
    expect(await codeOf(`https://127.0.0.1:${site.port}/`, guard)).toBe('ADDRESS_NOT_PUBLIC');
    expect(await codeOf(`http://localhost:${site.port}/`, guard)).toBe('ADDRESS_NOT_PUBLIC');
  });

  test('is let through after a redirect, and does not open what it redirects to', async () => {
    const goal = await startWebServer((_request, response) => void response.end('open'));
    const start = await startWebServer(
      (request, response) =>
        void response
          .writeHead(302, {
            location: request.url === '/in' ? `http://127.0.0.1:${inner.port}/` : goal.origin,
          })
          .end(),
    );
    closing.push(goal.close, start.close);
    const guard = { allowedOrigins: [start.origin, goal.origin] };
    expect(await codeOf(`${start.origin}/on`, guard)).toBe('fetched');
    expect(await codeOf(`${start.origin}/in`, guard)).toBe('ADDRESS_NOT_PUBLIC');
  });
});
