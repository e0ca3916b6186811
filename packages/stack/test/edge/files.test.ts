import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { signedFilePath } from '@convivio/platform/signed-link';
import { failure } from '../../../../gateway/test/answer-shapes.ts';
import type { TestStack } from '../../src/test-kit.ts';
import { startTestStack } from '../../src/start-test-stack.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DAY_MS = 86_400_000;

let stack: TestStack;
let secret: string;
beforeAll(async () => {
  stack = await startTestStack();
  secret = stack.environment['SERVICE_SECRET'] as string;
  await stack.files.put('uploads/1/letters', Buffer.from(LETTERS), {
    contentType: 'text/plain',
    fileName: "Nonna's (best) *letters*.txt",
  });
});
afterAll(() => stack.stop());

const link = (key = 'uploads/1/letters', now?: number) => signedFilePath(key, secret, now);
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  stack.visit(path, { headers, method });

test('a signed link opens its file without a token', async () => {
  const response = await open(link());
  expect(await response.text()).toBe(LETTERS);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '26',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=86400, immutable, no-transform',
    'content-disposition': "inline; filename*=UTF-8''Nonna%27s%20%28best%29%20%2Aletters%2A.txt",
    'x-content-type-options': 'nosniff',
  });
});

describe('a link is refused', () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(link(), 'http://x');
    change(url);
    return url.pathname + url.search;
  };
  test.each<[string, () => string]>([
    ['unsigned', () => '/files/uploads/1/letters'],
    [
      'with another signature',
      () => changed(({ searchParams }) => searchParams.set('signature', 'A'.repeat(43))),
    ],
    ['with two signatures', () => `${link()}&signature=x`],
    ['that has expired', () => link(undefined, Date.now() - 3 * DAY_MS)],
    [
      'with a later expiry written in',
      () =>
        changed(({ searchParams }) => searchParams.set('until', String(Date.now() + 9 * DAY_MS))),
    ],
    ['for another file', () => changed((url) => (url.pathname = '/files/uploads/2/letters'))],
    [
      'that leads out of the store',
      () => changed((url) => (url.pathname = '/files/uploads/%2e%2e%2f%2e%2e%2fservice-secret')),
    ],
    ['of a file that is gone', () => link('uploads/1/nothing')],
  ])('%s', async (_case, path) => {
    const response = await open(path());
    expect({ status: response.status, code: failure.parse(await response.json()).code }).toEqual({
      status: 404,
      code: expect.stringMatching(/FILE_NOT_FOUND|ADDRESS_NOT_FOUND/),
    });
  });
});

describe('parts', () => {
  test.each([
    ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
    ['bytes=20-', 206, 'uvwxyz', 'bytes 20-25/26'],
    ['bytes=-3', 206, 'xyz', 'bytes 23-25/26'],
    ['bytes=24-99', 206, 'yz', 'bytes 24-25/26'],
    ['bytes=0-1,3-4', 200, LETTERS, null],
    ['bytes=4-2', 200, LETTERS, null],
    ['bytes=-', 200, LETTERS, null],
    ['lines=1-2', 200, LETTERS, null],
  ])('%s', async (range, status, content, contentRange) => {
    const response = await open(link(), { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual(
      [status, content, contentRange],
    );
  });

  test('beyond the end cannot be had, and the size is told', async () => {
    const response = await open(link(), { range: 'bytes=26-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */26']);
  });

  test('of a file that has changed since is the whole file', async () => {
    expect((await open(link(), { range: 'bytes=0-4', 'if-range': '"of-yesterday"' })).status).toBe(
      200,
    );
    const etag = (await open(link())).headers.get('etag') as string;
    expect((await open(link(), { range: 'bytes=0-4', 'if-range': etag })).status).toBe(206);
  });

  test('of a long text are its own bytes, not packed ones', async () => {
    const long = LETTERS.repeat(500);
    await stack.files.put('uploads/1/long', Buffer.from(long), { contentType: 'text/plain' });
    const part = await open(link('uploads/1/long'), {
      range: 'bytes=0-4999',
      'accept-encoding': 'gzip, br',
    });
    expect([
      part.status,
      part.headers.get('content-encoding'),
      part.headers.get('content-length'),
      await part.text(),
    ]).toEqual([206, null, '5000', long.slice(0, 5_000)]);
    const whole = await open(link('uploads/1/long'), { 'accept-encoding': 'gzip, br' });
    expect([whole.headers.get('content-encoding'), whole.headers.get('content-length')]).toEqual([
      null,
      String(long.length),
    ]);
  });

  test('HEAD tells about the file and sends nothing of it', async () => {
    const response = await open(link(), {}, 'HEAD');
    expect([
      response.status,
      response.headers.get('content-length'),
      await response.text(),
    ]).toEqual([200, '26', '']);
    expect((await open('/files/uploads/1/letters', {}, 'HEAD')).status).toBe(404);
  });

  test('what a browser has already is not sent again', async () => {
    const etag = (await open(link())).headers.get('etag') as string;
    // fetch adds that it wants no cached answer.
    const response = await new Promise<IncomingMessage>((resolve) =>
      httpGet(stack.url + link(), { headers: { 'if-none-match': etag } }, resolve),
    );
    expect([response.statusCode, await text(response)]).toEqual([304, '']);
  });
});

describe('what could run in a browser is a download', () => {
  test.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'application/javascript',
    'application/octet-stream',
    'text/html; charset=utf-8',
    'TEXT/HTML',
  ])('%s', async (contentType) => {
    await stack.files.put(
      'uploads/1/hostile',
      Buffer.from('<script>alert(document.domain)</script>'),
      { contentType, fileName: 'recipe.html' },
    );
    const { headers } = await open(link('uploads/1/hostile'));
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    '<!doctype html><h1>Pancakes</h1><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ])('also as an upload: %s', async (content) => {
    const cook = await stack.newCook();
    const form = new FormData();
    form.append('file', new Blob([content], { type: 'text/html' }), 'recipe.html');
    const { fileKey } = (await (
      await cook.request('/files', { method: 'POST', body: form })
    ).json()) as { fileKey: string };
    const { headers } = await open(link(fileKey));
    expect([
      headers.get('content-type'),
      headers.get('content-disposition')?.split(';')[0],
    ]).toEqual(['application/octet-stream', 'attachment']);
  });

  test.each(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])(
    '%s is shown',
    async (contentType) => {
      await stack.files.put('uploads/1/shown', Buffer.from('...'), { contentType });
      const { headers } = await open(link('uploads/1/shown'));
      expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        contentType,
        "inline; filename*=UTF-8''file",
      ]);
    },
  );
});

test('half a sign in a name does no harm', async () => {
  await stack.files.put('uploads/1/odd', Buffer.from('x'), {
    contentType: 'image/png',
    fileName: 'half \ud83e',
  });
  expect((await open(link('uploads/1/odd'))).status).toBe(200);
});
