import { describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { errorOf, type Row, type TestDatabase } from './database.ts';

const BASE: Row = {
  _id: 1,
  n: 5,
  text: 'x',
  nothing: null,
  list: [1, 2, 3],
  author: { name: 'Ann', years: 3 },
  lines: [{ food: 'apple', grams: 5 }, { food: 'flour', grams: 2 }, { food: 'egg' }],
};

/** The changed fields after an update of the base; undefined says that a field is gone. */
const UPDATES: [string, Row, Row, Row?][] = [
  [
    '$set of a field, a nested and a new one',
    { $set: { n: 6, 'author.name': 'Bo', 'deep.er': [1] } },
    { n: 6, author: { name: 'Bo', years: 3 }, deep: { er: [1] } },
  ],
  [
    '$set of an array position',
    { $set: { 'list.1': 'two', 'lines.2.grams': 9 } },
    {
      list: [1, 'two', 3],
      lines: [
        { food: 'apple', grams: 5 },
        { food: 'flour', grams: 2 },
        { food: 'egg', grams: 9 },
      ],
    },
  ],
  [
    '$set beyond the end of an array',
    { $set: { 'list.5': 6 } },
    { list: [1, 2, 3, null, null, 6] },
  ],
  [
    '$unset',
    { $unset: { n: '', 'author.years': '', missing: '' } },
    { n: undefined, author: { name: 'Ann' } },
  ],
  ['$unset of an array position', { $unset: { 'list.0': '' } }, { list: [null, 2, 3] }],
  [
    '$inc, also of a missing field',
    { $inc: { n: 2, 'author.years': -1, fresh: 3 } },
    { n: 7, author: { name: 'Ann', years: 2 }, fresh: 3 },
  ],
  [
    '$max',
    { $max: { 'author.years': 9, n: 4, fresh: 1 } },
    { fresh: 1, author: { name: 'Ann', years: 9 } },
  ],
  ['$max across types', { $max: { n: 'x' } }, { n: 'x' }],
  ['$inc beyond 32 bits', { $inc: { n: 2147483647 } }, { n: 2147483652 }],
  [
    '$push of one',
    { $push: { list: 4, fresh: { a: 1 } } },
    { list: [1, 2, 3, 4], fresh: [{ a: 1 }] },
  ],
  ['$push of an array as one item', { $push: { list: [4] } }, { list: [1, 2, 3, [4]] }],
  ['$push of each', { $push: { list: { $each: [4, 5] } } }, { list: [1, 2, 3, 4, 5] }],
  ['$pull of a value', { $pull: { list: 2 } }, { list: [1, 3] }],
  ['$pull by a condition', { $pull: { list: { $gte: 2 } } }, { list: [1] }],
  [
    '$pull of documents by fields',
    { $pull: { lines: { food: 'apple' } } },
    { lines: [{ food: 'flour', grams: 2 }, { food: 'egg' }] },
  ],
  [
    '$pull of documents by a condition on a field',
    { $pull: { lines: { grams: { $lt: 3 } } } },
    { lines: [{ food: 'apple', grams: 5 }, { food: 'egg' }] },
  ],
  ['$pull by a list', { $pull: { list: { $in: [1, 3] } } }, { list: [2] }],
  [
    'several operators at once',
    { $set: { n: 1 }, $unset: { text: '' }, $push: { list: 4 }, $inc: { 'author.years': 1 } },
    { n: 1, text: undefined, list: [1, 2, 3, 4], author: { name: 'Ann', years: 4 } },
  ],
  ['nothing of $setOnInsert', { $setOnInsert: { n: 9 }, $set: { text: 'y' } }, { text: 'y' }],
];

/** Updates that are refused, with MongoDB's code. */
const REFUSED: [string, Row, number, Row?][] = [
  ['$inc of a text', { $inc: { text: 1 } }, 14],
  ['$inc by a text', { $inc: { n: 'x' } }, 14],
  ['$inc of null', { $inc: { nothing: 1 } }, 14],
  ['$push to a value', { $push: { n: 1 } }, 2],
  ['$pull from a value', { $pull: { n: 1 } }, 2],
  ['a field within a value', { $set: { 'n.x': 1 } }, 28],
  ['a field within null', { $set: { 'nothing.x': 1 } }, 28],
  ['a name within an array', { $set: { 'list.x': 1 } }, 28],
  ['one field changed twice', { $set: { n: 1 }, $inc: { n: 1 } }, 40],
  ['$pull within a value', { $pull: { 'n.x': 1 } }, 28],
  ['a field and its inside', { $set: { author: {}, 'author.name': 'x' } }, 40],
  ['another _id', { $set: { _id: 2 } }, 66],
  ['no _id', { $unset: { _id: '' } }, 66],
  ['an unknown operator', { $bogus: { n: 1 } }, 9],
  ['an empty name', { $set: { 'a..b': 1 } }, 56],
  ['$each that is no list', { $push: { list: { $each: 5 } } }, 2],
];

export function updating(database: TestDatabase): void {
  describe('updating', () => {
    test.each(UPDATES)('applies %s', async (_title, update, changes, options = {}) => {
      const rows = await database.holding([BASE]);
      const result = await rows.updateOne({ _id: 1 }, update, options);
      expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
      expect(await rows.findOne({ _id: 1 })).toStrictEqual(
        Object.fromEntries(
          Object.entries({ ...BASE, ...changes }).filter(([, value]) => value !== undefined),
        ),
      );
    });

    test.each(REFUSED)(
      'refuses %s and changes nothing',
      async (_title, update, code, options = {}) => {
        const rows = await database.holding([BASE]);
        // By command, because the driver refuses some of these itself.
        const reply = await database.db
          .command({ update: 'rows', updates: [{ q: { _id: 1 }, u: update, ...options }] })
          .catch((error) => ({ writeErrors: [error] }));
        expect(reply.writeErrors?.[0]?.code).toBe(code);
        expect(await rows.findOne({ _id: 1 })).toEqual(BASE);
      },
    );

    test('adds new fields in the order of their names', async () => {
      const rows = await database.holding([{ _id: 1, z: 0 }]);
      await rows.updateOne({ _id: 1 }, { $set: { m: 1, c: 2 }, $inc: { a: 1 } });
      expect(Object.keys((await rows.findOne({ _id: 1 }))!)).toEqual(['_id', 'z', 'a', 'c', 'm']);
    });

    test('does not count an update that changes nothing as a modification', async () => {
      const rows = await database.holding([BASE]);
      expect(
        await rows.updateOne(
          { _id: 1 },
          {
            $set: { n: 5, author: { name: 'Ann', years: 3 } },
            $max: { text: 'a' },
            $pull: { lines: 1 } as Row,
          },
        ),
      ).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
    });

    test('changes all that match and counts the modified', async () => {
      const rows = await database.holding([
        { _id: 1, n: 1 },
        { _id: 2, n: 2 },
        { _id: 3, n: 1 },
      ]);
      expect(await rows.updateMany({ n: { $lte: 2 } }, { $set: { n: 2 } })).toMatchObject({
        matchedCount: 3,
        modifiedCount: 2,
      });
    });

    test('changes only one without many', async () => {
      const rows = await database.holding([
        { _id: 1, n: 1 },
        { _id: 2, n: 1 },
      ]);
      expect(await rows.updateOne({ n: 1 }, { $inc: { n: 1 } })).toMatchObject({
        matchedCount: 1,
        modifiedCount: 1,
      });
      expect(await rows.countDocuments({ n: 1 })).toBe(1);
    });

    test('changes only the version that was read', async () => {
      const rows = await database.holding([{ _id: 1, version: 3 }]);
      expect(
        (await rows.updateOne({ _id: 1, version: 3 }, { $set: { a: 1 }, $inc: { version: 1 } }))
          .modifiedCount,
      ).toBe(1);
      expect(
        (await rows.updateOne({ _id: 1, version: 3 }, { $set: { a: 2 }, $inc: { version: 1 } }))
          .matchedCount,
      ).toBe(0);
      expect(await rows.findOne({ _id: 1 })).toEqual({ _id: 1, version: 4, a: 1 });
    });

    test('keeps the original when many writers add to one number', async () => {
      const rows = await database.holding([{ _id: 1, n: 0 }]);
      await Promise.all(
        Array.from({ length: 200 }, () => rows.updateOne({ _id: 1 }, { $inc: { n: 1 } })),
      );
      expect(await rows.findOne({ _id: 1 })).toEqual({ _id: 1, n: 200 });
    });

    test('stores what every object inherits as ordinary fields', async () => {
      const rows = await database.holding([{ _id: 1 }]);
      await database.db.command({
        update: 'rows',
        updates: [{ q: { _id: 1 }, u: { $set: { 'constructor.prototype': 1, toString: 2 } } }],
      });
      const found = (await rows.findOne({ _id: 1 }))!;
      expect(Object.entries(found)).toEqual([
        ['_id', 1],
        ['constructor', { prototype: 1 }],
        ['toString', 2],
      ]);
    });
  });

  describe('upserting', () => {
    test('inserts from the filter, the update and $setOnInsert', async () => {
      const rows = await database.holding([]);
      const result = await rows.updateOne(
        { _id: 7, 'a.b': 1, n: { $gt: 3 }, kind: { $in: ['x'] }, $and: [{ m: { $eq: 2 } }] },
        { $set: { s: 1 }, $inc: { m: 1 }, $setOnInsert: { o: 1 }, $push: { l: 1 } as Row },
        { upsert: true },
      );
      expect(result).toMatchObject({
        matchedCount: 0,
        modifiedCount: 0,
        upsertedCount: 1,
        upsertedId: 7,
      });
      expect(await rows.findOne({})).toEqual({
        _id: 7,
        a: { b: 1 },
        kind: 'x',
        m: 3,
        s: 1,
        o: 1,
        l: [1],
      });
    });

    test('makes an ObjectId when nothing gives an _id', async () => {
      const rows = await database.holding([]);
      const { upsertedId } = await rows.updateOne({ k: 1 }, { $set: { v: 1 } }, { upsert: true });
      expect(upsertedId).toBeInstanceOf(mongoose.mongo.ObjectId);
      expect(Object.keys((await rows.findOne({ k: 1 }))!)).toEqual(['_id', 'k', 'v']);
    });

    test('updates what is there and leaves $setOnInsert out', async () => {
      const rows = await database.holding([{ _id: 1, n: 1 }]);
      expect(
        await rows.updateOne(
          { _id: 1 },
          { $inc: { n: 1 }, $setOnInsert: { o: 1 } },
          { upsert: true },
        ),
      ).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
      expect(await rows.findOne({})).toEqual({ _id: 1, n: 2 });
    });

    test('makes one document when many arrive at once at a unique key', async () => {
      const rows = await database.holding([]);
      await rows.createIndex({ k: 1 }, { unique: true });
      await Promise.allSettled(
        Array.from({ length: 20 }, () =>
          rows.updateOne({ k: 'x' }, { $inc: { n: 1 } }, { upsert: true }),
        ),
      );
      expect(await rows.countDocuments({ k: 'x' })).toBe(1);
    });

    test('refuses a filter that gives one field two values', async () => {
      const rows = await database.holding([]);
      expect(
        (
          await errorOf(
            rows.updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true }),
          )
        ).code,
      ).toBe(54);
    });
  });
}
