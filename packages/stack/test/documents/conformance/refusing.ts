import { describe, expect, test } from '@jest/globals';
import { errorOf, type Row, type TestDatabase } from './database.ts';

/** Filters that are refused, with MongoDB's code. */
const FILTERS: [string, Row, number][] = [
  ['an unknown operator', { a: { $bogus: 1 } }, 2],
  ['an unknown operator at the top', { $bogus: 1 }, 2],
  ['$in without a list', { a: { $in: 1 } }, 2],
  ['operators within $in', { a: { $in: [{ $gt: 1 }] } }, 2],
  ['$and without a list', { $and: { a: 1 } }, 2],
  ['an empty $or', { $or: [] }, 2],
  ['a value in $or', { $or: [1] }, 2],
  ['$size of a text', { a: { $size: 'x' } }, 2],
  ['a negative $size', { a: { $size: -1 } }, 2],
];

const COMMANDS: [string, Row, number][] = [
  ['an unknown command', { bogus: 1 }, 59],
  ['an unknown field', { find: 'rows', bogus: 1 }, 40415],
  ['a filter that is no document', { find: 'rows', filter: 1 }, 14],
  ['a negative skip', { find: 'rows', skip: -1 }, 2],
  ['a missing field', { distinct: 'rows' }, 40414],
  [
    'an unknown field of an operation',
    { update: 'rows', updates: [{ q: {}, u: {}, bogus: 1 }] },
    40415,
  ],
  ['an update that is no document', { update: 'rows', updates: [{ q: {}, u: 5 }] }, 9],
  ['a delete without a limit', { delete: 'rows', deletes: [{ q: {} }] }, 40414],
  ['a sort by a text', { find: 'rows', sort: { a: 'x' } }, 15974],
  ['a sort by a broken path', { find: 'rows', sort: { 'a.': 1 } }, 40353],
  [
    'an unknown expression in a projection',
    { find: 'rows', projection: { a: { $bogus: 1 } } },
    31325,
  ],
  ['colliding projections', { find: 'rows', projection: { a: 1, 'a.b': 1 } }, 31249],
  [
    'an index that is unique by a text',
    { createIndexes: 'rows', indexes: [{ key: { a: 1 }, name: 'a', unique: 'x' }] },
    14,
  ],
  [
    'an _id index of another kind',
    { createIndexes: 'rows', indexes: [{ key: { _id: -1 }, name: 'a' }] },
    2,
  ],
  [
    'a partial index by a negation',
    {
      createIndexes: 'rows',
      indexes: [{ key: { a: 1 }, name: 'a', partialFilterExpression: { a: { $ne: 1 } } }],
    },
    67,
  ],
  [
    'an expiry of two fields',
    { createIndexes: 'rows', indexes: [{ key: { a: 1, b: 1 }, name: 'a', expireAfterSeconds: 5 }] },
    67,
  ],
  ['a collection without a name', { find: '' }, 73],
  ['a collection that is no text', { find: 1 }, 73],
  ['an insert of nothing', { insert: 'rows', documents: [] }, 16],
  ['both an update and a removal', { findAndModify: 'rows', update: {}, remove: true }, 9],
  ['a sort by neither 1 nor -1', { find: 'rows', sort: { a: 2 } }, 15975],
  ['the indexes of a collection that does not exist', { listIndexes: 'none' }, 26],
  ['an aggregation without a cursor', { aggregate: 'rows', pipeline: [] }, 9],
  ['a delete with a limit of two', { delete: 'rows', deletes: [{ q: {}, limit: 2 }] }, 9],
];

export function refusing(database: TestDatabase): void {
  describe('refusing', () => {
    test.each(FILTERS)('refuses %s in a filter', async (_title, filter, code) => {
      const rows = await database.holding([{ _id: 1 }]);
      expect((await errorOf(rows.find(filter as never).toArray())).code).toBe(code);
    });

    test.each(COMMANDS)('refuses %s', async (_title, command, code) => {
      await database.holding([{ _id: 1 }]);
      expect(await errorOf(database.db.command(command))).toMatchObject({
        code,
        codeName: expect.any(String),
      });
    });

    test('refuses a wrong filter also where there is nothing to filter', async () => {
      expect(
        (
          await errorOf(
            database.db
              .collection('none')
              .find({ a: { $bogus: 1 } } as never)
              .toArray(),
          )
        ).code,
      ).toBe(2);
    });
  });
}
