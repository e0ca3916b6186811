import { BSONRegExp } from 'bson';
import { failure } from '../errors.ts';
import { keyString } from '../ordering/key-string.ts';
import { compareValues } from '../ordering/compare.ts';
import { compileCondition, compileFilter } from '../query/matcher.ts';
import { readSort, sorted } from '../query/sort.ts';
import { typeName } from '../query/type-names.ts';
import { hasOperators, isFields, type Fields } from '../values.ts';
import type { Change, Place } from './change-at.ts';

type Compiled = (place: Place) => Change;

function arrayOf(current: unknown, name: string, place: Place): unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  if (name === '$pull' || name === '$pullAll')
    throw failure('BadValue', `Cannot apply ${name} to a non-array value`);
  if (name === '$pop')
    throw failure(
      'TypeMismatch',
      `Path '${place.field}' contains an element of non-array type '${typeName(current)}'`,
    );
  throw failure(
    'BadValue',
    `The field '${place.field}' must be an array but is of type ${typeName(current)} in document {_id: ${JSON.stringify(place.id)}}`,
  );
}

/** The values and options of `{ $each: [...], $slice: 3 }`, or of a single value. */
function eachOf(name: string, operand: unknown): { values: unknown[]; options: Fields } {
  if (!isFields(operand) || !Object.hasOwn(operand, '$each'))
    return { values: [operand], options: {} };
  if (!Array.isArray(operand.$each))
    throw failure(
      'BadValue',
      `The argument to $each in ${name} must be an array but it was of type: ${typeName(operand.$each)}`,
    );
  const { $each: values, ...options } = operand;
  return { values: values as unknown[], options };
}

/** Appends items, or puts them at a position, then sorts and cuts the array as asked. */
export function push(operand: unknown): Compiled {
  const { values, options } = eachOf('$push', operand);
  for (const name of Object.keys(options)) {
    if (!['$position', '$slice', '$sort'].includes(name))
      throw failure('BadValue', `Unrecognized clause in $push: ${name}`);
  }
  const { $position: position, $slice: slice, $sort: sort } = options;
  if (position !== undefined && !Number.isInteger(position))
    throw failure(
      'BadValue',
      `The value for $position must be an integer value, not of type: ${typeName(position)}`,
    );
  if (slice !== undefined && !Number.isInteger(slice))
    throw failure(
      'BadValue',
      `The value for $slice must be an integer value but was given type: ${typeName(slice)}`,
    );
  const arrange = sort === undefined ? (items: unknown[]) => items : arrangement(sort);

  return (place) => (current) => {
    const present = arrayOf(current, '$push', place);
    if (values.length === 0 && slice === undefined && sort === undefined) return current ?? [];
    const at = position === undefined ? present.length : (position as number);
    const added = arrange([...present.slice(0, at), ...values, ...present.slice(at)]);
    const kept =
      slice === undefined
        ? added
        : (slice as number) < 0
          ? added.slice(slice as number)
          : added.slice(0, slice as number);
    return current !== undefined && sameItems(kept, present) ? current : kept;
  };
}

function sameItems(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function arrangement(sort: unknown): (items: unknown[]) => unknown[] {
  if (sort === 1 || sort === -1)
    return (items) => items.toSorted((a, b) => compareValues(a, b) * sort);
  if (!isFields(sort) || Object.keys(sort).length === 0)
    throw failure(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  const parts = readSort(sort);
  return (items) => sorted(items, parts, (item) => (isFields(item) ? item : {}));
}

/** Appends the items that the array does not hold yet. */
export function addToSet(operand: unknown): Compiled {
  const { values, options } = eachOf('$addToSet', operand);
  const unknown = Object.keys(options)[0];
  if (unknown !== undefined)
    throw failure(
      'BadValue',
      `Found unexpected fields after $each in $addToSet: ${JSON.stringify(operand)}`,
    );
  return (place) => (current) => {
    if (current !== undefined && !Array.isArray(current))
      throw failure(
        'BadValue',
        `Cannot apply $addToSet to non-array field. Field named '${place.field.split('.').at(-1)}' has non-array type ${typeName(current)}`,
      );
    const present = current ?? [];
    const known = new Set(present.map(keyString));
    const added: unknown[] = [];
    for (const value of values) {
      const key = keyString(value);
      if (known.has(key)) continue;
      known.add(key);
      added.push(value);
    }
    return added.length === 0 ? present : [...present, ...added];
  };
}

/** Removes the items that equal a value, match a pattern, or fit a condition. */
export function pull(operand: unknown): Compiled {
  const matches = itemMatcher(operand);
  return removing('$pull', matches);
}

function itemMatcher(operand: unknown): (item: unknown) => boolean {
  if (hasOperators(operand)) {
    // An item that is itself an array counts with its own items, as a field would.
    const matches = compileCondition(['item'], operand);
    return (item) => matches({ item });
  }
  if (operand instanceof BSONRegExp || !isFields(operand)) {
    const matches = compileCondition([], operand);
    return (item) => matches(item as Fields);
  }
  const matches = compileFilter(operand);
  return (item) => isFields(item) && matches(item);
}

/** Removes the items that equal one of a list. */
export function pullAll(operand: unknown): Compiled {
  if (!Array.isArray(operand))
    throw failure(
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeName(operand)}`,
    );
  const unwanted = new Set(operand.map(keyString));
  return removing('$pullAll', (item) => unwanted.has(keyString(item)));
}

function removing(name: string, unwanted: (item: unknown) => boolean): Compiled {
  return (place) => (current) => {
    if (current === undefined) return undefined;
    const present = arrayOf(current, name, place);
    const kept = present.filter((item) => !unwanted(item));
    return kept.length === present.length ? current : kept;
  };
}

/** Removes the last item (1) or the first (-1). */
export function pop(operand: unknown): Compiled {
  if (operand !== 1 && operand !== -1)
    throw failure('FailedToParse', `$pop expects 1 or -1, found: ${JSON.stringify(operand)}`);
  return (place) => (current) => {
    if (current === undefined) return undefined;
    const present = arrayOf(current, '$pop', place);
    if (present.length === 0) return current;
    return operand === 1 ? present.slice(0, -1) : present.slice(1);
  };
}
