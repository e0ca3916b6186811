import { describe, expect, test } from '@jest/globals';
import { errorOf, type Row, type TestDatabase } from './database.ts';

const VIEWS: Row[] = [
  {
    _id: 1,
    link: 'a',
    day: new Date('2024-01-31T23:59:59Z'),
    cost: 5,
    user: { id: 1 },
    tags: ['x', 'y'],
  },
  {
    _id: 2,
    link: 'b',
    day: new Date('2024-02-01T00:00:00Z'),
    cost: 7,
    user: { id: 2 },
    tags: ['x'],
  },
  {
    _id: 3,
    link: 'a',
    day: new Date('2024-02-04T12:30:00Z'),
    cost: null,
    user: { id: 1 },
    tags: [],
  },
  { _id: 4, link: 'a', day: new Date('2024-02-05T12:30:00Z'), user: null, tags: null },
  { _id: 5, day: new Date('2024-02-05T13:30:00Z'), cost: 'much', tags: 'z' },
];

const PIPELINES: [string, Row[], Row[]][] = [
  [
    'filters, sorts, skips and limits',
    [
      { $match: { link: 'a' } },
      { $sort: { day: -1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { link: 1 } },
    ],
    [{ _id: 3, link: 'a' }],
  ],
  [
    'filters by 53-bit _ids without an index of its own',
    [{ $match: { _id: { $gte: 4 } } }, { $sort: { _id: 1 } }, { $project: { _id: 1 } }],
    [{ _id: 4 }, { _id: 5 }],
  ],
  [
    'sorts before it filters',
    [{ $sort: { _id: -1 } }, { $match: { link: 'a' } }, { $project: { _id: 1 } }],
    [{ _id: 4 }, { _id: 3 }, { _id: 1 }],
  ],
  [
    'groups with sums and averages of numbers only',
    [
      {
        $group: { _id: '$link', n: { $sum: 1 }, cost: { $sum: '$cost' }, mean: { $avg: '$cost' } },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: null, n: 1, cost: 0, mean: null },
      { _id: 'a', n: 3, cost: 5, mean: 5 },
      { _id: 'b', n: 1, cost: 7, mean: 7 },
    ],
  ],
  [
    'groups with extremes, first and last',
    [
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: null,
          least: { $min: '$cost' },
          most: { $max: '$cost' },
          first: { $first: '$cost' },
          last: { $last: '$link' },
        },
      },
    ],
    [{ _id: null, least: 5, most: 'much', first: 5, last: null }],
  ],
  [
    'groups into lists and sets',
    [
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: '$user.id',
          ids: { $push: '$_id' },
          links: { $addToSet: '$link' },
          costs: { $push: '$cost' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: null, ids: [4, 5], links: ['a'], costs: ['much'] },
      { _id: 1, ids: [1, 3], links: ['a'], costs: [5, null] },
      { _id: 2, ids: [2], links: ['b'], costs: [7] },
    ],
  ],
  [
    'groups by several fields',
    [
      { $group: { _id: { link: '$link', user: '$user.id' }, n: { $count: {} } } },
      { $sort: { n: -1, '_id.link': 1, '_id.user': 1 } },
      { $limit: 2 },
    ],
    [
      { _id: { link: 'a', user: 1 }, n: 2 },
      { _id: {}, n: 1 },
    ],
  ],
  [
    'groups by day',
    [
      { $group: { _id: { $dateToString: { format: '%Y-%m-%d', date: '$day' } }, n: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: '2024-01-31', n: 1 },
      { _id: '2024-02-01', n: 1 },
      { _id: '2024-02-04', n: 1 },
      { _id: '2024-02-05', n: 2 },
    ],
  ],
  [
    'groups by month',
    [
      { $group: { _id: { $dateTrunc: { date: '$day', unit: 'month' } }, n: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: new Date('2024-01-01'), n: 1 },
      { _id: new Date('2024-02-01'), n: 4 },
    ],
  ],
  [
    'groups by week, from Sunday',
    [
      { $group: { _id: { $dateTrunc: { date: '$day', unit: 'week' } }, n: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: new Date('2024-01-28'), n: 2 },
      { _id: new Date('2024-02-04'), n: 3 },
    ],
  ],
  [
    'groups by week, from Monday',
    [
      {
        $group: {
          _id: { $dateTrunc: { date: '$day', unit: 'week', startOfWeek: 'monday' } },
          n: { $sum: 1 },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: new Date('2024-01-29'), n: 3 },
      { _id: new Date('2024-02-05'), n: 2 },
    ],
  ],
  [
    'reckons with dates',
    [
      { $match: { _id: 2 } },
      {
        $project: {
          _id: 0,
          next: { $add: ['$day', 1000] },
          since: { $subtract: ['$day', new Date('2024-01-31')] },
        },
      },
    ],
    [{ next: new Date('2024-02-01T00:00:01Z'), since: 86_400_000 }],
  ],
  [
    'unwinds arrays',
    [{ $unwind: '$tags' }, { $sort: { _id: 1, tags: 1 } }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 2, tags: 'x' },
      { _id: 5, tags: 'z' },
    ],
  ],
  [
    'unwinds and keeps what is empty',
    [
      { $unwind: { path: '$tags', includeArrayIndex: 'at', preserveNullAndEmptyArrays: true } },
      { $sort: { _id: 1, at: 1 } },
      { $project: { tags: 1, at: 1 } },
    ],
    [
      { _id: 1, tags: 'x', at: 0 },
      { _id: 1, tags: 'y', at: 1 },
      { _id: 2, tags: 'x', at: 0 },
      { _id: 3, at: null },
      { _id: 4, tags: null, at: null },
      { _id: 5, tags: 'z', at: null },
    ],
  ],
  ['counts', [{ $match: { link: 'a' } }, { $count: 'views' }], [{ views: 3 }]],
  ['counts nothing as nothing', [{ $match: { link: 'none' } }, { $count: 'views' }], []],
  [
    'runs facets side by side',
    [
      {
        $facet: {
          total: [{ $count: 'n' }],
          top: [
            { $group: { _id: '$link', count: { $sum: 1 } } },
            { $sort: { count: -1 } },
            { $limit: 1 },
          ],
          none: [{ $match: { _id: 0 } }],
        },
      },
    ],
    [{ total: [{ n: 5 }], top: [{ _id: 'a', count: 3 }], none: [] }],
  ],
  [
    'adds computed fields',
    [
      { $match: { _id: 1 } },
      { $addFields: { 'user.name': 'Ann', double: { $multiply: ['$cost', 2] }, tags: '$$REMOVE' } },
      { $unset: ['day', 'link'] },
    ],
    [{ _id: 1, cost: 5, user: { id: 1, name: 'Ann' }, double: 10 }],
  ],
  [
    'computes by conditions',
    [
      { $sort: { _id: 1 } },
      {
        $project: {
          kind: {
            $cond: {
              if: { $and: [{ $gt: ['$cost', 6] }, { $not: { $eq: ['$link', 'b'] } }] },
              then: 'dear',
              else: 'other',
            },
          },
          paid: { $cond: [{ $ifNull: ['$cost', false] }, 'yes', 'no'] },
        },
      },
    ],
    [
      { _id: 1, kind: 'other', paid: 'yes' },
      { _id: 2, kind: 'other', paid: 'yes' },
      { _id: 3, kind: 'other', paid: 'no' },
      { _id: 4, kind: 'other', paid: 'no' },
      { _id: 5, kind: 'dear', paid: 'yes' },
    ],
  ],
  [
    'computes with arrays',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          n: { $size: '$tags' },
          last: { $arrayElemAt: ['$tags', -1] },
          has: { $in: ['y', '$tags'] },
          kept: { $filter: { input: '$tags', as: 't', cond: { $ne: ['$$t', 'x'] } } },
          marked: { $map: { input: '$tags', as: 't', in: { $concat: ['$$t', '!'] } } },
          more: { $concatArrays: ['$tags', ['z']] },
          part: { $slice: ['$tags', 1] },
        },
      },
    ],
    [
      {
        n: 2,
        last: 'y',
        has: true,
        kept: ['y'],
        marked: ['x!', 'y!'],
        more: ['x', 'y', 'z'],
        part: ['x'],
      },
    ],
  ],
  [
    'reckons',
    [
      { $match: { _id: 2 } },
      {
        $project: {
          _id: 0,
          a: { $divide: ['$cost', 2] },
          b: { $round: [{ $divide: ['$cost', 3] }, 2] },
          c: { $round: [2.5, 0] },
          d: { $round: 3.5 },
          e: { $add: ['$cost', '$missing'] },
          f: { $max: [1, '$cost', null] },
        },
      },
    ],
    [{ a: 3.5, b: 2.33, c: 2, d: 4, e: null, f: 7 }],
  ],
  [
    'writes texts',
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          a: { $toLower: 'ÀLINK' },
          b: { $concat: ['$link', '$missing'] },
          c: { $toString: '$_id' },
        },
      },
    ],
    [{ a: 'Àlink', b: null, c: '1' }],
  ],
  [
    'reshapes documents',
    [
      { $match: { _id: 1 } },
      {
        $replaceWith: {
          $mergeObjects: [
            '$user',
            { cost: '$cost', gone: '$missing', fixed: { $literal: '$cost' } },
          ],
        },
      },
    ],
    [{ id: 1, cost: 5, fixed: '$cost' }],
  ],
  [
    'tells missing from null',
    [
      { $match: { _id: { $gte: 3 } } },
      { $sort: { _id: 1 } },
      { $project: { isNull: { $eq: ['$cost', null] }, less: { $lt: ['$cost', null] } } },
    ],
    [
      { _id: 3, isNull: true, less: false },
      { _id: 4, isNull: false, less: true },
      { _id: 5, isNull: false, less: false },
    ],
  ],
];

