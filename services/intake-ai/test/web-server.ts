import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WebServer {
  origin: string;
  port: number;
  /** What was asked for, in order. */
  asked: IncomingMessage[];
  close(): Promise<void>;
}

/** A web server on loopback that answers as the test says. */
export async function startWebServer(
  answer: RequestListener,
  host = '127.0.0.1',
): Promise<WebServer> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}
