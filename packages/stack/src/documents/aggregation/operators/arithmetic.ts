import { failure, locationFailure } from '../../errors.ts';
import { typeName } from '../../query/type-names.ts';
import {
  compileList,
  compileOperands,
  type Compile,
  type Expression,
  type Operator,
} from '../operator.ts';

/** Operators on numbers. A null or missing operand makes the result null. */
export const arithmetic: Record<string, Operator> = {
  $add: many(addUp),
  $multiply: many((values) =>
    values.reduce((product: number, value) => product * numeric('$multiply', value), 1),
  ),
  $subtract: two(subtract),
  $divide: two((a, b) => {
    if (typeof a !== 'number' || typeof b !== 'number')
      throw failure(
        'TypeMismatch',
        `$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`,
      );
    if (b === 0) throw failure('BadValue', "can't $divide by zero");
    return a / b;
  }),
  $round: round,
};

function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}

function many(compute: (values: unknown[]) => unknown): Operator {
  return (operand, compile) => {
    const operands = compileList(compile, operand);
    return (scope) => {
      const values = operands.map((each) => each(scope));
      return values.some(isNothing) ? null : compute(values);
    };
  };
}

function two(compute: (a: unknown, b: unknown) => unknown): Operator {
  return (operand, compile, name) => {
    const [left, right] = compileOperands(compile, name, operand, 2) as [Expression, Expression];
    return (scope) => {
      const a = left(scope);
      const b = right(scope);
      return isNothing(a) || isNothing(b) ? null : compute(a, b);
    };
  };
}

function numeric(name: string, value: unknown, code?: number): number {
  if (typeof value === 'number') return value;
  const message = `${name} only supports numeric types, not ${typeName(value)}`;
  throw code === undefined ? failure('TypeMismatch', message) : locationFailure(code, message);
}

function addUp(values: unknown[]): unknown {
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw locationFailure(16612, 'only one date allowed in an $add expression');
  const sum = values.reduce((total: number, value) => {
    if (value instanceof Date) return total + value.getTime();
    if (typeof value === 'number') return total + value;
    throw failure(
      'TypeMismatch',
      `$add only supports numeric or date types, not ${typeName(value)}`,
    );
  }, 0);
  return dates.length === 1 ? new Date(Math.round(sum)) : sum;
}

function subtract(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof Date && typeof b === 'number') return new Date(Math.round(a.getTime() - b));
  throw failure('TypeMismatch', `can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function round(operand: unknown, compile: Compile, name: string): Expression {
  const [expression, places] = compileOperands(compile, name, operand, 1, 2);
  return (scope) => {
    const value = expression!(scope);
    const digits = places ? places(scope) : 0;
    if (isNothing(value) || isNothing(digits)) return null;
    const number = numeric(name, value, 51081);
    if (typeof digits !== 'number' || !Number.isInteger(digits) || digits < -20 || digits > 100)
      throw locationFailure(
        51083,
        `cannot apply ${name} with precision value ${String(digits)} value must be in [-20, 100]`,
      );
    return roundedTo(number, digits);
  };
}

/** Shifts by the decimal exponent of the number's text: multiplying by a power of ten would itself round. */
function roundedTo(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const shifted = shift(halfToEven(shift(value, digits)), -digits);
  return Number.isFinite(shifted) ? shifted : value;
}

function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e') as [string, string?];
  return Number(`${digits}e${Number(exponent) + places}`);
}

function halfToEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest < 0.5) return below;
  if (rest > 0.5) return below + 1;
  return below % 2 === 0 ? below : below + 1;
}
