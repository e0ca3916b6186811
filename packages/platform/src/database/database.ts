import mongoose, { type Connection, type Model, type Schema } from 'mongoose';
import { z } from 'zod';
import { builtIn, type Engine } from '../service/engine.ts';
import type { Log } from '../service/log.ts';

/** A collection whose documents are typed at the border of its store, by the domain. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyModel = Model<any>;

/**
 * The model of a collection, which bears the name of the model in small letters and the plural
 * unless told. Types that mongoose infers from a schema end here: whether one fits another depends
 * on the order in which the compiler meets them.
 */
export function modelOf(
  connection: Connection,
  name: string,
  schema: Schema,
  collection?: string,
): AnyModel {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return connection.model<any, AnyModel>(name, schema, collection);
}

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

const buildInfo = z.object({
  version: z.string(),
  storageEngines: z.array(z.string()).default([]),
});

/** What keeps the documents. Our own server names what it keeps them in among its storage engines. */
export async function databaseEngine({ db }: Pick<Connection, 'db'>): Promise<Engine> {
  const { version, storageEngines } = buildInfo.parse(await db?.command({ buildInfo: 1 }));
  const [, sqlite] =
    storageEngines.map((each) => each.split(' ')).find(([name]) => name === 'sqlite') ?? [];
  return sqlite ? { name: builtIn('SQLite'), version: sqlite } : { name: 'MongoDB', version };
}

/** How the driver and mongoose name errors of the way to the database, or of its being closed. */
const AWAY =
  /^Mongo(?:ose)?\w*(?:Network|Selection|NotConnected|Closed|Cleared|Timeout|ExpiredSession)/;
/**
 * Codes of a server that stops, changes its primary, or has no room:
 * https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml
 */
const AWAY_CODES = new Set<unknown>([
  6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031,
]);

/** Whether an error means that the database is away for now, as opposed to a wrong query or a mistake. */
export function isDatabaseAway(error: unknown): boolean {
  const {
    name = '',
    message = '',
    code,
  } = (error ?? {}) as { name?: string; message?: string; code?: unknown };
  return (
    AWAY.test(name) ||
    (name.startsWith('Mongo') && AWAY_CODES.has(code)) ||
    (name === 'MongooseError' && message.includes('buffering timed out'))
  );
}

/** Whether a write was refused because another document has the key already that an index allows once. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11000;
}
