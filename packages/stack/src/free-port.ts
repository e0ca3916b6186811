import { createServer } from 'node:net';

const FIRST = 8080;
const TRIES = 50;

/** There is no port to serve on; the message says what to do. */
export class PortError extends Error {}

/** The port that was asked for, or the first free one from 8080 on. Throws PortError when the one asked for is taken. */
export async function choosePort(asked: string | undefined): Promise<number> {
  if (asked) {
    const port = Number(asked);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new PortError(`PORT is "${asked}", which is not a port. Use a number from 1 to 65535.`);
    if (await isFree(port)) return port;
    throw new PortError(`Port ${port} is taken by another program. Set PORT to a free one.`);
  }
  for (let port = FIRST; port < FIRST + TRIES; port++) if (await isFree(port)) return port;
  throw new PortError(
    `No port from ${FIRST} to ${FIRST + TRIES - 1} is free. Set PORT to a free one.`,
  );
}

/** `localhost` may lead to either address: a port is free when nobody listens on any of the two. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A machine without IPv6 has nobody listening there.
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
