import { locationFailure } from '../errors.ts';
import { isFields, setField, type Fields } from '../values.ts';

/** What an expression can see: the document of the stage, and variables such as the `$$item` of `$filter`. */
export interface Scope {
  root: Fields;
  current: unknown;
  variables: Fields;
}

/** A compiled expression. Undefined means that the value is missing, which is not the same as null. */
export type Expression = (scope: Scope) => unknown;

/** Compiles an operand, which may hold operators itself. */
export type Compile = (source: unknown) => Expression;

/** Compiles one operator from its operand. */
export type Operator = (operand: unknown, compile: Compile, name: string) => Expression;

/** The operands of an operator that takes them by position; a single one need not stand in a list. */
export function compileOperands(
  compile: Compile,
  name: string,
  operand: unknown,
  least: number,
  most = least,
): Expression[] {
  const operands = Array.isArray(operand) ? operand : [operand];
  if (operands.length < least || operands.length > most) {
    throw locationFailure(
      least === most ? 16020 : 28667,
      `Expression ${name} takes ${least === most ? `exactly ${least}` : `at least ${least} arguments, and at most ${most}`} arguments. ${operands.length} were passed in.`,
    );
  }
  return operands.map(compile);
}

/** The operands of an operator that takes as many as there are. */
export function compileList(compile: Compile, operand: unknown): Expression[] {
  return (Array.isArray(operand) ? operand : [operand]).map(compile);
}

/** The operands of an operator that takes them by name, such as `input` and `as`; not compiled yet. */
export function namedOperands(
  name: string,
  operand: unknown,
  allowed: readonly string[],
  required: readonly string[],
): Record<string, unknown> {
  if (!isFields(operand))
    throw locationFailure(28646, `${name} only supports an object as its argument`);
  const unknown = Object.keys(operand).find((key) => !allowed.includes(key));
  if (unknown !== undefined)
    throw locationFailure(28647, `Unrecognized parameter to ${name}: ${unknown}`);
  const missing = required.find((key) => !Object.hasOwn(operand, key));
  if (missing !== undefined)
    throw locationFailure(28648, `Missing '${missing}' parameter to ${name}`);
  return operand;
}

/** A scope with one more variable. */
export function withVariable(scope: Scope, name: string, value: unknown): Scope {
  const variables = { ...scope.variables };
  setField(variables, name, value);
  return { ...scope, variables };
}
