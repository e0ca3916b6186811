import { failure, locationFailure } from '../errors.ts';
import { keyString } from '../ordering/key-string.ts';
import { compareValues } from '../ordering/compare.ts';
import { fieldOf, isFields, type Fields } from '../values.ts';
import { compileExpression } from './expressions.ts';
import type { Expression } from './operator.ts';

/** Gathers one output field of a group, document by document. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

/** Builds an accumulator for each group, and the expression whose values it gets. */
export interface AccumulatorFactory {
  start(): Accumulator;
  valueIn: Expression;
}

const ACCUMULATORS: Record<string, () => Accumulator> = {
  $sum() {
    let sum = 0;
    return {
      add: (value) => {
        if (typeof value === 'number') sum += value;
      },
      result: () => sum,
    };
  },
  $avg() {
    let sum = 0;
    let count = 0;
    return {
      add: (value) => {
        if (typeof value === 'number') {
          sum += value;
          count++;
        }
      },
      result: () => (count === 0 ? null : sum / count),
    };
  },
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first() {
    let first: { value: unknown } | null = null;
    return {
      add: (value) => {
        first ??= { value: value ?? null };
      },
      result: () => first?.value ?? null,
    };
  },
  $last() {
    let last: unknown = null;
    return {
      add: (value) => {
        last = value ?? null;
      },
      result: () => last,
    };
  },
  $push() {
    const values: unknown[] = [];
    return {
      add: (value) => {
        if (value !== undefined) values.push(value);
      },
      result: () => values,
    };
  },
  $addToSet() {
    const values = new Map<string, unknown>();
    return {
      add: (value) => {
        if (value !== undefined && !values.has(keyString(value)))
          values.set(keyString(value), value);
      },
      result: () => [...values.values()],
    };
  },
};

function extreme(direction: number): Accumulator {
  let best: unknown = null;
  return {
    add(value) {
      if (value === null || value === undefined) return;
      if (best === null || compareValues(value, best) * direction > 0) best = value;
    },
    result: () => best,
  };
}

/** Reads `{ $sum: '$amount' }`. */
export function compileAccumulator(field: string, source: unknown): AccumulatorFactory {
  if (field.includes('.'))
    throw locationFailure(40235, `The field name '${field}' cannot contain '.'`);
  if (field.startsWith('$'))
    throw locationFailure(40236, `The field name '${field}' cannot be an operator name`);
  const names = isFields(source) ? Object.keys(source) : [];
  if (names.length === 0 || !names[0]!.startsWith('$'))
    throw locationFailure(40234, `The field '${field}' must be an accumulator object`);
  if (names.length > 1)
    throw locationFailure(40238, `The field '${field}' must specify one accumulator`);
  const name = names[0]!;
  const operand = fieldOf(source as Fields, name);
  if (name === '$count') {
    if (!isFields(operand) || Object.keys(operand).length > 0)
      throw failure('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
    return { start: ACCUMULATORS.$sum!, valueIn: () => 1 };
  }
  const start = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (!start) throw locationFailure(15952, `unknown group operator '${name}'`);
  return { start, valueIn: compileExpression(operand) };
}
