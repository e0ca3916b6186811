import { DatabaseSync } from 'node:sqlite';

/*
 * messages    what was published; target names the one consumer of a replayed message
 * published   ids seen lately, also of work already done
 * consumers   how far each consumer has read
 * deliveries  what was given out and not acknowledged; due is when it may be given out again; owner is null while it waits for a retry
 * dead        dead letters
 * broadcasts  what other processes on this file are to hear, for some seconds
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    stream TEXT NOT NULL,
    subject TEXT NOT NULL,
    target TEXT,
    text TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_subject ON messages (subject, seq);
  CREATE TABLE IF NOT EXISTS published (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS published_at ON published (at);
  CREATE TABLE IF NOT EXISTS consumers (
    name TEXT PRIMARY KEY,
    stream TEXT NOT NULL,
    cursor INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deliveries (
    consumer TEXT NOT NULL,
    seq INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    due INTEGER NOT NULL,
    owner TEXT,
    PRIMARY KEY (consumer, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (consumer, due);
  CREATE INDEX IF NOT EXISTS deliveries_seq ON deliveries (seq);
  CREATE TABLE IF NOT EXISTS dead (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    consumer TEXT NOT NULL,
    stream TEXT NOT NULL,
    subject TEXT NOT NULL,
    error TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS broadcasts (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    origin TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
`;

export type Durability = 'FULL' | 'NORMAL';

/**
 * FULL survives the loss of power at each commit; NORMAL survives the death of the process, and
 * loses the latest commits with the power.
 */
export function openDatabase(path: string, durability: Durability): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(
    `PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA journal_size_limit = 16000000;`,
  );
  transact(database, () => database.exec(SCHEMA));
  return database;
}

/** The lock is taken at the start, so that two processes cannot both read and then both write. */
export function transact<Result>(database: DatabaseSync, act: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
