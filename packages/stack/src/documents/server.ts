import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { chmod, rm } from 'node:fs/promises';
import { Cursors } from './cursors.ts';
import { removeExpired } from './expiry.ts';
import { Store } from './store/store.ts';
import { serveConnection } from './wire/connection.ts';

export interface DocumentsOptions {
  /** The SQLite file that keeps the documents, or `:memory:`. */
  file: string;
  /** A free port is chosen when missing. */
  port?: number;
  /** Listens on a Unix socket that only this user may open, instead of a port. */
  socketPath?: string;
}

export interface RunningDocuments {
  /** For mongoose or the driver. */
  url: string;
  /** Zero with a socket. */
  port: number;
  /** Writes what waits, ends all connections and lets go of the file. */
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/** How often expired documents and forgotten cursors are removed; MongoDB's own interval. */
const CLEANING_INTERVAL_MS = 60_000;

/** How long a client that does not read its last answers is waited for when the server closes. */
const FAREWELL_MS = 1_000;

/**
 * Starts a server that speaks MongoDB's protocol over documents in memory, kept in one SQLite file.
 * It behaves as a single MongoDB server without passwords, transactions and change streams; what it does not have it refuses
 * with MongoDB's own error. A write is answered once it is in the file.
 * Only the loopback address is served, for there are no passwords.
 * Throws a sentence that says what to do when the file is in use, damaged or not ours.
 */
export async function startDocuments(options: DocumentsOptions): Promise<RunningDocuments> {
  const store = new Store(options.file);
  const cursors = new Cursors();
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, { store, cursors, connectionId: ++connections });
  });

  try {
    // The file is held by this process alone, so a socket that lies there is one of a process that was killed.
    if (options.socketPath !== undefined) await rm(options.socketPath, { force: true });
    await listen(
      server,
      options.socketPath === undefined
        ? { host: LOOPBACK, port: options.port ?? 0 }
        : { path: options.socketPath },
    );
    if (options.socketPath !== undefined) await chmod(options.socketPath, 0o600);
  } catch (error) {
    store.close();
    throw error;
  }
  const cleaning = setInterval(() => {
    cursors.dropIdle();
    try {
      removeExpired(store);
    } catch {
      // The file cannot be written just now. Clients are told with their own writes; what has expired is removed next time.
    }
  }, CLEANING_INTERVAL_MS);
  cleaning.unref();

  const port = options.socketPath === undefined ? (server.address() as AddressInfo).port : 0;
  const place =
    options.socketPath === undefined
      ? `${LOOPBACK}:${port}`
      : encodeURIComponent(options.socketPath);
  let closing: Promise<void> | undefined;
  return {
    url: `mongodb://${place}/?directConnection=true`,
    port,
    close: () => (closing ??= close(server, sockets, store, cleaning)),
  };
}

function listen(
  server: Server,
  place: { host: string; port: number } | { path: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function close(
  server: Server,
  sockets: Set<Socket>,
  store: Store,
  cleaning: NodeJS.Timeout,
): Promise<void> {
  clearInterval(cleaning);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Answers that wait for the file go out before the connections end.
  store.journal.flush();
  for (const socket of sockets) socket.destroySoon();
  const impatience = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, FAREWELL_MS);
  await closed;
  clearTimeout(impatience);
  store.close();
}
