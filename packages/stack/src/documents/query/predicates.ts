import { BSONRegExp } from 'bson';
import { failure, notSupported } from '../errors.ts';
import { hasOperators, type Fields } from '../values.ts';
import { comparison, equality, equalityToAny } from './comparisons.ts';
import { someItemAt, someValueAt, type Path } from './paths.ts';

/** True when a document fits a condition. */
export type Matcher = (document: Fields) => boolean;

type Test = (value: unknown) => boolean;

/** Compiles one operator of a condition, such as the `$gt` of `{ amount: { $gt: 3 } }`. Throws MongoDB's error for one it does not know. */
export function compilePredicate(path: Path, operator: string, operand: unknown): Matcher {
  switch (operator) {
    case '$eq':
      return items(path, equality(refuseRegularExpression(operand)));
    case '$ne':
      return negated(items(path, equality(refuseRegularExpression(operand))));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return items(path, comparison(operator, refuseRegularExpression(operand)));
    case '$in':
      return items(path, anyOf(operator, operand));
    case '$nin':
      return negated(items(path, anyOf(operator, operand)));
    case '$exists':
      return exists(path, operand);
    case '$size':
      return hasSize(path, operand);
  }
  throw failure(
    'BadValue',
    `unknown operator: ${operator}. The embedded documents engine knows those that services use.`,
  );
}

function items(path: Path, test: Test): Matcher {
  return (document) => someItemAt(document, path, test);
}

function negated(matcher: Matcher): Matcher {
  return (document) => !matcher(document);
}

function refuseRegularExpression(operand: unknown): unknown {
  if (operand instanceof BSONRegExp) throw notSupported('A regular expression in a filter');
  return operand;
}

function anyOf(operator: string, operand: unknown): Test {
  if (!Array.isArray(operand)) throw failure('BadValue', `${operator} needs an array`);
  if (operand.some(hasOperators)) throw failure('BadValue', `cannot nest $ under ${operator}`);
  return equalityToAny(operand.map(refuseRegularExpression));
}

function exists(path: Path, operand: unknown): Matcher {
  const wanted = !(operand === false || operand === 0 || operand === null || operand === undefined);
  return (document) => someValueAt(document, path, (value) => value !== undefined) === wanted;
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
