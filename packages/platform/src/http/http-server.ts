import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server on which nothing was asked yet: browsers open some ahead. Node takes them for busy ones. */
const unused = new WeakMap<Server, Set<Socket>>();

/** A server that outlives the idle time of the proxies in front of it, which would else meet connections that were just closed. */
export function httpServer(listener: RequestListener): Server {
  const server = createServer(listener);
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 30_000;
  const waiting = new Set<Socket>();
  unused.set(server, waiting);
  server.on('connection', (socket) =>
    waiting.add(socket.once('close', () => waiting.delete(socket))),
  );
  server.on('request', ({ socket }) => waiting.delete(socket));
  return server;
}

/** Listens, or rejects with the reason. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const DRAIN_MS = 10_000;
const LOOK_MS = 50;

/** Takes no more connections, lets running requests end, then closes; cuts what is left after ten seconds. */
export function closeServer(server: Server, drainMs = DRAIN_MS): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    // A kept-alive connection whose last answer goes out after this moment would else be kept until it times out.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
    for (const socket of unused.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  });
}
