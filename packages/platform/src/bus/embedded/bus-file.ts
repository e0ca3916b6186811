import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { BusUnavailable, engineFailure } from '../bus-errors.ts';
import { openDatabase } from './schema.ts';

/** The file of a bus, open. */
export interface BusFile {
  database: DatabaseSync;
  /** For what was promised to be stored: it survives the loss of power. That a message was handled may be forgotten (it is then handled again). */
  durable: DatabaseSync;
  inMemory: boolean;
  /** The file, by the same name for everybody in this process; of its own for each bus in memory. */
  place: string;
  /** Does something with the file; what fails, and all once it is closed, throws `BusUnavailable`. */
  attempt<Result>(doing: string, act: () => Result): Result;
  isClosed(): boolean;
  close(): void;
}

/** Opens `:memory:` or a file, whose folder is made. Throws `BusUnavailable` when it cannot be used. */
export function openBusFile(path: string, owner: string): BusFile {
  let closed = false;
  const inMemory = path === ':memory:';
  const attempt = <Result>(doing: string, act: () => Result): Result => {
    if (closed) throw new BusUnavailable(`${doing}: it is closed`);
    try {
      return act();
    } catch (cause) {
      throw engineFailure(doing, cause);
    }
  };
  const { database, durable } = attempt('opening its file', () => {
    if (!inMemory) mkdirSync(dirname(resolve(path)), { recursive: true });
    const database = openDatabase(path, 'NORMAL');
    return { database, durable: inMemory ? database : openDatabase(path, 'FULL') };
  });
  return {
    database,
    durable,
    inMemory,
    place: inMemory ? `:memory:${owner}` : resolve(path),
    attempt,
    isClosed: () => closed,
    close() {
      closed = true;
      durable.close();
      if (database.isOpen) database.close();
    },
  };
}
