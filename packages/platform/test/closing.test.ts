import { expect, test } from '@jest/globals';
import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { ClosingStack } from '../src/service/closing-stack.ts';
import { closeServer, httpServer, listen } from '../src/http/http-server.ts';

test('what was opened last is closed first, once, and a failure does not keep the rest open', async () => {
  const closed: string[] = [];
  const stack = new ClosingStack();
  for (const name of ['database', 'bus', 'server']) {
    stack.add(async () => {
      closed.push(name);
      if (name === 'bus') throw new Error('the bus is stuck');
    });
  }
  await expect(stack.close()).rejects.toThrow('the bus is stuck');
  await expect(stack.close()).rejects.toThrow('the bus is stuck');
  expect(closed).toEqual(['server', 'bus', 'database']);
});

test('a server lets the running request end, though its connection would be kept, and takes no more', async () => {
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const server = httpServer((_request, response) => {
    arrived.resolve();
    void answer.promise.then(() => response.end('done'));
  });
  await listen(server, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const agent = new Agent({ keepAlive: true });
  const asked = once(get(url, { agent }), 'response');
  await arrived.promise;

  const closed = closeServer(server);
  await expect(fetch(url)).rejects.toThrow();
  answer.resolve();
  const [response] = (await asked) as [import('node:http').IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;
  agent.destroy();
});

test('a connection that was opened ahead, on which nothing was asked, holds up no end', async () => {
  const server = httpServer(() => {});
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const ahead = connect(port, '127.0.0.1');
  const ended = once(ahead, 'close');
  await accepted;
  await closeServer(server, 1_000_000);
  await ended;
});

test('a request that never ends is cut when its time is over', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = httpServer(() => arrived.resolve());
  await listen(server, 0, '127.0.0.1');
  const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const cut = expect(asked).rejects.toThrow();
  await arrived.promise;
  await closeServer(server, 1);
  await cut;
});

test('a port that is taken rejects with the reason', async () => {
  const first = httpServer(() => {});
  await listen(first, 0, '127.0.0.1');
  await expect(
    listen(
      httpServer(() => {}),
      (first.address() as AddressInfo).port,
      '127.0.0.1',
    ),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await closeServer(first);
});
