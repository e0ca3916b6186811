import mongoose, { type mongo } from 'mongoose';

export interface Case {
  filter: mongo.Document;
  sort: mongo.Document;
  skip: number;
  limit: number;
}

const DOCUMENTS = 40;
const CASES = 80;
const FIELDS = ['a', 'b', 'c', 'd'];
const PATHS = [...FIELDS, 'a.x', 'b.x', 'a.y', 'c.z', 'a.0', 'b.1', 'a.0.x', 'd.x.y'];
const INDEXES: mongo.Document[] = [
  { a: 1 },
  { b: -1 },
  { 'a.x': 1 },
  { a: 1, b: 1 },
  { c: 1, d: -1 },
  { 'b.x': -1, c: 1 },
  { 'a.x': 1, 'a.y': 1 },
  { d: 1 },
];
/** One value of each type, and neighbours that are easily confused. */
const SCALARS: unknown[] = [
  null,
  0,
  1,
  2,
  3,
  1.5,
  -1,
  -0.5,
  9007199254740991,
  '',
  'a',
  'b',
  'ab',
  'A',
  'é',
  'z\u{1F600}',
  'z\uffee',
  true,
  false,
  new Date(1e12),
  new Date(2e12),
  new mongoose.mongo.ObjectId('0000000000000000000000aa'),
];

/** Documents, indexes and questions of all kinds, the same for the same seed. */
export function randomCases(seed: number): {
  documents: mongo.Document[];
  indexes: mongo.Document[];
  cases: Case[];
} {
  const dice = diceOf(seed);
  const { below, pick, chance, times } = dice;
  const value = values(dice);
  const filter = filters(dice, value);
  return {
    documents: times(DOCUMENTS, (_id) => ({
      _id,
      ...Object.fromEntries(FIELDS.filter(() => chance(0.8)).map((name) => [name, value()])),
    })),
    indexes: INDEXES.filter(() => chance(0.3)),
    cases: times(CASES, () => ({
      filter: filter(0, PATHS),
      sort: {
        ...Object.fromEntries(
          times(below(3), () => [pick([...FIELDS, 'a.x', 'b.y']), pick([1, -1])]),
        ),
        _id: pick([1, -1]),
      },
      skip: pick([0, 0, 2]),
      limit: pick([0, 3, 10]),
    })),
  };
}

type Dice = ReturnType<typeof diceOf>;

function diceOf(seed: number) {
  const next = generator(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    chance: (probability: number) => next() < probability,
    times: <Item>(count: number, make: (index: number) => Item): Item[] =>
      Array.from({ length: count }, (_, index) => make(index)),
  };
}

function values({ below, pick, chance, times }: Dice) {
  function embedded(depth: number): mongo.Document {
    return Object.fromEntries(
      ['x', 'y', 'z']
        .filter(() => chance(0.6))
        .map((name) => [name, depth === 0 && chance(0.2) ? value(1) : pick(SCALARS)]),
    );
  }

  function value(depth = 0): unknown {
    if (chance(0.5)) return pick(SCALARS);
    return pick([
      () => times(below(4), () => (chance(0.8) ? pick(SCALARS) : embedded(1))),
      () => times(below(3), () => embedded(depth)),
      () => embedded(depth),
      () => [[pick(SCALARS), pick(SCALARS)], pick(SCALARS)],
    ])();
  }
  return value;
}

function filters({ below, pick, chance, times }: Dice, value: () => unknown) {
  const conditions: (() => unknown)[] = [
    () => pick(SCALARS),
    () => value(),
    () => ({
      [pick(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'])]: chance(0.9) ? pick(SCALARS) : value(),
    }),
    () => ({ [pick(['$gt', '$gte'])]: pick(SCALARS), [pick(['$lt', '$lte'])]: pick(SCALARS) }),
    () => ({
      [pick(['$in', '$nin'])]: times(below(4), () => (chance(0.85) ? pick(SCALARS) : value())),
    }),
    () => ({ $exists: chance(0.5) }),
    () => ({ $size: below(4) }),
  ];

  return function filter(depth: number, paths: readonly string[]): mongo.Document {
    const clauses = times(below(3) + (depth > 0 ? 1 : 0), (): [string, unknown] =>
      depth < 2 && chance(0.2)
        ? [pick(['$or', '$and']), times(1 + below(2), () => filter(depth + 1, paths))]
        : [pick(paths), pick(conditions)()],
    );
    return Object.fromEntries(clauses);
  };
}

/** Mulberry32, a small generator of evenly spread numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
