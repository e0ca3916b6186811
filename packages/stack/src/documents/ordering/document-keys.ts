import { locationFailure, MongoFailure } from '../errors.ts';
import type { Path } from '../query/paths.ts';
import { fieldOf, isFields, positionOf, type Fields } from '../values.ts';
import { keyString, TYPE } from './key-string.ts';

/** One path on its way through a document: the value reached so far and the parts still to go. */
interface Walk {
  value: unknown;
  rest: Path;
}

/** Two paths run through different arrays: their items cannot be paired. */
export class ParallelArrays extends MongoFailure {
  constructor(paths: readonly Path[]) {
    super(
      171,
      'CannotIndexParallelArrays',
      `cannot index parallel arrays ${paths.map((path) => `[${path.at(-1)}]`).join(' ')}`,
    );
  }
}

/**
 * The keys of a document under some paths: one tuple of key strings for each element of an array on the paths, otherwise one.
 * Missing fields count as null, an empty array as less than null.
 */
export function documentKeys(document: Fields, paths: readonly Path[]): string[][] {
  return tuples(
    paths.map((path) => ({ value: document, rest: path })),
    paths,
  );
}

function tuples(walks: Walk[], paths: readonly Path[]): string[][] {
  const ends = walks.map(throughObjects);
  const arrays = new Set(ends.filter(endsAtArray).map((end) => end.value as unknown[]));
  if (arrays.size === 0) return [ends.map(keyOfEnd)];
  if (arrays.size > 1) throw new ParallelArrays(paths);

  const [array] = arrays as unknown as [unknown[]];
  const items: unknown[] = array.length > 0 ? array : [EMPTY];
  return distinct(
    items.flatMap((item) =>
      tuples(
        ends.map((end) => (end.value === array && endsAtArray(end) ? intoItem(end, item) : end)),
        paths,
      ),
    ),
  );
}

const EMPTY = Symbol('empty array');
/** Marks a walk that has arrived at its value, which is then not taken apart again. */
const ARRIVED: Path = Object.freeze(['']);

function throughObjects(walk: Walk): Walk {
  let { value, rest } = walk;
  if (rest === ARRIVED) return walk;
  while (rest.length > 0) {
    const part = rest[0]!;
    if (isFields(value)) value = fieldOf(value, part);
    else if (Array.isArray(value) && positionOf(part) !== null) value = itemAt(value, part);
    else if (Array.isArray(value)) return { value, rest };
    else return { value: undefined, rest: ARRIVED };
    rest = rest.slice(1);
  }
  return Array.isArray(value) ? { value, rest } : { value, rest: ARRIVED };
}

function itemAt(array: unknown[], part: string): unknown {
  if (array.some((item) => isFields(item) && Object.hasOwn(item, part)))
    throw locationFailure(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${part}'`,
    );
  return array[positionOf(part)!];
}

function endsAtArray(end: Walk): boolean {
  return end.rest !== ARRIVED && Array.isArray(end.value);
}

function intoItem(end: Walk, item: unknown): Walk {
  if (end.rest.length === 0) return { value: item, rest: ARRIVED };
  return isFields(item) ? { value: item, rest: end.rest } : { value: undefined, rest: ARRIVED };
}

function keyOfEnd(end: Walk): string {
  return end.value === EMPTY ? TYPE.emptyArray : keyString(end.value);
}

function distinct(keys: string[][]): string[][] {
  const seen = new Map(keys.map((key) => [key.join(''), key]));
  return seen.size === keys.length ? keys : [...seen.values()];
}
