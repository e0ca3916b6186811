import { BSONRegExp } from 'bson';
import { failure, locationFailure, notSupported } from '../errors.ts';
import { fieldOf, hasOperators, type Fields } from '../values.ts';
import { comparison, equality, equalityToAny } from './comparisons.ts';
import { someItemAt, someValueAt, type Path, type Position } from './paths.ts';
import { fromBson, regularExpression } from './regular-expressions.ts';
import { typeName } from './type-names.ts';

/** True when a document fits a condition. `position` learns which array element matched. */
export type Matcher = (document: Fields, position?: Position) => boolean;

type Test = (value: unknown) => boolean;

/** Compiles an operator that tests values and holds no further conditions, such as the `$gt` of `{ amount: { $gt: 3 } }`. */
export function compilePredicate(path: Path, operator: string, condition: Fields): Matcher {
  const operand = fieldOf(condition, operator);
  switch (operator) {
    case '$eq':
      return items(path, equality(refuseRegularExpression(operator, operand)));
    case '$ne':
      return negated(items(path, equality(refuseRegularExpression(operator, operand))));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return items(path, comparison(operator, refuseRegularExpression(operator, operand)));
    case '$in':
      return items(path, anyOf(operator, operand));
    case '$nin':
      return negated(items(path, anyOf(operator, operand)));
    case '$exists':
      return exists(path, operand);
    case '$type':
      return ofType(path, operand);
    case '$regex':
      return matchesPattern(path, operand, fieldOf(condition, '$options'));
    case '$options':
      if (!Object.hasOwn(condition, '$regex')) throw failure('BadValue', '$options needs a $regex');
      return () => true;
    case '$size':
      return hasSize(path, operand);
  }
  throw failure('BadValue', `unknown operator: ${operator}`);
}

function items(path: Path, test: Test): Matcher {
  return (document, position) => someItemAt(document, path, test, position);
}

function negated(matcher: Matcher): Matcher {
  return (document) => !matcher(document);
}

function refuseRegularExpression(operator: string, operand: unknown): unknown {
  if (operand instanceof BSONRegExp && operator !== '$eq')
    throw failure('BadValue', `Can't have RegEx as arg to predicate over field '${operator}'.`);
  return operand;
}

function anyOf(operator: string, operand: unknown): Test {
  if (!Array.isArray(operand)) throw failure('BadValue', `${operator} needs an array`);
  if (operand.some(hasOperators)) throw failure('BadValue', `cannot nest $ under ${operator}`);
  const isOne = equalityToAny(operand);
  const expressions = operand.filter((each) => each instanceof BSONRegExp).map(fromBson);
  if (expressions.length === 0) return isOne;
  return (value) =>
    isOne(value) ||
    (typeof value === 'string' && expressions.some((expression) => expression.test(value)));
}

function exists(path: Path, operand: unknown): Matcher {
  const wanted = !(operand === false || operand === 0 || operand === null || operand === undefined);
  return (document) => someValueAt(document, path, (value) => value !== undefined) === wanted;
}

/** Type aliases by name and number. The numeric types are left out: which one the driver sends depends on the value, so only "number" says something. */
const TYPE_ALIASES: Record<string, string> = {
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  17: 'timestamp',
  number: 'number',
};
const KNOWN_TYPES = new Set(Object.values(TYPE_ALIASES));
const NUMERIC_TYPES = new Set(['int', 'long', 'double', 'decimal', '1', '16', '18', '19']);

function ofType(path: Path, operand: unknown): Matcher {
  const wanted = new Set(
    (Array.isArray(operand) ? operand : [operand]).map((alias) => {
      if (typeof alias !== 'string' && typeof alias !== 'number')
        throw failure('TypeMismatch', 'type must be represented as a number or a string');
      if (NUMERIC_TYPES.has(String(alias)))
        throw notSupported(`Telling numeric types apart ($type: ${alias})`);
      const name =
        TYPE_ALIASES[alias] ?? (KNOWN_TYPES.has(String(alias)) ? String(alias) : undefined);
      if (name === undefined)
        throw failure(
          'BadValue',
          typeof alias === 'string'
            ? `Unknown type name alias: ${alias}`
            : `Invalid numerical type code: ${alias}`,
        );
      return name;
    }),
  );
  if (wanted.size === 0) throw failure('FailedToParse', '$type must match at least one type');
  return items(path, (value) => {
    const name = typeName(value);
    return wanted.has(name) || (wanted.has('number') && NUMERIC_TYPES.has(name));
  });
}

function matchesPattern(path: Path, operand: unknown, options: unknown): Matcher {
  if (options !== undefined && typeof options !== 'string')
    throw failure('BadValue', '$options has to be a string');
  if (typeof operand !== 'string' && !(operand instanceof BSONRegExp))
    throw failure('BadValue', '$regex has to be a string');
  if (operand instanceof BSONRegExp && operand.options !== '' && options !== undefined)
    throw locationFailure(51075, 'options set in both $regex and $options');
  const expression =
    operand instanceof BSONRegExp
      ? regularExpression(operand.pattern, options ?? operand.options)
      : regularExpression(operand, options ?? '');
  return items(path, (value) => typeof value === 'string' && expression.test(value));
}

function hasSize(path: Path, operand: unknown): Matcher {
  if (typeof operand !== 'number')
    throw failure(
      'BadValue',
      `Failed to parse $size. Expected a number in: $size: ${JSON.stringify(operand)}`,
    );
  if (!Number.isInteger(operand))
    throw failure('BadValue', `Failed to parse $size. Expected an integer: $size: ${operand}`);
  if (operand < 0)
    throw failure(
      'BadValue',
      `Failed to parse $size. Expected a non-negative number in: $size: ${operand}`,
    );
  return (document) =>
    someValueAt(document, path, (value) => Array.isArray(value) && value.length === operand);
}
