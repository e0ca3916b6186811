import { locationFailure } from '../../errors.ts';
import { keyString } from '../../ordering/key-string.ts';
import { compareValues } from '../../ordering/compare.ts';
import { typeName } from '../../query/type-names.ts';
import { compileExpression, compileNamedOperands, compileOperands, withVariable, type Expression, type Operator } from '../expressions.ts';
import { isTruthy } from '../truth.ts';

/** Operators on arrays; null or missing input gives null unless MongoDB says otherwise. */
export const arrays: Record<string, Operator> = {
  $size: (operand) => {
    const [expression] = compileOperands('$size', operand, 1) as [Expression];
    return (scope) => {
      const value = expression(scope);
      if (!Array.isArray(value)) throw locationFailure(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`);
      return value.length;
    };
  },
  $isArray: (operand) => {
    const [expression] = compileOperands('$isArray', operand, 1) as [Expression];
    return (scope) => Array.isArray(expression(scope));
  },
  $arrayElemAt: (operand) => {
    const [array, position] = compileOperands('$arrayElemAt', operand, 2) as [Expression, Expression];
    return (scope) => {
      const index = position(scope);
      const values = arrayOrNull(array(scope), 28689, '$arrayElemAt');
      if (values === null || index === null || index === undefined) return null;
      if (typeof index !== 'number') throw locationFailure(28690, `$arrayElemAt's second argument must be a numeric value, but is ${typeName(index)}`);
      return values.at(index);
    };
  },
  $first: endOf('$first', 0),
  $last: endOf('$last', -1),
  $slice: slice,
  $in: (operand) => {
    const [item, list] = compileOperands('$in', operand, 2) as [Expression, Expression];
    return (scope) => {
      const values = list(scope);
      if (!Array.isArray(values)) throw locationFailure(40081, `$in requires an array as a second argument, found: ${typeName(values)}`);
      const value = item(scope);
      return value !== undefined && values.some((each) => keyString(each) === keyString(value));
    };
  },
  $concatArrays: (operand) => {
    const operands = compileOperands('$concatArrays', operand, 0, Number.MAX_SAFE_INTEGER);
    return (scope) => {
      const values = operands.map((each) => arrayOrNull(each(scope), 28664, '$concatArrays'));
      return values.includes(null) ? null : values.flat();
    };
  },
  $filter: filter,
  $map: map,
  $reduce: reduce,
  $sum: overValues('$sum', (values) => values.reduce((sum: number, value) => sum + (typeof value === 'number' ? value : 0), 0)),
  $avg: overValues('$avg', (values) => {
    const numbers = values.filter((value) => typeof value === 'number');
    return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  }),
  $min: overValues('$min', (values) => extreme(values, -1)),
  $max: overValues('$max', (values) => extreme(values, 1)),
};

function arrayOrNull(value: unknown, code: number, name: string): unknown[] | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) throw locationFailure(code, `${name}'s first argument must be an array, but is ${typeName(value)}`);
  return value;
}

function endOf(name: string, position: number): Operator {
  return (operand) => {
    const [expression] = compileOperands(name, operand, 1) as [Expression];
    return (scope) => {
      const values = arrayOrNull(expression(scope), 28689, name);
      return values === null ? null : values.at(position);
    };
  };
}

function slice(operand: unknown): Expression {
  const [array, ...numbers] = compileOperands('$slice', operand, 2, 3) as [Expression, ...Expression[]];
  return (scope) => {
    const values = arrayOrNull(array(scope), 28724, '$slice');
    const [first, count] = numbers.map((each) => each(scope));
    if (values === null || first === null || first === undefined) return null;
    if (typeof first !== 'number' || !Number.isInteger(first)) throw locationFailure(28726, "Second argument to $slice can't be represented as a 32-bit integer");
    if (numbers.length === 1) return first < 0 ? values.slice(first) : values.slice(0, first);
    if (count === null || count === undefined) return null;
    if (typeof count !== 'number' || !Number.isInteger(count) || count <= 0) throw locationFailure(28729, `Third argument to $slice must be positive: ${String(count)}`);
    const from = first < 0 ? Math.max(0, values.length + first) : first;
    return values.slice(from, from + count);
  };
}

function filter(operand: unknown): Expression {
  const named = compileNamedOperands('$filter', operand, ['input', 'as', 'cond', 'limit'], ['input', 'cond']);
  const input = compileExpression(named.input);
  const condition = compileExpression(named.cond);
  const limit = Object.hasOwn(named, 'limit') ? compileExpression(named.limit) : null;
  const name = (named.as as string | undefined) ?? 'this';
  return (scope) => {
    const values = arrayOrNull(input(scope), 28651, '$filter');
    if (values === null) return null;
    const kept = values.filter((value) => isTruthy(condition(withVariable(scope, name, value))));
    const most = limit?.(scope);
    return typeof most === 'number' ? kept.slice(0, most) : kept;
  };
}

function map(operand: unknown): Expression {
  const named = compileNamedOperands('$map', operand, ['input', 'as', 'in'], ['input', 'in']);
  const input = compileExpression(named.input);
  const body = compileExpression(named.in);
  const name = (named.as as string | undefined) ?? 'this';
  return (scope) => {
    const values = arrayOrNull(input(scope), 16883, '$map');
    return values === null ? null : values.map((value) => body(withVariable(scope, name, value)) ?? null);
  };
}

function reduce(operand: unknown): Expression {
  const named = compileNamedOperands('$reduce', operand, ['input', 'initialValue', 'in'], ['input', 'initialValue', 'in']);
  const [input, initial, body] = [named.input, named.initialValue, named.in].map(compileExpression) as [Expression, Expression, Expression];
  return (scope) => {
    const values = arrayOrNull(input(scope), 40080, '$reduce');
    if (values === null) return null;
    return values.reduce((result, value) => body(withVariable(withVariable(scope, 'this', value), 'value', result)), initial(scope));
  };
}

/** With one operand its array counts item by item; with several each counts as it is. */
function overValues(name: string, compute: (values: unknown[]) => unknown): Operator {
  return (operand) => {
    const operands = compileOperands(name, operand, 0, Number.MAX_SAFE_INTEGER);
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
