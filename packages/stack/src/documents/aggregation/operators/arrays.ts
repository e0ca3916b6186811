import { locationFailure } from '../../errors.ts';
import { compareValues } from '../../ordering/compare.ts';
import { keyString } from '../../ordering/key-string.ts';
import { typeName } from '../../query/type-names.ts';
import {
  compileList,
  compileOperands,
  namedOperands,
  withVariable,
  type Compile,
  type Expression,
  type Operator,
} from '../operator.ts';
import { isTruthy } from '../truth.ts';

/** Operators on arrays; null or missing input gives null unless MongoDB says otherwise. */
export const arrays: Record<string, Operator> = {
  $size: (operand, compile, name) => {
    const [expression] = compileOperands(compile, name, operand, 1) as [Expression];
    return (scope) => {
      const value = expression(scope);
      if (!Array.isArray(value))
        throw locationFailure(
          17124,
          `The argument to $size must be an array, but was of type: ${typeName(value)}`,
        );
      return value.length;
    };
  },
  $arrayElemAt: (operand, compile, name) => {
    const [array, position] = compileOperands(compile, name, operand, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => {
      const index = position(scope);
      const values = arrayOrNull(array(scope), 28689, name);
      if (values === null || index === null || index === undefined) return null;
      if (typeof index !== 'number')
        throw locationFailure(
          28690,
          `$arrayElemAt's second argument must be a numeric value, but is ${typeName(index)}`,
        );
      return values.at(index);
    };
  },
  $slice: slice,
  $in: (operand, compile, name) => {
    const [item, list] = compileOperands(compile, name, operand, 2) as [Expression, Expression];
    return (scope) => {
      const values = list(scope);
      if (!Array.isArray(values))
        throw locationFailure(
          40081,
          `$in requires an array as a second argument, found: ${typeName(values)}`,
        );
      const value = item(scope);
      return value !== undefined && values.some((each) => keyString(each) === keyString(value));
    };
  },
  $concatArrays: (operand, compile, name) => {
    const operands = compileList(compile, operand);
    return (scope) => {
      const values = operands.map((each) => arrayOrNull(each(scope), 28664, name));
      return values.includes(null) ? null : values.flat();
    };
  },
  $filter: filter,
  $map: map,
  $sum: overValues((values) =>
    values.reduce((sum: number, value) => sum + (typeof value === 'number' ? value : 0), 0),
  ),
  $min: overValues((values) => extreme(values, -1)),
  $max: overValues((values) => extreme(values, 1)),
};

function arrayOrNull(value: unknown, code: number, name: string): unknown[] | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value))
    throw locationFailure(
      code,
      `${name}'s first argument must be an array, but is ${typeName(value)}`,
    );
  return value;
}

function slice(operand: unknown, compile: Compile, name: string): Expression {
  const [array, ...numbers] = compileOperands(compile, name, operand, 2, 3) as [
    Expression,
    ...Expression[],
  ];
  return (scope) => {
    const values = arrayOrNull(array(scope), 28724, name);
    const [first, count] = numbers.map((each) => each(scope));
    if (values === null || first === null || first === undefined) return null;
    if (typeof first !== 'number' || !Number.isInteger(first))
      throw locationFailure(
        28726,
        "Second argument to $slice can't be represented as a 32-bit integer",
      );
    if (numbers.length === 1) return first < 0 ? values.slice(first) : values.slice(0, first);
    if (count === null || count === undefined) return null;
    if (typeof count !== 'number' || !Number.isInteger(count) || count <= 0)
      throw locationFailure(28729, `Third argument to $slice must be positive: ${String(count)}`);
    const from = first < 0 ? Math.max(0, values.length + first) : first;
    return values.slice(from, from + count);
  };
}

function filter(operand: unknown, compile: Compile, name: string): Expression {
  const named = namedOperands(name, operand, ['input', 'as', 'cond', 'limit'], ['input', 'cond']);
  const input = compile(named.input);
  const condition = compile(named.cond);
  const limit = Object.hasOwn(named, 'limit') ? compile(named.limit) : null;
  const item = (named.as as string | undefined) ?? 'this';
  return (scope) => {
    const values = arrayOrNull(input(scope), 28651, name);
    if (values === null) return null;
    const kept = values.filter((value) => isTruthy(condition(withVariable(scope, item, value))));
    const most = limit?.(scope);
    return typeof most === 'number' ? kept.slice(0, most) : kept;
  };
}

function map(operand: unknown, compile: Compile, name: string): Expression {
  const named = namedOperands(name, operand, ['input', 'as', 'in'], ['input', 'in']);
  const input = compile(named.input);
  const body = compile(named.in);
  const item = (named.as as string | undefined) ?? 'this';
  return (scope) => {
    const values = arrayOrNull(input(scope), 16883, name);
    return values === null
      ? null
      : values.map((value) => body(withVariable(scope, item, value)) ?? null);
  };
}

/** With one operand its array counts item by item; with several each counts as it is. */
function overValues(compute: (values: unknown[]) => unknown): Operator {
  return (operand, compile) => {
    const operands = compileList(compile, operand);
    return (scope) => {
      const values = operands.map((each) => each(scope));
      const only = values[0];
      return compute(values.length === 1 && Array.isArray(only) ? only : values);
    };
  };
}

function extreme(values: unknown[], direction: number): unknown {
  return values.reduce((best, value) => {
    if (value === null || value === undefined) return best;
    return best === null || compareValues(value, best) * direction > 0 ? value : best;
  }, null);
}
