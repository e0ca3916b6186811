import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The one file in which the login keeps accounts, sessions and keys. */
export interface LoginStore {
  readonly database: DatabaseSync;
  /** Runs `work` in one write transaction; nothing is kept when it throws. */
  transaction<T>(work: () => T): T;
  /** Removes sessions, codes and tokens whose time is over. */
  removeExpired(): void;
  close(): void;
}

const CLEANUP_EVERY_MS = 10 * 60_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    roles TEXT NOT NULL,
    email_verified INTEGER NOT NULL,
    disabled INTEGER NOT NULL DEFAULT 0,
    created TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS records (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    account_id TEXT,
    grant_id TEXT,
    uid TEXT,
    consumed_at INTEGER,
    expires_at INTEGER,
    PRIMARY KEY (model, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS records_account ON records (account_id) WHERE account_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS records_grant ON records (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS records_uid ON records (model, uid) WHERE uid IS NOT NULL;
  CREATE INDEX IF NOT EXISTS records_expiry ON records (expires_at);
  CREATE TABLE IF NOT EXISTS temporary_passwords (account_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS password_links (
    key_hash TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** Opens (and creates, readable by its owner alone) the login's file. Several processes may have it open. */
export function openLoginStore(file: string): LoginStore {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    // SQLite gives its side files the mode of the main file, which must not be readable by others: it holds the signing key.
    closeSync(openSync(file, 'a', 0o600));
  }
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;',
  );
  database.exec(SCHEMA);

  const removeExpired = () => {
    database
      .prepare('DELETE FROM records WHERE expires_at IS NOT NULL AND expires_at <= ?')
      .run(nowInSeconds());
    database.prepare('DELETE FROM password_links WHERE expires_at <= ?').run(nowInSeconds());
  };
  removeExpired();
  const cleanup = setInterval(() => {
    try {
      removeExpired();
    } catch {
      // The file is locked or cannot be written just now. What is over is not found anyway; it is removed next time.
    }
  }, CLEANUP_EVERY_MS);
  cleanup.unref();

  return {
    database,
    transaction(work) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    removeExpired,
    close() {
      clearInterval(cleanup);
      if (database.isOpen) database.close();
    },
  };
}

/** The time in whole seconds since 1970, as tokens and records state it. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);
