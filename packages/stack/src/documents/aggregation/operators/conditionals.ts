import { locationFailure } from '../../errors.ts';
import { isFields, fieldOf, type Fields } from '../../values.ts';
import { compileExpression, compileNamedOperands, compileOperands, withVariable, type Expression, type Operator } from '../expressions.ts';
import { isTruthy } from '../truth.ts';

export const conditionals: Record<string, Operator> = {
  $and: (operand) => {
    const operands = compileOperands('$and', operand, 0, Number.MAX_SAFE_INTEGER);
    return (scope) => operands.every((each) => isTruthy(each(scope)));
  },
  $or: (operand) => {
    const operands = compileOperands('$or', operand, 0, Number.MAX_SAFE_INTEGER);
    return (scope) => operands.some((each) => isTruthy(each(scope)));
  },
  $not: (operand) => {
    const [expression] = compileOperands('$not', operand, 1) as [Expression];
    return (scope) => !isTruthy(expression(scope));
  },
  $cond: choose,
  $ifNull: firstPresent,
  $switch: switchOver,
  $let: letIn,
};

function choose(operand: unknown): Expression {
  const [condition, yes, no] = isFields(operand)
    ? namedCondition(operand)
    : compileOperands('$cond', operand, 3);
  return (scope) => (isTruthy(condition!(scope)) ? yes!(scope) : no!(scope));
}

function namedCondition(operand: Fields): Expression[] {
  const names = ['if', 'then', 'else'];
  const unknown = Object.keys(operand).find((name) => !names.includes(name));
  if (unknown !== undefined) throw locationFailure(17083, `Unrecognized parameter to $cond: ${unknown}`);
  names.forEach((name, index) => {
    if (!Object.hasOwn(operand, name)) throw locationFailure(17080 + index, `Missing '${name}' parameter to $cond`);
  });
  return names.map((name) => compileExpression(fieldOf(operand, name)));
}

function firstPresent(operand: unknown): Expression {
  if (!Array.isArray(operand) || operand.length < 2) throw locationFailure(1257300, '$ifNull needs at least two arguments, had: 1');
  const operands = operand.map(compileExpression);
  return (scope) => {
    let value: unknown;
    for (const each of operands) {
      value = each(scope);
      if (value !== null && value !== undefined) return value;
    }
    return value;
  };
}

function switchOver(operand: unknown): Expression {
  if (!isFields(operand)) throw locationFailure(40060, '$switch requires an object as an argument');
  const list = fieldOf(operand, 'branches');
  if (!Array.isArray(list) || list.length === 0) throw locationFailure(40068, '$switch requires at least one branch.');
  const branches = list.map((branch) => {
    if (!isFields(branch) || !Object.hasOwn(branch, 'case') || !Object.hasOwn(branch, 'then')) throw locationFailure(40067, '$switch requires each branch have a case and a then expression');
    return { when: compileExpression(branch.case), then: compileExpression(branch.then) };
  });
  const otherwise = Object.hasOwn(operand, 'default') ? compileExpression(operand.default) : null;
  return (scope) => {
    const branch = branches.find(({ when }) => isTruthy(when(scope)));
    if (branch) return branch.then(scope);
    if (otherwise) return otherwise(scope);
    throw locationFailure(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  };
}

function letIn(operand: unknown): Expression {
  const { vars, in: body } = compileNamedOperands('$let', operand, ['vars', 'in'], ['vars', 'in']);
  const variables = Object.entries(vars as Fields).map(([name, source]): [string, Expression] => [name, compileExpression(source)]);
  const expression = compileExpression(body);
  return (scope) => expression(variables.reduce((inner, [name, value]) => withVariable(inner, name, value(scope)), scope));
}
