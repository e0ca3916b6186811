import { describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { idsOf, type Row, type TestDatabase } from './database.ts';

const { ObjectId } = mongoose.mongo;

const DISHES: Row[] = [
  {
    _id: 1,
    title: 'Apple pie',
    rating: 4,
    tags: ['sweet', 'baked'],
    author: { name: 'Ann', years: 3 },
    lines: [
      { food: 'apple', grams: 500 },
      { food: 'flour', grams: 200 },
    ],
    made: new Date('2024-01-01'),
  },
  {
    _id: 2,
    title: 'apple crumble',
    rating: 4.5,
    tags: ['sweet'],
    author: { name: 'Bo' },
    lines: [{ food: 'apple', grams: 300 }],
    made: new Date('2024-06-01'),
  },
  {
    _id: 3,
    title: 'Bread',
    rating: null,
    tags: [],
    author: { name: 'Ann', years: 5 },
    lines: [],
    made: new Date('2025-01-01'),
  },
  {
    _id: 4,
    title: 'Çorba',
    tags: 'soup',
    author: null,
    lines: [{ food: 'lentil', grams: 250 }, { food: 'onion' }],
    secret: false,
  },
  {
    _id: 5,
    title: 'a\nb',
    rating: '4',
    tags: ['baked', 'sweet'],
    owner: new ObjectId('0000000000000000000000aa'),
  },
  { _id: 9007199254740991, rating: 3, tags: [['sweet'], 'spicy'], matrix: [[1, 2], [3]] },
];

const LAST = 9007199254740991;

/** What a filter finds among the dishes. */
const FILTERS: [string, Row, number[]][] = [
  ['an equal number', { rating: 4 }, [1]],
  ['nothing of another type', { rating: { $gte: '0' } }, [5]],
  ['a 53-bit _id', { _id: LAST }, [LAST]],
  ['an equal text, by case', { title: 'apple crumble' }, [2]],
  ['an item of an array', { tags: 'sweet' }, [1, 2, 5]],
  ['a whole array', { tags: ['sweet', 'baked'] }, [1]],
  ['an array within an array', { tags: ['sweet'] }, [2, LAST]],
  ['an embedded document, whole and in order', { author: { name: 'Ann', years: 3 } }, [1]],
  ['no embedded document in another order', { author: { years: 3, name: 'Ann' } }, []],
  ['a nested field', { 'author.name': 'Ann' }, [1, 3]],
  ['a field of documents in an array', { 'lines.food': 'apple' }, [1, 2]],
  ['a field at a position', { 'lines.1.food': 'flour' }, [1]],
  ['null or missing', { rating: null }, [3, 4]],
  ['$eq null', { author: { $eq: null } }, [4, 5, LAST]],
  ['$ne null', { author: { $ne: null } }, [1, 2, 3]],
  ['null in a nested field, also where there is none', { 'author.years': null }, [2, 4, 5, LAST]],
  ['null within arrays, also of no documents', { 'lines.grams': null }, [3, 4, 5, LAST]],
  ['$ne leaves out arrays that hold the value', { tags: { $ne: 'sweet' } }, [3, 4, LAST]],
  ['$gt', { rating: { $gt: 3 } }, [1, 2]],
  ['$gte and $lt together', { rating: { $gte: 3, $lt: 4.5 } }, [1, LAST]],
  ['$lte', { rating: { $lte: 3 } }, [LAST]],
  ['both ends of a range met by different items', { 'lines.grams': { $gt: 450, $lt: 250 } }, [1]],
  [
    'dates in a range',
    { made: { $gte: new Date('2024-06-01'), $lt: new Date('2025-01-01') } },
    [2],
  ],
  ['texts after another', { title: { $gt: 'a' } }, [2, 4, 5]],
  ['$in', { rating: { $in: [3, '4', null] } }, [3, 4, 5, LAST]],
  ['$nin', { tags: { $nin: ['sweet', 'soup'] } }, [3, LAST]],
  ['nothing with an empty $in', { rating: { $in: [] } }, []],
  ['$exists', { secret: { $exists: true } }, [4]],
  ['$exists false', { 'author.years': { $exists: false } }, [2, 4, 5, LAST]],
  ['$size', { tags: { $size: 2 } }, [1, 5, LAST]],
  ['$size zero', { lines: { $size: 0 } }, [3]],
  ['$and', { $and: [{ rating: { $gt: 3 } }, { tags: 'baked' }] }, [1]],
  ['$or', { $or: [{ rating: 3 }, { title: 'Bread' }] }, [3, LAST]],
  ['conditions beside $or', { tags: 'sweet', $or: [{ rating: 4 }, { rating: '4' }] }, [1, 5]],
  ['an ObjectId', { owner: new ObjectId('0000000000000000000000aa') }, [5]],
  ['a boolean', { secret: false }, [4]],
  ['nothing by names that every object inherits', { constructor: { $exists: true } }, []],
  ['nothing by the name of a prototype', { 'author.toString': { $exists: true } }, []],
];

const KEYS: Row[] = [
  { rating: 1 },
  { tags: -1 },
  { title: 1, rating: 1 },
  { 'author.name': 1, 'author.years': -1 },
  { 'lines.food': 1, 'lines.grams': 1 },
  { made: -1 },
];

export function filtering(database: TestDatabase): void {
  describe('filtering', () => {
    test.each(FILTERS)('finds %s', async (_title, filter, expected) => {
      const rows = await database.holding(DISHES);
      expect(await idsOf(rows, filter)).toEqual(expected);
    });

    test.each(FILTERS)('finds %s through indexes', async (_title, filter, expected) => {
      const rows = await database.holding(DISHES);
      for (const key of KEYS) await rows.createIndex(key);
      expect(await idsOf(rows, filter)).toEqual(expected);
    });

    test('keeps values as they came', async () => {
      const values = {
        _id: 7,
        whole: 3,
        fraction: 0.1,
        wide: 9007199254740991,
        negative: -0.5,
        text: 'é\u0000\u{1F600}',
        yes: true,
        nothing: null,
        at: new Date(-1),
        list: [[], {}, null],
        bytes: new mongoose.mongo.Binary(Buffer.from([0, 255]), 4),
        id: new ObjectId('0000000000000000000000bb'),
        ['__proto__']: 1,
        constructor: 'text',
      };
      const rows = await database.holding([values]);
      expect(await rows.findOne({ _id: 7 })).toEqual(values);
    });
  });
}
