import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { removeExpired } from '../../src/documents/expiry.ts';
import { readDefinition } from '../../src/documents/indexes/definition.ts';
import { Store } from '../../src/documents/store/store.ts';
import { asSent } from './as-sent.ts';

const NOW = Date.parse('2025-01-01T00:00:00Z');
const SECOND = 1_000;

let store: Store;
beforeEach(() => {
  store = new Store(':memory:');
});
afterEach(() => store.close());

function remaining(
  key: Record<string, number>,
  documents: Record<string, unknown>[],
  options = {},
): unknown[] {
  const collection = store.collectionForWriting('a.rows');
  collection.createIndex(
    readDefinition(asSent({ key, name: 'expiry', expireAfterSeconds: 60, ...options })),
  );
  for (const document of documents) collection.insert(asSent(document));
  removeExpired(store, NOW);
  return [...collection.documents()].map((stored) => stored.version.fields._id);
}

const at = (seconds: number) => new Date(NOW + seconds * SECOND);

describe('expiry', () => {
  test.each([[1], [-1]])(
    'removes what is older than the index allows, in direction %i',
    (direction) => {
      expect(
        remaining({ at: direction }, [
          { _id: 1, at: at(-61) },
          { _id: 2, at: at(-60) },
          { _id: 3, at: at(-59) },
          { _id: 4, at: at(100) },
        ]),
      ).toEqual([3, 4]);
    },
  );

  test('keeps documents without a date', () => {
    expect(
      remaining({ at: 1 }, [
        { _id: 1 },
        { _id: 2, at: null },
        { _id: 3, at: 5 },
        { _id: 4, at: 'long ago' },
        { _id: 5, at: [] },
      ]),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  test('goes by the earliest date of an array', () => {
    expect(
      remaining({ at: 1 }, [
        { _id: 1, at: [at(100), at(-100)] },
        { _id: 2, at: [at(100)] },
      ]),
    ).toEqual([2]);
  });

  test('leaves out what the partial index leaves out', () => {
    expect(
      remaining(
        { at: 1 },
        [
          { _id: 1, at: at(-100), done: true },
          { _id: 2, at: at(-100) },
        ],
        { partialFilterExpression: { done: true } },
      ),
    ).toEqual([2]);
  });
});
