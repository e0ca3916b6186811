import { DatabaseSync } from 'node:sqlite';

/** Marks a file as ours in SQLite's header. */
const APPLICATION_ID = 0x43766976;
const FORMAT = 1;

const SQLITE = {
  busy: 5,
  readOnly: 8,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** Opens the file and holds it against every other process until it is closed. Throws a sentence that says what to do. */
export function openDatabaseFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // Under WAL with NORMAL, what is committed survives the end of the process at any moment; the exclusive lock also ends with it.
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;',
    );
    refuseForeign(database, file);
    database.exec(`BEGIN IMMEDIATE;
      PRAGMA application_id = ${APPLICATION_ID};
      PRAGMA user_version = ${FORMAT};
      CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY, namespace TEXT NOT NULL UNIQUE, definition BLOB NOT NULL);
      CREATE TABLE IF NOT EXISTS documents (sequence INTEGER PRIMARY KEY, collection INTEGER NOT NULL, checksum INTEGER NOT NULL, body BLOB NOT NULL);
      COMMIT;`);
    const { quick_check: verdict } = database.prepare('PRAGMA quick_check(1)').get() as {
      quick_check: string;
    };
    if (verdict !== 'ok') throw damaged(file, verdict);
    return database;
  } catch (error) {
    database?.close();
    throw asSentence(file, error);
  }
}

function refuseForeign(database: DatabaseSync, file: string): void {
  const { application_id: application } = database.prepare('PRAGMA application_id').get() as {
    application_id: number;
  };
  const { user_version: format } = database.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as {
    tables: number;
  };
  if (application === APPLICATION_ID) {
    if (format > FORMAT)
      throw new DocumentsFileError(
        `The documents file ${file} was written by a newer version (format ${format}). Start that version, or use another data folder.`,
      );
  } else if (application !== 0 || tables > 0) {
    throw new DocumentsFileError(
      `The file ${file} is a database of another program. Use another data folder.`,
    );
  }
}

/** The documents file cannot be used; the message says why and what to do. */
export class DocumentsFileError extends Error {}

/** The sentence for a file whose content cannot be trusted. */
export function damaged(file: string, detail: string): DocumentsFileError {
  return new DocumentsFileError(
    `The documents file ${file} is damaged (${detail}). Nothing was changed. Put back a backup, or move the file away to start empty.`,
  );
}

/** An error of SQLite as a sentence that says what to do; other errors as they are. */
export function asSentence(file: string, error: unknown): Error {
  if (error instanceof DocumentsFileError) return error;
  const { errcode, message } = error as Error & { errcode?: number };
  switch ((errcode ?? 0) & 0xff) {
    case SQLITE.busy:
      return new DocumentsFileError(
        `The documents file ${file} is in use by another process. Stop that process, or use another data folder.`,
      );
    case SQLITE.readOnly:
      return new DocumentsFileError(
        `The documents file ${file} cannot be written. Allow this user to write it, or use another data folder.`,
      );
    case SQLITE.full:
      return new DocumentsFileError(
        `The disk that holds the documents file ${file} is full. Free some space and start again.`,
      );
    case SQLITE.cannotOpen:
      return new DocumentsFileError(
        `The documents file ${file} cannot be opened. Check that its folder exists and may be written.`,
      );
    case SQLITE.corrupt:
      return damaged(file, message);
    case SQLITE.notADatabase:
      return damaged(file, 'it is not a database');
  }
  return error as Error;
}