export function aggregating(database: TestDatabase): void {
  describe('aggregating', () => {
    test.each(PIPELINES)('%s', async (_title, pipeline, expected) => {
      const rows = await database.holding(VIEWS);
      expect(await rows.aggregate(pipeline).toArray()).toEqual(expected);
      expect(await rows.find().sort({ _id: 1 }).toArray()).toEqual(VIEWS);
    });

    test('joins by equal fields', async () => {
      const rows = await database.holding(VIEWS);
      await database.db.collection<Row & { _id: number }>('users').insertMany([
        { _id: 1, name: 'Ann' },
        { _id: 2, name: 'Bo' },
      ]);
      const joined = await rows
        .aggregate([
          { $match: { _id: { $lt: 4 } } },
          { $lookup: { from: 'users', localField: 'user.id', foreignField: '_id', as: 'by' } },
          { $project: { names: '$by.name' } },
          { $sort: { _id: 1 } },
        ])
        .toArray();
      expect(joined).toEqual([
        { _id: 1, names: ['Ann'] },
        { _id: 2, names: ['Bo'] },
        { _id: 3, names: ['Ann'] },
      ]);
    });

    test('joins arrays item by item, and missing with missing', async () => {
      const rows = await database.holding([{ _id: 1, ids: [1, 2] }, { _id: 2 }]);
      await database.db
        .collection<Row & { _id: number }>('others')
        .insertMany([{ _id: 1, k: 1 }, { _id: 2, k: 2 }, { _id: 3 }]);
      const joined = await rows
        .aggregate([
          { $lookup: { from: 'others', localField: 'ids', foreignField: 'k', as: 'o' } },
          { $project: { found: '$o._id' } },
          { $sort: { _id: 1 } },
        ])
        .toArray();
      expect(joined).toEqual([
        { _id: 1, found: [1, 2] },
        { _id: 2, found: [3] },
      ]);
    });

    test.each([
      ['an unknown stage', [{ $bogus: 1 }], 40324],
      ['two stages in one', [{ $limit: 1, $skip: 1 }], 40323],
      ['an unknown expression', [{ $project: { a: { $bogus: 1 } } }], 31325],
      ['an unknown expression in a group', [{ $group: { _id: { $bogus: 1 } } }], 168],
      ['an unknown accumulator', [{ $group: { _id: 1, a: { $bogus: 1 } } }], 15952],
      ['a group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
      ['a limit of zero', [{ $limit: 0 }], 15958],
      ['an unwind without $', [{ $unwind: 'tags' }], 28818],
      ['division by zero', [{ $project: { a: { $divide: [1, 0] } } }], 2],
      ['the size of a value', [{ $project: { a: { $size: '$link' } } }], 17124],
      ['a sum of texts', [{ $project: { a: { $add: ['$link', 1] } } }], 14],
      ['an undefined variable', [{ $project: { a: '$$nobody' } }], 17276],
      ['a wrong last stage', [{ $match: { _id: 1 } }, { $sort: { _id: 1 } }, { $bogus: 1 }], 40324],
    ] as [string, Row[], number][])('refuses %s', async (_title, pipeline, code) => {
      const rows = await database.holding(VIEWS);
      expect((await errorOf(rows.aggregate(pipeline).toArray())).code).toBe(code);
    });
  });
}
