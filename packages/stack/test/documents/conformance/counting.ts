import { describe, expect, test } from '@jest/globals';
import type { TestDatabase } from './database.ts';

export function counting(database: TestDatabase): void {
  describe('counting', () => {
    const dishes = () =>
      database.holding(
        Array.from({ length: 10 }, (_, i) => ({
          _id: i,
          n: i % 3,
          tags: [`t${i % 2}`, `u${i % 4}`],
        })),
      );

    test('counts all, what fits, and part of it', async () => {
      const rows = await dishes();
      expect(await rows.countDocuments()).toBe(10);
      expect(await rows.countDocuments({ n: 0 })).toBe(4);
      expect(await rows.countDocuments({ n: 0 }, { skip: 1, limit: 2 })).toBe(2);
      expect(await rows.estimatedDocumentCount()).toBe(10);
      expect(await database.db.command({ count: 'rows', query: { n: 1 } })).toMatchObject({ n: 3 });
    });

    test('counts nothing in a collection that does not exist', async () => {
      expect(await database.db.collection('none').countDocuments()).toBe(0);
      expect(await database.db.collection('none').estimatedDocumentCount()).toBe(0);
      expect(await database.db.collection('none').distinct('a')).toEqual([]);
    });

    test('lists distinct values in order, items of arrays one by one', async () => {
      const rows = await dishes();
      expect(await rows.distinct('n')).toEqual([0, 1, 2]);
      expect(await rows.distinct('tags', { n: 0 })).toEqual(['t0', 't1', 'u0', 'u1', 'u2', 'u3']);
      expect(await rows.distinct('missing')).toEqual([]);
    });

    test('lists distinct values of different types once each', async () => {
      const rows = await database.holding([
        { _id: 1, v: 1 },
        { _id: 2, v: '1' },
        { _id: 3, v: null },
        { _id: 4 },
        { _id: 5, v: [1, 2] },
      ]);
      expect(await rows.distinct('v')).toEqual([null, 1, 2, '1']);
    });
  });
}
