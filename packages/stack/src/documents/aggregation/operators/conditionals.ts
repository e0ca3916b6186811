import { locationFailure } from '../../errors.ts';
import { fieldOf, isFields, type Fields } from '../../values.ts';
import {
  compileList,
  compileOperands,
  type Compile,
  type Expression,
  type Operator,
} from '../operator.ts';
import { isTruthy } from '../truth.ts';

/** Operators that decide. Operands that do not count are not computed. */
export const conditionals: Record<string, Operator> = {
  $and: (operand, compile) => {
    const operands = compileList(compile, operand);
    return (scope) => operands.every((each) => isTruthy(each(scope)));
  },
  $or: (operand, compile) => {
    const operands = compileList(compile, operand);
    return (scope) => operands.some((each) => isTruthy(each(scope)));
  },
  $not: (operand, compile, name) => {
    const [expression] = compileOperands(compile, name, operand, 1) as [Expression];
    return (scope) => !isTruthy(expression(scope));
  },
  $cond: choose,
  $ifNull: firstPresent,
};

function choose(operand: unknown, compile: Compile, name: string): Expression {
  const [condition, yes, no] = isFields(operand)
    ? namedCondition(operand).map(compile)
    : compileOperands(compile, name, operand, 3);
  return (scope) => (isTruthy(condition!(scope)) ? yes!(scope) : no!(scope));
}

function namedCondition(operand: Fields): unknown[] {
  const names = ['if', 'then', 'else'];
  const unknown = Object.keys(operand).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw locationFailure(17083, `Unrecognized parameter to $cond: ${unknown}`);
  names.forEach((name, index) => {
    if (!Object.hasOwn(operand, name))
      throw locationFailure(17080 + index, `Missing '${name}' parameter to $cond`);
  });
  return names.map((name) => fieldOf(operand, name));
}

function firstPresent(operand: unknown, compile: Compile): Expression {
  if (!Array.isArray(operand) || operand.length < 2)
    throw locationFailure(1257300, '$ifNull needs at least two arguments, had: 1');
  const operands = operand.map(compile);
  return (scope) => {
    let value: unknown;
    for (const each of operands) {
      value = each(scope);
      if (value !== null && value !== undefined) return value;
    }
    return value;
  };
}
