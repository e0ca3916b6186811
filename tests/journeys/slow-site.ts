import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that leaves each request open until the test answers it: what keeps a job running. */
export async function startSlowSite() {
  const requests: ServerResponse[] = [];
  let arrival = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    requests.push(response);
    arrival.resolve();
    arrival = Promise.withResolvers();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Resolves once it has been asked this many times. */
    async askedFor(count: number): Promise<void> {
      while (requests.length < count) await arrival.promise;
    },
    /** Answers the request of that number, from 1, with a text. */
    answer: (number: number, text: string) =>
      void requests[number - 1]
        ?.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
        .end(text),
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
