import { failure, notSupported } from '../errors.ts';
import { compileCondition, compileFilter } from '../query/matcher.ts';
import { typeName } from '../query/type-names.ts';
import { hasOperators, isFields, type Fields } from '../values.ts';
import type { Change, Place } from './change-at.ts';

type Compiled = (place: Place) => Change;

function arrayOf(current: unknown, name: string, place: Place): unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw failure(
    'BadValue',
    name === '$pull'
      ? 'Cannot apply $pull to a non-array value'
      : `The field '${place.field}' must be an array but is of type ${typeName(current)} in document {_id: ${JSON.stringify(place.id)}}`,
  );
}

/** Appends an item, or each of `{ $each: [...] }`. */
export function push(operand: unknown): Compiled {
  const values = itemsToPush(operand);
  return (place) => (current) => {
    const present = arrayOf(current, '$push', place);
    return values.length === 0 ? (current ?? []) : [...present, ...values];
  };
}

function itemsToPush(operand: unknown): unknown[] {
  if (!isFields(operand) || !Object.hasOwn(operand, '$each')) return [operand];
  const other = Object.keys(operand).find((name) => name !== '$each');
  if (other !== undefined) throw notSupported(`${other} of $push`);
  if (!Array.isArray(operand.$each))
    throw failure(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName(operand.$each)}`,
    );
  return operand.$each;
}

/** Removes the items that equal a value or fit a condition. */
export function pull(operand: unknown): Compiled {
  const matches = itemMatcher(operand);
  return (place) => (current) => {
    if (current === undefined) return undefined;
    const present = arrayOf(current, '$pull', place);
    const kept = present.filter((item) => !matches(item));
    return kept.length === present.length ? current : kept;
  };
}

function itemMatcher(operand: unknown): (item: unknown) => boolean {
  if (hasOperators(operand)) {
    // An item that is itself an array counts with its own items, as a field would.
    const matches = compileCondition(['item'], operand);
    return (item) => matches({ item });
  }
  if (!isFields(operand)) {
    const matches = compileCondition([], operand);
    return (item) => matches(item as Fields);
  }
  const matches = compileFilter(operand);
  return (item) => isFields(item) && matches(item);
}
