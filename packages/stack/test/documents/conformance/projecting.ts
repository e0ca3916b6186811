import { describe, expect, test } from '@jest/globals';
import { errorOf, type Row, type TestDatabase } from './database.ts';

const DISH: Row = {
  _id: 1,
  title: 'Pie',
  author: { name: 'Ann', years: 3 },
  tags: ['a', 'b', 'c'],
  lines: [{ food: 'apple', grams: 5 }, { food: 'flour', grams: 2 }, 7],
  notes: null,
};

const PROJECTIONS: [string, Row, Row][] = [
  ['chosen fields and the _id', { title: 1 }, { _id: 1, title: 'Pie' }],
  ['chosen fields without the _id', { _id: 0, title: 1 }, { title: 'Pie' }],
  ['only the _id', { _id: 1 }, { _id: 1 }],
  ['nested fields', { 'author.name': 1, missing: 1 }, { _id: 1, author: { name: 'Ann' } }],
  [
    'fields of documents in an array',
    { 'lines.food': 1 },
    { _id: 1, lines: [{ food: 'apple' }, { food: 'flour' }] },
  ],
  ['a nested field of a value as nothing', { 'title.x': 1, 'author.x': 1 }, { _id: 1, author: {} }],
  [
    'everything but some',
    { lines: 0, tags: 0, notes: 0 },
    { _id: 1, title: 'Pie', author: { name: 'Ann', years: 3 } },
  ],
  [
    'everything but the _id',
    { _id: 0, lines: 0, tags: 0, author: 0 },
    { title: 'Pie', notes: null },
  ],
  [
    'everything but nested fields',
    { 'author.years': 0, 'lines.grams': 0, tags: 0 },
    {
      _id: 1,
      title: 'Pie',
      author: { name: 'Ann' },
      lines: [{ food: 'apple' }, { food: 'flour' }, 7],
      notes: null,
    },
  ],
];

export function projecting(database: TestDatabase): void {
  describe('projecting', () => {
    test.each(PROJECTIONS)('gives %s', async (_title, projection, expected) => {
      const rows = await database.holding([DISH]);
      const found = await rows.findOne({ _id: 1 }, { projection });
      expect(found).toEqual(expected);
      expect(Object.keys(found!)).toEqual(Object.keys(expected));
      expect(await rows.findOne({ _id: 1 })).toEqual(DISH);
    });

    test('refuses to mix inclusion and exclusion', async () => {
      const rows = await database.holding([DISH]);
      expect((await errorOf(rows.findOne({}, { projection: { title: 1, tags: 0 } }))).code).toBe(
        31254,
      );
      expect((await errorOf(rows.findOne({}, { projection: { tags: 0, title: 1 } }))).code).toBe(
        31253,
      );
    });
  });
}
