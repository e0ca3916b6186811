import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { unauthenticated } from '@convivio/platform/errors';
import express from 'express';
import { eventStream } from '../src/live/event-stream.ts';

const app = express();
const server = createServer(app);
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a line whose access ended while its request was counted is ended at once', async () => {
  const nothing = () => () => {};
  app.get(
    '/stream',
    (_request, response, next) => {
      response.locals['actor'] = { kind: 'user', id: 'ida' };
      next();
    },
    eventStream({
      live: { follow: nothing, followCollection: nothing } as never,
      ownersOf: async () => [],
      ended: { refusalOf: () => unauthenticated(), watch: nothing },
      closing: new AbortController().signal,
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/stream`);
  expect(await response.text()).toBe('');
});
