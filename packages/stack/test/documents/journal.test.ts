import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabaseFile } from '../../src/documents/persistence/database-file.ts';
import { Journal } from '../../src/documents/persistence/journal.ts';
import { Collection } from '../../src/documents/store/collection.ts';
import { readDefinition } from '../../src/documents/indexes/definition.ts';
import { select } from '../../src/documents/query/select.ts';
import { asSent } from './as-sent.ts';

let database: DatabaseSync;
let journal: Journal;
let rows: Collection;

beforeEach(() => {
  database = openDatabaseFile(':memory:');
  journal = new Journal(database, 0);
  rows = new Collection('a.rows', 1, {}, journal);
  rows.save();
  rows.createIndex(readDefinition(asSent({ key: { k: 1 }, name: 'k', unique: true })));
  rows.insert(asSent({ _id: 1, k: 'one' }));
  rows.insert(asSent({ _id: 2, k: 'two' }));
  journal.flush();
});

afterEach(() => database.close());

/** Lets the file grow no further. */
function fillDisk(): void {
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() as {
    page_count: number;
  };
  database.exec(`PRAGMA max_page_count = ${pages}`);
}

function outcome(): Promise<Error | null> {
  return new Promise((resolve) => journal.whenWritten(resolve));
}

const ids = (filter = {}) =>
  select(rows, asSent(filter)).map((stored) => stored.version.fields._id);

describe('the journal', () => {
  test('writes what arrives together as one group, and answers afterwards', async () => {
    rows.insert(asSent({ _id: 3, k: 'three' }));
    expect(database.isTransaction).toBe(true);
    rows.insert(asSent({ _id: 4, k: 'four' }));
    expect(await outcome()).toBeNull();
    expect(database.isTransaction).toBe(false);
    expect(database.prepare('SELECT count(*) AS n FROM documents').get()).toEqual({ n: 4 });
  });

  test('answers at once when nothing waits', () => {
    let answered = false;
    journal.whenWritten(() => {
      answered = true;
    });
    expect(answered).toBe(true);
  });

  test('takes a whole group back when the disk is full', async () => {
    fillDisk();
    const [one] = select(rows, asSent({ _id: 1 }));
    const [two] = select(rows, asSent({ _id: 2 }));
    rows.replace(one!, asSent({ _id: 1, k: 'changed' }));
    rows.remove(two!);
    rows.insert(asSent({ _id: 3, k: 'two' }));
    expect(() => rows.insert(asSent({ _id: 4, k: 'four', text: 'x'.repeat(100_000) }))).toThrow(
      /could not be written: database or disk is full/,
    );
    expect(() => rows.insert(asSent({ _id: 5, k: 'five' }))).toThrow(/could not be written/);
    expect(await outcome()).toMatchObject({ codeName: 'OutOfDiskSpace' });

    expect(ids()).toEqual(expect.arrayContaining([1, 2]));
    expect(ids()).toHaveLength(2);
    expect(ids({ k: 'one' })).toEqual([1]);
    expect(ids({ k: 'two' })).toEqual([2]);
    expect(ids({ k: 'changed' })).toEqual([]);
  });

  test('goes on when there is room again', async () => {
    fillDisk();
    expect(() => rows.insert(asSent({ _id: 3, k: 'three', text: 'x'.repeat(100_000) }))).toThrow();
    await outcome();
    database.exec('PRAGMA max_page_count = 100000');
    rows.insert(asSent({ _id: 3, k: 'three' }));
    expect(await outcome()).toBeNull();
    expect(ids({ k: 'three' })).toEqual([3]);
  });
});
