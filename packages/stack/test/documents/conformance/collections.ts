import { describe, expect, test } from '@jest/globals';
import type { TestDatabase } from './database.ts';

export function managingCollections(database: TestDatabase): void {
  describe('managing collections', () => {
    test('lists what was created or written to', async () => {
      await database.db.createCollection('made');
      await database.holding([{ _id: 1 }]);
      expect(
        (await database.db.listCollections({}, { nameOnly: true }).toArray())
          .map(({ name, type }) => `${name}: ${type}`)
          .toSorted(),
      ).toEqual(['made: collection', 'rows: collection']);
      expect(await database.db.listCollections({ name: 'rows' }).toArray()).toMatchObject([
        { name: 'rows', type: 'collection', options: {} },
      ]);
    });

    test('drops a collection with its indexes', async () => {
      const rows = await database.holding([{ _id: 1, k: 1 }]);
      await rows.createIndex({ k: 1 }, { unique: true });
      expect(await rows.drop()).toBe(true);
      expect(await rows.countDocuments()).toBe(0);
      await rows.insertMany([
        { _id: 1, k: 1 },
        { _id: 2, k: 1 },
      ]);
      expect((await rows.listIndexes().toArray()).length).toBe(1);
    });

    test('drops a database and no other', async () => {
      await database.holding([{ _id: 1 }]);
      const other = database.client.db('conformance_other');
      await other.collection('kept').insertOne({ a: 1 });
      await database.db.dropDatabase();
      expect(await database.db.listCollections().toArray()).toEqual([]);
      expect(await other.collection('kept').countDocuments()).toBe(1);
      await other.dropDatabase();
    });

    test('makes no collection for an update that finds nothing', async () => {
      const rows = database.db.collection<{ _id: number }>('rows');
      expect((await rows.updateOne({ _id: 1 }, { $set: { a: 1 } })).matchedCount).toBe(0);
      expect(await rows.findOneAndUpdate({ _id: 1 }, { $set: { a: 1 } })).toBeNull();
      expect(await database.db.listCollections().toArray()).toEqual([]);
    });

    test('answers a ping', async () => {
      expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    });
  });
}
