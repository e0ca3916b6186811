import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from '@convivio/platform/test-kit/free-port';

test('a port for a test is none that a system hands out by itself', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const handedOut = (server.address() as AddressInfo).port;
  server.close();
  for (let time = 0; time < 50; time++) expect(await freePort()).toBeLessThan(lowest(handedOut));
});

test('a port for a test can be listened on', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect((server.address() as AddressInfo).port).toBe(port);
  server.close();
});

/** The lowest port that this system hands out, where it says so. */
function lowest(handedOut: number): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s/)[0]);
  } catch {
    return handedOut;
  }
}
