import mongoose, { type Connection } from 'mongoose';
import type { Log } from './log.ts';

/** Opens one connection pool. Queries fail within seconds while the database is away instead of waiting for ever. */
export async function openDatabase(url: string, name: string, log: Log): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    dbName: `convivio_${name.replaceAll('-', '_')}`,
    serverSelectionTimeoutMS: 5_000,
    maxPoolSize: 20,
    autoIndex: true,
  });
  connection.on('error', (error) => log.error({ err: error }, 'database connection failed'));
  await connection.asPromise();
  return connection;
}

/** Errors of the driver that mean "the database is away", as opposed to a wrong query. */
export function isDatabaseAway(error: unknown): boolean {
  const name = (error as { name?: string } | null)?.name ?? '';
  return /^Mongo(ose)?(Server|Network|Topology|PoolClear|ConnectionPool|NotConnected)?.*(Selection|Network|Closed|NotConnected|Cleared)/.test(name) || name === 'MongoNetworkError' || (name === 'MongooseError' && /buffering timed out/.test(String((error as Error).message)));
}

/** Whether a write was refused because another document has the key already that an index allows once. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11000;
}
