import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { compress } from '../src/http/compress.ts';

const app = express();
app.use(compress);
app.get(
  '/script.js',
  (_request, response) => void response.type('js').send('console.log("soup");'.repeat(500)),
);
app.get(
  '/stream',
  (_request, response) =>
    void response.type('text/event-stream').end(`data: ${'x'.repeat(5_000)}\n\n`),
);
const server = createServer(app);

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

function encodingOf(path: string, accepted: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get(
      {
        port: (server.address() as AddressInfo).port,
        host: '127.0.0.1',
        path,
        headers: { 'accept-encoding': accepted },
      },
      (response) => {
        response.resume();
        resolve(response.headers['content-encoding']);
      },
    ).on('error', reject);
  });
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('for "%s" a script is packed as %s', async (accepted, encoding) => {
  expect(await encodingOf('/script.js', accepted)).toBe(encoding);
});

test('an event stream is never held back by packing', async () => {
  expect(await encodingOf('/stream', 'gzip, br')).toBeUndefined();
});
