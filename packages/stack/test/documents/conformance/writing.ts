import { describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { errorOf, idsOf, type TestDatabase } from './database.ts';

/** Moving many megabytes takes a server seconds on a busy machine. */
const LARGE_TIMEOUT_MS = 60_000;

export function writing(database: TestDatabase): void {
  describe('inserting', () => {
    test('makes an ObjectId and puts the _id first', async () => {
      const rows = await database.holding([]);
      await database.db.command({
        insert: 'rows',
        documents: [
          { b: 1, a: 2 },
          { z: 1, _id: 5 },
        ],
      });
      const [first, second] = await rows.find().toArray();
      expect(Object.keys(first!)).toEqual(['_id', 'b', 'a']);
      expect(first!._id).toBeInstanceOf(mongoose.mongo.ObjectId);
      expect(Object.keys(second!)).toEqual(['_id', 'z']);
    });

    test('refuses an _id that is taken', async () => {
      const rows = await database.holding([{ _id: 1 }]);
      expect(await errorOf(rows.insertOne({ _id: 1 }))).toMatchObject({
        code: 11000,
        keyPattern: { _id: 1 },
        keyValue: { _id: 1 },
        message: expect.stringContaining(
          'E11000 duplicate key error collection: conformance.rows index: _id_ dup key: { _id: 1 }',
        ),
      });
    });

    test('refuses an array or a pattern as _id', async () => {
      const rows = await database.holding([]);
      expect((await errorOf(rows.insertOne({ _id: [1] } as never))).code).toBe(53);
      expect((await errorOf(rows.insertOne({ _id: /x/ } as never))).code).toBe(53);
      expect((await errorOf(rows.insertOne({ _id: { $x: 1 } } as never))).code).toBe(52);
    });

    test('keeps what came before a failure in order, and all the rest out of order', async () => {
      const rows = await database.holding([{ _id: 2 }]);
      const inOrder = await errorOf(rows.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]));
      expect(inOrder).toMatchObject({ code: 11000, result: { insertedCount: 1 } });
      expect(await idsOf(rows, {})).toEqual([1, 2]);
      await errorOf(
        rows.insertMany([{ _id: 2 }, { _id: 3 }, { _id: 1 }, { _id: 4 }], { ordered: false }),
      );
      expect(await idsOf(rows, {})).toEqual([1, 2, 3, 4]);
    });

    test(
      'takes a document of almost 16 MB and refuses a larger one',
      async () => {
        const rows = await database.holding([]);
        await rows.insertOne({ _id: 1, text: 'x'.repeat(16 * 1024 * 1024 - 100) });
        expect(await rows.countDocuments()).toBe(1);
        expect(
          (await errorOf(rows.updateOne({ _id: 1 }, { $set: { more: 'y'.repeat(200) } }))).code,
        ).toEqual(expect.any(Number));
        expect(await rows.findOne({ _id: 1 }, { projection: { text: 0 } })).toEqual({ _id: 1 });
      },
      LARGE_TIMEOUT_MS,
    );
  });

  describe('deleting', () => {
    test('deletes one or all that fit', async () => {
      const rows = await database.holding([
        { _id: 1, n: 1 },
        { _id: 2, n: 1 },
        { _id: 3, n: 2 },
        { _id: 4, n: 1 },
      ]);
      expect((await rows.deleteOne({ n: 1 })).deletedCount).toBe(1);
      expect((await rows.deleteMany({ n: 1 })).deletedCount).toBe(2);
      expect((await rows.deleteMany({ n: 1 })).deletedCount).toBe(0);
      expect(await idsOf(rows, {})).toEqual([3]);
    });

    test('deletes all with an empty filter', async () => {
      const rows = await database.holding([{ _id: 1 }, { _id: 2 }]);
      expect((await rows.deleteMany({})).deletedCount).toBe(2);
      expect(await rows.countDocuments()).toBe(0);
    });
  });

  describe('writing in bulk', () => {
    test('runs all kinds in order', async () => {
      const rows = await database.holding([
        { _id: 1, n: 1 },
        { _id: 2, n: 1 },
      ]);
      const result = await rows.bulkWrite([
        { insertOne: { document: { _id: 3, n: 1 } } },
        { updateOne: { filter: { _id: 3 }, update: { $set: { n: 2 } } } },
        { updateMany: { filter: { n: 1 }, update: { $inc: { n: 4 } } } },
        { updateOne: { filter: { _id: 1 }, update: { $unset: { n: '' } } } },
        { deleteOne: { filter: { _id: 2 } } },
        { updateOne: { filter: { _id: 9 }, update: { $set: { n: 1 } }, upsert: true } },
      ]);
      expect(result).toMatchObject({
        insertedCount: 1,
        modifiedCount: 4,
        matchedCount: 4,
        deletedCount: 1,
        upsertedCount: 1,
        upsertedIds: { 5: 9 },
      });
      expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual([
        { _id: 1 },
        { _id: 3, n: 2 },
        { _id: 9, n: 1 },
      ]);
    });

    test('stops at a failure in order and goes on out of order', async () => {
      const operations = [
        { insertOne: { document: { _id: 1 } } },
        { insertOne: { document: { _id: 2 } } },
      ] as const;
      const rows = await database.holding([{ _id: 1 }]);
      expect(await errorOf(rows.bulkWrite([...operations]))).toMatchObject({ code: 11000 });
      expect(await idsOf(rows, {})).toEqual([1]);
      await errorOf(rows.bulkWrite([...operations], { ordered: false }));
      expect(await idsOf(rows, {})).toEqual([1, 2]);
    });

    test('takes writes without an answer', async () => {
      const rows = await database.holding([]);
      const silent = database.db.collection<{ _id: number }>('rows', { writeConcern: { w: 0 } });
      await silent.insertOne({ _id: 1 });
      await silent.insertOne({ _id: 1 });
      await silent.insertOne({ _id: 2 });
      // Another connection may be served first: ask until the answer is there.
      let found: unknown[] = [];
      while (found.length < 2) found = await idsOf(rows, {});
      expect(found).toEqual([1, 2]);
    });
  });
}
