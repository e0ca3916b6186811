import { describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { errorOf, type TestDatabase } from './database.ts';

const { Long } = mongoose.mongo;

/** Moving many megabytes takes a server seconds on a busy machine. */
const LARGE_TIMEOUT_MS = 60_000;

export function readingInBatches(database: TestDatabase): void {
  describe('reading in batches', () => {
    const many = () =>
      database.holding(Array.from({ length: 500 }, (_, i) => ({ _id: i, n: i % 2 })));

    test('reaches every document once, in order', async () => {
      const seen: number[] = [];
      for await (const row of (await many()).find({ n: 1 }).sort({ _id: -1 }).batchSize(7))
        seen.push(row._id);
      expect(seen).toEqual(Array.from({ length: 250 }, (_, i) => 499 - 2 * i));
    });

    test('answers 101 documents first', async () => {
      await many();
      const reply = await database.db.command({ find: 'rows' });
      expect(reply.cursor.firstBatch).toHaveLength(101);
      expect(reply.cursor.ns).toBe('conformance.rows');
      const next = await database.db.command({
        getMore: asLong(reply.cursor.id),
        collection: 'rows',
      });
      expect(next.cursor.nextBatch).toHaveLength(399);
      expect(Number(next.cursor.id)).toBe(0);
    });

    test('opens no cursor for a limit or a single batch', async () => {
      await many();
      expect(Number((await database.db.command({ find: 'rows', limit: 3 })).cursor.id)).toBe(0);
      expect(
        (await database.db.command({ find: 'rows', batchSize: 3, singleBatch: true })).cursor,
      ).toMatchObject({ firstBatch: [{ _id: 0 }, { _id: 1 }, { _id: 2 }] });
    });

    test('answers an empty first batch', async () => {
      await many();
      const { cursor } = await database.db.command({ find: 'rows', batchSize: 0 });
      expect(cursor.firstBatch).toEqual([]);
      expect(
        (
          await database.db.command({
            getMore: asLong(cursor.id),
            collection: 'rows',
            batchSize: 2,
          })
        ).cursor.nextBatch,
      ).toHaveLength(2);
    });

    test('ends a cursor that is killed', async () => {
      await many();
      const { cursor } = await database.db.command({ find: 'rows', batchSize: 2 });
      expect(
        await database.db.command({ killCursors: 'rows', cursors: [asLong(cursor.id)] }),
      ).toMatchObject({ cursorsKilled: [expect.anything()], cursorsNotFound: [] });
      expect(
        (await errorOf(database.db.command({ getMore: asLong(cursor.id), collection: 'rows' })))
          .code,
      ).toBe(43);
      expect(
        await database.db.command({ killCursors: 'rows', cursors: [asLong(cursor.id)] }),
      ).toMatchObject({ cursorsKilled: [] });
    });

    test('refuses an unknown cursor', async () => {
      expect(
        (
          await errorOf(
            database.db.command({ getMore: Long.fromNumber(123456), collection: 'rows' }),
          )
        ).code,
      ).toBe(43);
    });

    test(
      'brings documents larger than one message in several',
      async () => {
        const rows = await database.holding([]);
        const text = 'x'.repeat(1_000_000);
        for (let i = 0; i < 40; i += 10)
          await rows.insertMany(Array.from({ length: 10 }, (_, k) => ({ _id: i + k, text })));
        let bytes = 0;
        for await (const row of rows.find()) bytes += (row.text as string).length;
        expect(bytes).toBe(40_000_000);
      },
      LARGE_TIMEOUT_MS,
    );
  });
}

function asLong(id: unknown) {
  return typeof id === 'number' ? Long.fromNumber(id) : (id as InstanceType<typeof Long>);
}
