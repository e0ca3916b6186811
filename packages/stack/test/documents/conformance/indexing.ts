import { describe, expect, test } from '@jest/globals';
import { errorOf, idsOf, type Row, type TestDatabase } from './database.ts';

export function indexing(database: TestDatabase): void {
  describe('indexing', () => {
    test('lists what was created and is created again without harm', async () => {
      const rows = await database.holding([{ _id: 1 }]);
      expect(await rows.createIndex({ a: 1, 'b.c': -1 })).toBe('a_1_b.c_-1');
      await rows.createIndex({ a: 1, 'b.c': -1 });
      await rows.createIndex({ at: 1 }, { expireAfterSeconds: 60, name: 'expiry' });
      await rows.createIndex(
        { u: 1 },
        { unique: true, partialFilterExpression: { u: { $exists: true } } },
      );
      await rows.createIndex({ s: 1 }, { unique: true, sparse: true });
      expect(
        (await rows.listIndexes().toArray()).map(({ v, collation, ...index }) => index),
      ).toEqual([
        { key: { _id: 1 }, name: '_id_' },
        { key: { a: 1, 'b.c': -1 }, name: 'a_1_b.c_-1' },
        { key: { at: 1 }, name: 'expiry', expireAfterSeconds: 60 },
        {
          key: { u: 1 },
          name: 'u_1',
          unique: true,
          partialFilterExpression: { u: { $exists: true } },
        },
        { key: { s: 1 }, name: 's_1', unique: true, sparse: true },
      ]);
    });

    test('drops by name, by key and all but the _id', async () => {
      const rows = await database.holding([{ _id: 1 }]);
      await rows.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } }]);
      await rows.dropIndex('a_1');
      await database.db.command({ dropIndexes: 'rows', index: { b: 1 } });
      expect((await rows.listIndexes().toArray()).map((index) => index.name)).toEqual([
        '_id_',
        'c_1',
      ]);
      await rows.dropIndexes();
      expect((await rows.listIndexes().toArray()).map((index) => index.name)).toEqual(['_id_']);
      expect((await errorOf(rows.dropIndex('_id_'))).code).toBe(72);
    });

    test('refuses one name or key with other options', async () => {
      const rows = await database.holding([{ _id: 1 }]);
      await rows.createIndex({ a: 1 });
      expect((await errorOf(rows.createIndex({ a: 1 }, { unique: true }))).code).toBe(86);
      expect((await errorOf(rows.createIndex({ a: 1 }, { name: 'other' }))).code).toBe(85);
      expect((await errorOf(rows.createIndex({ b: 1 }, { name: 'a_1' }))).code).toBe(86);
    });

    test('refuses keys that make no index', async () => {
      await database.holding([{ _id: 1 }]);
      for (const key of [{}, { a: 0 }, { '': 1 }, { a: true }] as Row[])
        expect(
          (
            await errorOf(
              database.db.command({ createIndexes: 'rows', indexes: [{ key, name: 'x' }] }),
            )
          ).code,
        ).toBe(67);
    });

    test('answers alike after many changes with and without indexes', async () => {
      const rows = await database.holding([]);
      const plain = database.db.collection<Row & { _id: number }>('plain');
      await rows.createIndexes([
        { key: { a: 1, b: -1 } },
        { key: { tags: 1 } },
        { key: { 'items.k': 1, 'items.n': 1 } },
      ]);
      for (const each of [rows, plain]) {
        await each.insertMany(
          Array.from({ length: 200 }, (_, i) => ({
            _id: i,
            a: i % 7,
            b: (i * 37) % 11,
            tags: [i % 5, i % 3],
            items: [{ k: i % 4, n: i % 6 }, { k: i % 5 }],
          })),
        );
        await each.updateMany({ a: 3 }, { $set: { b: 100 }, $push: { tags: 9 } as Row });
        await each.updateMany({ tags: 2 }, { $pull: { tags: 2 } as Row, $unset: { a: '' } });
        await each.deleteMany({ b: { $gt: 8, $lt: 50 } });
        await each.updateMany({ 'items.k': 1 }, { $set: { 'items.0.k': 50 } });
      }
      const questions: [Row, Row][] = [
        [{ a: 2 }, { b: 1, _id: 1 }],
        [{ a: { $gte: 2, $lte: 4 } }, { a: -1, b: 1, _id: 1 }],
        [{ a: { $in: [1, 5, null] } }, { b: -1, _id: -1 }],
        [{ tags: 9 }, { _id: 1 }],
        [{ $and: [{ tags: 1 }, { tags: 4 }] }, { _id: 1 }],
        [{ a: null }, { _id: -1 }],
        [{ 'items.k': 50, 'items.n': { $lt: 3 } }, { _id: 1 }],
        [{ 'items.k': 50, 'items.n': 1 }, { _id: 1 }],
        [{}, { a: 1, b: -1, _id: 1 }],
        [
          { a: 5, b: { $gt: 3 } },
          { b: 1, _id: 1 },
        ],
        [{ $or: [{ a: 1 }, { tags: 9 }] }, { _id: 1 }],
      ];
      for (const [filter, sort] of questions) {
        const ask = async (each: typeof rows) =>
          (
            await each
              .find(filter as never)
              .sort(sort as never)
              .toArray()
          ).map((row) => row._id);
        expect(await ask(rows)).toEqual(await ask(plain));
      }
    });
  });

  describe('unique indexes', () => {
    test('refuse a second document with the key and name it', async () => {
      const rows = await database.holding([{ _id: 1, mail: 'a@x.example', at: new Date(5) }]);
      await rows.createIndex({ mail: 1 }, { unique: true });
      expect(await errorOf(rows.insertOne({ _id: 2, mail: 'a@x.example' }))).toMatchObject({
        code: 11000,
        keyPattern: { mail: 1 },
        keyValue: { mail: 'a@x.example' },
        message: expect.stringContaining('index: mail_1 dup key: { mail: "a@x.example" }'),
      });
      await rows.insertOne({ _id: 2, mail: 'b@x.example' });
      expect(
        (await errorOf(rows.updateOne({ _id: 2 }, { $set: { mail: 'a@x.example' } }))).code,
      ).toBe(11000);
      expect(await rows.findOne({ _id: 2 })).toEqual({ _id: 2, mail: 'b@x.example' });
    });

    test('free the key with an update or deletion', async () => {
      const rows = await database.holding([
        { _id: 1, k: 1 },
        { _id: 2, k: 2 },
      ]);
      await rows.createIndex({ k: 1 }, { unique: true });
      await rows.updateOne({ _id: 1 }, { $set: { k: 3 } });
      await rows.insertOne({ _id: 4, k: 1 });
      await rows.deleteOne({ _id: 2 });
      await rows.insertOne({ _id: 5, k: 2 });
      expect(await idsOf(rows, {})).toEqual([1, 4, 5]);
    });

    test('hold one document without the field', async () => {
      const rows = await database.holding([{ _id: 1 }]);
      await rows.createIndex({ k: 1 }, { unique: true });
      expect(await errorOf(rows.insertOne({ _id: 2, k: null }))).toMatchObject({
        code: 11000,
        keyValue: { k: null },
      });
    });

    test('hold any number without the field when sparse or partial', async () => {
      const rows = await database.holding([{ _id: 1 }, { _id: 2 }]);
      await rows.createIndex({ k: 1 }, { unique: true, sparse: true });
      await rows.createIndex({ m: 1 }, { unique: true, partialFilterExpression: { active: true } });
      await rows.insertMany([
        { _id: 3, k: 1, m: 1 },
        { _id: 4, k: 2, m: 1 },
        { _id: 5, k: 3, m: 1, active: true },
      ]);
      expect((await errorOf(rows.insertOne({ _id: 6, k: 1 }))).code).toBe(11000);
      expect((await errorOf(rows.insertOne({ _id: 6, k: 6, m: 1, active: true }))).code).toBe(
        11000,
      );
      expect((await errorOf(rows.updateOne({ _id: 4 }, { $set: { active: true } }))).code).toBe(
        11000,
      );
      // The lean indexes must not hide documents that they leave out.
      expect(await idsOf(rows, { k: null })).toEqual([1, 2]);
      expect(await idsOf(rows, { m: 1 })).toEqual([3, 4, 5]);
      expect((await rows.find().sort({ k: -1, _id: 1 }).toArray()).map((row) => row._id)).toEqual([
        5, 4, 3, 1, 2,
      ]);
    });

    test('compare several fields together', async () => {
      const rows = await database.holding([{ _id: 1, a: 1, b: 1 }]);
      await rows.createIndex({ a: 1, b: -1 }, { unique: true });
      await rows.insertMany([
        { _id: 2, a: 1, b: 2 },
        { _id: 3, a: 2, b: 1 },
        { _id: 4, a: 1 },
      ]);
      expect(await errorOf(rows.insertOne({ _id: 5, a: 1, b: 2 }))).toMatchObject({
        code: 11000,
        keyPattern: { a: 1, b: -1 },
        keyValue: { a: 1, b: 2 },
      });
      expect((await errorOf(rows.insertOne({ _id: 5, a: 1, b: null }))).code).toBe(11000);
    });

    test('compare the items of arrays between documents, not within one', async () => {
      const rows = await database.holding([{ _id: 1, tags: ['a', 'b', 'a'] }]);
      await rows.createIndex({ tags: 1 }, { unique: true });
      expect(await errorOf(rows.insertOne({ _id: 2, tags: ['c', 'b'] }))).toMatchObject({
        code: 11000,
        keyValue: { tags: 'b' },
      });
      await rows.insertOne({ _id: 2, tags: ['c'] });
      expect(
        (await errorOf(rows.updateOne({ _id: 2 }, { $push: { tags: 'a' } as Row }))).code,
      ).toBe(11000);
    });

    test('are not created over duplicates', async () => {
      const rows = await database.holding([
        { _id: 1, k: 1 },
        { _id: 2, k: 1 },
      ]);
      expect((await errorOf(rows.createIndex({ k: 1 }, { unique: true }))).code).toBe(11000);
      expect((await rows.listIndexes().toArray()).length).toBe(1);
    });

    test('refuse two arrays in one key', async () => {
      const rows = await database.holding([]);
      await rows.createIndex({ a: 1, b: 1 });
      expect((await errorOf(rows.insertOne({ _id: 1, a: [1], b: [2] }))).code).toBe(171);
    });
  });
}
