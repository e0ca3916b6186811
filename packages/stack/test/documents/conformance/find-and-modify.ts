import { describe, expect, test } from '@jest/globals';
import { errorOf, type TestDatabase } from './database.ts';

export function findingAndModifying(database: TestDatabase): void {
  describe('finding and modifying', () => {
    const jobs = () =>
      database.holding([
        { _id: 1, state: 'queued', at: 3 },
        { _id: 2, state: 'queued', at: 1 },
        { _id: 3, state: 'done', at: 0 },
      ]);

    test('gives the document before or after', async () => {
      const rows = await jobs();
      expect(await rows.findOneAndUpdate({ _id: 1 }, { $set: { state: 'taken' } })).toEqual({
        _id: 1,
        state: 'queued',
        at: 3,
      });
      expect(
        await rows.findOneAndUpdate({ _id: 1 }, { $inc: { at: 1 } }, { returnDocument: 'after' }),
      ).toEqual({ _id: 1, state: 'taken', at: 4 });
    });

    test('takes the first in order, with chosen fields', async () => {
      const rows = await jobs();
      expect(
        await rows.findOneAndUpdate(
          { state: 'queued' },
          { $set: { state: 'taken' } },
          { sort: { at: 1 }, returnDocument: 'after', projection: { state: 1 } },
        ),
      ).toEqual({ _id: 2, state: 'taken' });
    });

    test('gives null when nothing fits', async () => {
      expect(await (await jobs()).findOneAndUpdate({ _id: 9 }, { $set: { at: 1 } })).toBeNull();
    });

    test('inserts when asked to', async () => {
      const rows = await jobs();
      expect(
        await rows.findOneAndUpdate(
          { _id: 9 },
          { $set: { at: 1 }, $setOnInsert: { state: 'new' } },
          { upsert: true },
        ),
      ).toBeNull();
      const result = await rows.findOneAndUpdate(
        { _id: 10 },
        { $set: { at: 1 } },
        { upsert: true, returnDocument: 'after', includeResultMetadata: true },
      );
      expect(result).toMatchObject({
        value: { _id: 10, at: 1 },
        lastErrorObject: { n: 1, updatedExisting: false, upserted: 10 },
      });
      expect(await rows.findOne({ _id: 9 })).toEqual({ _id: 9, at: 1, state: 'new' });
    });

    test('deletes and gives what was deleted', async () => {
      const rows = await jobs();
      expect(await rows.findOneAndDelete({ state: 'queued' }, { sort: { at: -1 } })).toEqual({
        _id: 1,
        state: 'queued',
        at: 3,
      });
      expect(await rows.countDocuments()).toBe(2);
      expect(await rows.findOneAndDelete({ _id: 1 })).toBeNull();
    });

    test('hands each job to one taker', async () => {
      const rows = await database.holding(
        Array.from({ length: 20 }, (_, i) => ({ _id: i, state: 'queued' })),
      );
      const taken = await Promise.all(
        Array.from({ length: 40 }, () =>
          rows.findOneAndUpdate(
            { state: 'queued' },
            { $set: { state: 'taken' } },
            { sort: { _id: 1 } },
          ),
        ),
      );
      expect(taken.flatMap((job) => (job ? [job._id] : [])).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i),
      );
    });

    test('reports a duplicate key', async () => {
      const rows = await jobs();
      await rows.createIndex({ at: 1 }, { unique: true });
      expect(await errorOf(rows.findOneAndUpdate({ _id: 1 }, { $set: { at: 0 } }))).toMatchObject({
        code: 11000,
        keyValue: { at: 0 },
      });
    });
  });
}
