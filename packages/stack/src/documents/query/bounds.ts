import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { keyString } from '../ordering/key-string.ts';
import { fieldOf, hasOperators, isFields, type Fields } from '../values.ts';
import { anchoredPrefix } from './regular-expressions.ts';

/** A stretch of key strings of one field: `from <= key < to`. A single value is the stretch of its own key. */
export interface KeyRange {
  from: string;
  to: string;
}

/** What a filter says about one field in terms of keys. Documents outside cannot match; those inside still have to be tested. */
export type Constraint =
  | { kind: 'points'; keys: string[] }
  | { kind: 'range'; lower: string; upper: string };

/** Reads the constraints that an index can serve, by field. One field may have several. */
export function constraintsOf(filter: Fields): Map<string, Constraint[]> {
  const found = new Map<string, Constraint[]>();
  collect(filter, '', found);
  return found;
}

function collect(filter: Fields, prefix: string, found: Map<string, Constraint[]>): void {
  for (const name of Object.keys(filter)) {
    const condition = fieldOf(filter, name);
    if (name === '$and' && Array.isArray(condition)) {
      for (const inner of condition) if (isFields(inner)) collect(inner, prefix, found);
    } else if (!name.startsWith('$')) {
      constrain(prefix + name, condition, found);
    }
  }
}

function constrain(name: string, condition: unknown, found: Map<string, Constraint[]>): void {
  if (condition instanceof BSONRegExp) return add(found, name, prefixRange(condition.pattern, condition.options));
  if (!hasOperators(condition)) return add(found, name, points([condition]));
  for (const operator of Object.keys(condition)) {
    const operand = fieldOf(condition, operator);
    switch (operator) {
      case '$eq': add(found, name, points([operand])); break;
      case '$in': if (Array.isArray(operand)) add(found, name, points(operand)); break;
      case '$all': if (Array.isArray(operand)) for (const each of operand) if (!hasOperators(each)) add(found, name, points([each])); break;
      case '$gt': case '$gte': case '$lt': case '$lte': add(found, name, range(operator, operand)); break;
      case '$regex': {
        const [pattern, options] = operand instanceof BSONRegExp ? [operand.pattern, operand.options] : [String(operand), ''];
        add(found, name, prefixRange(pattern, String(condition.$options ?? options)));
        break;
      }
      case '$elemMatch': {
        const first = isFields(operand) ? Object.keys(operand)[0] : undefined;
        if (isFields(operand) && first !== undefined && (!first.startsWith('$') || first === '$and')) collect(operand, `${name}.`, found);
      }
    }
  }
}

function add(found: Map<string, Constraint[]>, name: string, constraint: Constraint | null): void {
  if (!constraint) return;
  const list = found.get(name);
  if (list) list.push(constraint);
  else found.set(name, [constraint]);
}

/** An array may equal the whole field or one item, and a pattern may stand in a list of values: neither has one key. */
function points(values: unknown[]): Constraint | null {
  if (values.some((value) => Array.isArray(value) || value instanceof BSONRegExp)) return null;
  return { kind: 'points', keys: [...new Set(values.map(keyString))].sort() };
}

function range(operator: string, operand: unknown): Constraint | null {
  if (operand === null || operand === undefined || Array.isArray(operand) || operand instanceof BSONRegExp || operand instanceof MinKey || operand instanceof MaxKey) return null;
  if (typeof operand === 'number' && Number.isNaN(operand)) return null;
  const key = keyString(operand);
  const type = key.charAt(0);
  const endOfType = String.fromCharCode(type.charCodeAt(0) + 1);
  switch (operator) {
    case '$gt': return { kind: 'range', lower: `${key}\xff`, upper: endOfType };
    case '$gte': return { kind: 'range', lower: key, upper: endOfType };
    case '$lt': return { kind: 'range', lower: type, upper: key };
    default: return { kind: 'range', lower: type, upper: `${key}\xff` };
  }
}

function prefixRange(pattern: string, options: string): Constraint | null {
  const prefix = anchoredPrefix(pattern, options);
  if (prefix === null) return null;
  // The key of a text ends with two bytes that a longer text does not have there.
  const lower = keyString(prefix).slice(0, -2);
  return { kind: 'range', lower, upper: `${lower}\xff` };
}
