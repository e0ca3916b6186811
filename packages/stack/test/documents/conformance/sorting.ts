import { describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { errorOf, type Row, type TestDatabase } from './database.ts';

const { ObjectId } = mongoose.mongo;

const MIXED: Row[] = [
  { _id: 1, v: 'b', w: 1 },
  { _id: 2, v: 10, w: 2 },
  { _id: 3, v: 9.5, w: 1 },
  { _id: 4, v: null, w: 2 },
  { _id: 5, w: 1 },
  { _id: 6, v: true, w: 2 },
  { _id: 7, v: new Date(5), w: 1 },
  { _id: 8, v: { a: 1 }, w: 2 },
  { _id: 9, v: [3, 20], w: 1 },
  { _id: 10, v: [], w: 2 },
  { _id: 11, v: new ObjectId('0000000000000000000000aa'), w: 1 },
  { _id: 12, v: 'B', w: 2 },
  { _id: 13, v: 'é', w: 1 },
  { _id: 14, v: '\u{1F600}', w: 2 },
  { _id: 15, v: '\uffee', w: 1 },
  { _id: 16, v: Number.NaN, w: 2 },
  { _id: 17, v: -3, w: 1 },
  { _id: 18, v: { a: 0, b: 1 }, w: 2 },
  { _id: 19, v: '', w: 1 },
  { _id: 20, v: 'b\u0000', w: 2 },
];

const ASCENDING = [10, 4, 5, 16, 17, 9, 3, 2, 19, 12, 1, 20, 13, 15, 14, 18, 8, 11, 6, 7];

export function sorting(database: TestDatabase): void {
  describe.each([
    ['without an index', []],
    ['with an index', [{ v: 1 }, { w: 1, v: -1 }]],
    ['with a descending index', [{ v: -1 }, { w: -1, v: 1 }]],
  ] as [string, Row[]][])('sorting %s', (_title, indexes) => {
    async function mixed() {
      const rows = await database.holding(MIXED);
      for (const key of indexes) await rows.createIndex(key as never);
      return rows;
    }
    const idsSorted = async (sort: Row, filter: Row = {}, skip = 0, limit = 0) =>
      (
        await (
          await mixed()
        )
          .find(filter as never)
          .sort(sort as never)
          .skip(skip)
          .limit(limit)
          .toArray()
      ).map((row) => row._id);

    test('orders values of all types', async () => {
      expect(await idsSorted({ v: 1, _id: 1 })).toEqual(ASCENDING);
    });

    test('orders arrays by their highest item when descending', async () => {
      expect(await idsSorted({ v: -1, _id: 1 })).toEqual([
        7, 6, 11, 8, 18, 14, 15, 13, 20, 1, 12, 19, 9, 2, 3, 17, 16, 4, 5, 10,
      ]);
    });

    test('orders by several fields in different directions', async () => {
      expect(await idsSorted({ w: -1, v: 1, _id: 1 }, { _id: { $lte: 6 } })).toEqual([
        4, 2, 6, 5, 3, 1,
      ]);
    });

    test('pages through an order', async () => {
      expect(await idsSorted({ v: 1, _id: 1 }, {}, 5, 4)).toEqual(ASCENDING.slice(5, 9));
    });

    test('pages through part of an order', async () => {
      expect(await idsSorted({ v: 1, _id: 1 }, { w: 1 }, 1, 3)).toEqual([17, 9, 3]);
    });

    test('pages by the last seen value', async () => {
      expect(
        await idsSorted(
          { v: 1, _id: 1 },
          { $or: [{ v: { $gt: 'b' } }, { v: 'b', _id: { $gt: 1 } }] },
          0,
          2,
        ),
      ).toEqual([20, 13]);
    });

    test('follows a range backwards', async () => {
      expect(await idsSorted({ v: -1 }, { v: { $gte: -3, $lt: 10 }, _id: { $ne: 9 } })).toEqual([
        3, 17,
      ]);
    });
  });

  describe('sorting', () => {
    test('orders by 53-bit _ids', async () => {
      const rows = await database.holding([
        { _id: 9007199254740991 },
        { _id: 2 },
        { _id: 9007199254740990 },
        { _id: 10 },
      ]);
      expect((await rows.find().sort({ _id: -1 }).toArray()).map((row) => row._id)).toEqual([
        9007199254740991, 9007199254740990, 10, 2,
      ]);
    });

    test('orders by a field of documents in an array', async () => {
      const rows = await database.holding([
        { _id: 1, lines: [{ n: 5 }, { n: 1 }] },
        { _id: 2, lines: [{ n: 2 }] },
        { _id: 3, lines: [] },
        { _id: 4, lines: [{ n: 9 }, {}] },
      ]);
      expect(
        (await rows.find().sort({ 'lines.n': 1, _id: 1 }).toArray()).map((row) => row._id),
      ).toEqual([3, 4, 1, 2]);
      expect(
        (await rows.find().sort({ 'lines.n': -1, _id: 1 }).toArray()).map((row) => row._id),
      ).toEqual([4, 1, 2, 3]);
    });

    test('refuses to sort by two arrays', async () => {
      const rows = await database.holding([{ _id: 1, a: [1, 2], b: [3, 4] }]);
      expect((await errorOf(rows.find().sort({ a: 1, b: 1 }).toArray())).code).toBe(2);
    });
  });
}
