import { MaxKey, MinKey } from 'bson';
import { keyString, TYPE } from '../ordering/key-string.ts';
import { fieldOf, hasOperators, isFields, type Fields } from '../values.ts';

/** One end of a range of keys. Included, it takes in all entries that begin with the key. */
export interface Bound {
  key: string;
  included: boolean;
}

/** A stretch of key strings of one field: `from <= key < to`. A single value is the stretch of its own key. */
export interface KeyRange {
  from: string;
  to: string;
}

/** What a filter says about one field in terms of keys. Documents outside cannot match; those inside still have to be tested. */
export type Constraint =
  { kind: 'points'; keys: string[] } | { kind: 'range'; lower: Bound; upper: Bound };

/** The constraints in a filter, by field; one field may have several. */
export interface Constraints {
  byField: Map<string, Constraint[]>;
  /** True when they say all that the filter says, so that documents that meet every one need not be tested. */
  complete: boolean;
}

/** Reads what an index can serve of a filter. */
export function constraintsOf(filter: Fields): Constraints {
  const found: Constraints = { byField: new Map(), complete: true };
  collect(filter, '', found);
  return found;
}

function collect(filter: Fields, prefix: string, found: Constraints): void {
  for (const name of Object.keys(filter)) {
    const condition = fieldOf(filter, name);
    if (name === '$and' && Array.isArray(condition)) {
      for (const inner of condition) if (isFields(inner)) collect(inner, prefix, found);
    } else if (name.startsWith('$')) {
      found.complete = false;
    } else {
      constrain(prefix + name, condition, found);
    }
  }
}

function constrain(name: string, condition: unknown, found: Constraints): void {
  if (!hasOperators(condition)) return demand(found, name, points([condition]));
  for (const operator of Object.keys(condition)) {
    const operand = fieldOf(condition, operator);
    switch (operator) {
      case '$eq':
        demand(found, name, points([operand]));
        break;
      case '$in':
        demand(found, name, Array.isArray(operand) ? points(operand) : null);
        break;
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        demand(found, name, range(operator, operand));
        break;
      default:
        found.complete = false;
    }
  }
}

/** Adds a constraint that says all of its condition. Null stands for one that no index can serve. */
function demand(found: Constraints, name: string, constraint: Constraint | null): void {
  // Null is also what a missing field, and sometimes part of an array, stands under.
  if (!constraint || (constraint.kind === 'points' && constraint.keys.includes(TYPE.null)))
    found.complete = false;
  add(found, name, constraint);
}

function add({ byField }: Constraints, name: string, constraint: Constraint | null): void {
  if (!constraint) return;
  const list = byField.get(name);
  if (list) list.push(constraint);
  else byField.set(name, [constraint]);
}

/** An array may equal the whole field or one item: it has no one key. */
function points(values: unknown[]): Constraint | null {
  if (values.some((value) => Array.isArray(value))) return null;
  return { kind: 'points', keys: [...new Set(values.map(keyString))].sort() };
}

function range(operator: string, operand: unknown): Constraint | null {
  if (
    operand === null ||
    operand === undefined ||
    Array.isArray(operand) ||
    operand instanceof MinKey ||
    operand instanceof MaxKey
  )
    return null;
  if (typeof operand === 'number' && Number.isNaN(operand)) return null;
  const key = keyString(operand);
  const type = key.charAt(0);
  const endOfType = String.fromCharCode(type.charCodeAt(0) + 1);
  // NaN comes first among the numbers and is less than none of them.
  const startOfType = type === TYPE.number ? keyString(Number.NEGATIVE_INFINITY) : type;
  const fromStart: Bound = { key: startOfType, included: true };
  const toEnd: Bound = { key: endOfType, included: false };
  switch (operator) {
    case '$gt':
      return { kind: 'range', lower: { key, included: false }, upper: toEnd };
    case '$gte':
      return { kind: 'range', lower: { key, included: true }, upper: toEnd };
    case '$lt':
      return { kind: 'range', lower: fromStart, upper: { key, included: false } };
    default:
      return { kind: 'range', lower: fromStart, upper: { key, included: true } };
  }
}
