import { locationFailure, MongoFailure } from '../errors.ts';
import { fieldPathOf } from '../query/field-path.ts';
import { fieldOf, isFields, setField, type Fields } from '../values.ts';
import type { Expression, Operator } from './operator.ts';
import { arithmetic } from './operators/arithmetic.ts';
import { arrays } from './operators/arrays.ts';
import { comparisons } from './operators/comparisons.ts';
import { conditionals } from './operators/conditionals.ts';
import { dates } from './operators/dates.ts';
import { objects } from './operators/objects.ts';
import { strings } from './operators/strings.ts';

const OPERATORS = new Map<string, Operator>(
  Object.entries({
    ...arithmetic,
    ...comparisons,
    ...conditionals,
    ...arrays,
    ...strings,
    ...objects,
    ...dates,
  }),
);

/** An operator that this engine does not have. */
export class UnknownExpression extends MongoFailure {
  readonly operator: string;

  constructor(operator: string) {
    super(168, 'InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
    this.operator = operator;
  }
}

/** Compiles an aggregation expression once. Throws MongoDB's error for an operator it does not know. */
export function compileExpression(source: unknown): Expression {
  if (typeof source === 'string' && source.startsWith('$'))
    return source.startsWith('$$') ? variable(source.slice(2)) : fieldPath(source.slice(1));
  if (Array.isArray(source)) return listOf(source);
  if (isFields(source)) return compileObject(source);
  return () => source;
}

function compileObject(source: Fields): Expression {
  const names = Object.keys(source);
  const operatorName = names.find((name) => name.startsWith('$'));
  if (operatorName === undefined) return objectOf(source);
  if (names.length > 1)
    throw locationFailure(
      15983,
      `An object representing an expression must have exactly one field: ${JSON.stringify(source)}`,
    );
  if (operatorName === '$literal') return () => fieldOf(source, '$literal');
  const operator = OPERATORS.get(operatorName);
  if (!operator) throw new UnknownExpression(operatorName);
  return operator(fieldOf(source, operatorName), compileExpression, operatorName);
}

function objectOf(source: Fields): Expression {
  const parts = Object.keys(source).map((name): [string, Expression] => {
    if (name.includes('.'))
      throw locationFailure(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    return [name, compileExpression(fieldOf(source, name))];
  });
  return (scope) => {
    const result: Fields = {};
    for (const [name, expression] of parts) {
      const value = expression(scope);
      if (value !== undefined) setField(result, name, value);
    }
    return result;
  };
}

function listOf(source: unknown[]): Expression {
  const items = source.map(compileExpression);
  return (scope) => items.map((item) => item(scope) ?? null);
}

function fieldPath(dotted: string): Expression {
  if (dotted === '') throw locationFailure(16872, "'$' by itself is not a valid FieldPath");
  const parts = fieldPathOf(dotted);
  return (scope) => valueAlong(scope.current, parts, 0);
}

function variable(dotted: string): Expression {
  const [name, ...rest] = dotted.split('.') as [string, ...string[]];
  if (name === 'ROOT') return (scope) => valueAlong(scope.root, rest, 0);
  if (name === 'CURRENT') return (scope) => valueAlong(scope.current, rest, 0);
  if (name === 'REMOVE') return () => undefined;
  if (name === 'NOW') return (scope) => fieldOf(scope.variables, 'NOW') ?? new Date();
  if (!/^[a-z\u0080-\uffff]/.test(name))
    throw locationFailure(17276, `Use of undefined variable: ${name}`);
  return (scope) => {
    if (!Object.hasOwn(scope.variables, name))
      throw locationFailure(17276, `Use of undefined variable: ${name}`);
    return valueAlong(fieldOf(scope.variables, name), rest, 0);
  };
}

/** In expressions a path through an array collects the values of its documents, and numbers are only names. */
function valueAlong(value: unknown, parts: readonly string[], from: number): unknown {
  for (let i = from; i < parts.length; i++) {
    if (isFields(value)) value = fieldOf(value, parts[i]!);
    else if (Array.isArray(value))
      return value
        .map((item) =>
          isFields(item) || Array.isArray(item) ? valueAlong(item, parts, i) : undefined,
        )
        .filter((item) => item !== undefined);
    else return undefined;
  }
  return value;
}
