import { crc32 } from 'node:zlib';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { encode } from '../codec.ts';
import { failure } from '../errors.ts';
import type { Fields } from '../values.ts';

/**
 * Writes changes to the file in groups: everything that arrives in one turn of the event loop is one transaction.
 * Answers wait for it (`whenWritten`), so what a client was told is in the file. When the file cannot be written,
 * the whole group is taken back in memory and its clients are told so.
 */
export class Journal {
  readonly #database: DatabaseSync;
  readonly #statements: Record<
    'begin' | 'commit' | 'rollback' | 'put' | 'remove' | 'putCollection' | 'removeCollection',
    StatementSync
  >;
  #undo: (() => void)[] = [];
  #waiting: ((error: Error | null) => void)[] = [];
  #open = false;
  #failed: Error | null = null;
  #sequence: number;

  constructor(database: DatabaseSync, lastSequence: number) {
    this.#database = database;
    this.#sequence = lastSequence;
    this.#statements = {
      begin: database.prepare('BEGIN IMMEDIATE'),
      commit: database.prepare('COMMIT'),
      rollback: database.prepare('ROLLBACK'),
      put: database.prepare(
        `INSERT INTO documents (sequence, collection, checksum, body) VALUES (?, ?, ?, ?)
         ON CONFLICT (sequence) DO UPDATE SET checksum = excluded.checksum, body = excluded.body`,
      ),
      remove: database.prepare('DELETE FROM documents WHERE sequence = ?'),
      putCollection: database.prepare(
        'INSERT INTO collections (id, namespace, definition) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET definition = excluded.definition',
      ),
      removeCollection: database.prepare('DELETE FROM collections WHERE id = ?'),
    };
  }

  nextSequence(): number {
    return ++this.#sequence;
  }

  put(collection: number, sequence: number, bytes: Uint8Array): void {
    this.#write(() => this.#statements.put.run(sequence, collection, crc32(bytes), bytes));
  }

  remove(sequence: number): void {
    this.#write(() => this.#statements.remove.run(sequence));
  }

  putCollection(id: number, namespace: string, definition: Fields): void {
    this.#write(() => this.#statements.putCollection.run(id, namespace, encode(definition)));
  }

  removeCollection(id: number): void {
    this.#write(() => this.#statements.removeCollection.run(id));
  }

  /** Says how to take back in memory what was just written, should the group fail. */
  onFailure(undo: () => void): void {
    this.#undo.push(undo);
  }

  /** Calls back at once when nothing waits to be written, otherwise when it is in the file or has failed. */
  whenWritten(callback: (error: Error | null) => void): void {
    if (this.#open) this.#waiting.push(callback);
    else callback(null);
  }

  /** Ends the open group now. */
  flush(): void {
    if (!this.#open) return;
    if (!this.#failed) {
      try {
        this.#statements.commit.run();
      } catch (error) {
        this.#fail(error);
      }
    }
    const error = this.#failed;
    const waiting = this.#waiting;
    this.#open = false;
    this.#failed = null;
    this.#undo = [];
    this.#waiting = [];
    for (const callback of waiting) callback(error);
  }

  #write(run: () => void): void {
    if (this.#failed) throw this.#failed;
    try {
      if (!this.#open) {
        this.#statements.begin.run();
        this.#open = true;
        setImmediate(() => this.flush());
      }
      run();
    } catch (error) {
      throw this.#fail(error);
    }
  }

  #fail(error: unknown): Error {
    this.#failed = failure(
      'OutOfDiskSpace',
      `The documents file could not be written: ${(error as Error).message}`,
    );
    for (const undo of this.#undo.reverse()) undo();
    this.#undo = [];
    if (this.#database.isTransaction) this.#statements.rollback.run();
    if (!this.#open) {
      const failed = this.#failed;
      this.#failed = null;
      return failed;
    }
    return this.#failed;
  }
}
