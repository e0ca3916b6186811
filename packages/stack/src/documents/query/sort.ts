import { failure, locationFailure, notSupported } from '../errors.ts';
import { documentKeys, ParallelArrays } from '../ordering/document-keys.ts';
import { fieldOf, isFields, type Fields } from '../values.ts';
import type { Path } from './paths.ts';
import { fieldPathOf } from './field-path.ts';

export interface SortPart {
  name: string;
  path: Path;
  direction: 1 | -1;
}

/** Reads a sort such as `{ title: 1, _id: -1 }`. Throws for anything but 1 and -1. */
export function readSort(sort: unknown): SortPart[] {
  if (sort === undefined || sort === null) return [];
  if (!isFields(sort)) throw failure('TypeMismatch', 'Expected field sort to be of type object');
  return Object.keys(sort).map((name) => {
    const direction = fieldOf(sort, name);
    if (isFields(direction))
      throw notSupported(`Sorting by ${Object.keys(direction)[0] ?? 'an object'}`);
    if (typeof direction !== 'number')
      throw locationFailure(
        15974,
        `Illegal key in $sort specification: ${name}: ${JSON.stringify(direction)}`,
      );
    if (direction !== 1 && direction !== -1)
      throw locationFailure(
        15975,
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    return { name, path: fieldPathOf(name), direction };
  });
}

type Compare = (a: string[], b: string[]) => number;

function comparator(parts: SortPart[]): Compare {
  const directions = parts.map((part) => part.direction);
  return (a, b) => {
    for (let i = 0; i < directions.length; i++) {
      if (a[i]! < b[i]!) return -directions[i]!;
      if (a[i]! > b[i]!) return directions[i]!;
    }
    return 0;
  };
}

/** Sorts in MongoDB's order. An array stands for its lowest item, or its highest when descending. Equal ones keep their order. */
export function sorted<Item>(
  items: Item[],
  parts: SortPart[],
  documentOf: (item: Item) => Fields,
): Item[] {
  const compare = comparator(parts);
  const paths = parts.map((part) => part.path);
  const keyed = items.map((item) => ({
    item,
    key: lowest(sortKeys(documentOf(item), paths), compare),
  }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ item }) => item);
}

function sortKeys(document: Fields, paths: Path[]): string[][] {
  try {
    return documentKeys(document, paths);
  } catch (error) {
    if (error instanceof ParallelArrays)
      throw failure('BadValue', 'cannot sort with keys that are parallel arrays');
    throw error;
  }
}

function lowest(keys: string[][], compare: Compare): string[] {
  return keys.reduce((best, key) => (compare(key, best) < 0 ? key : best));
}
