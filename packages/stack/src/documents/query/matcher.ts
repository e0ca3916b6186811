import { BSONRegExp } from 'bson';
import { compileExpression } from '../aggregation/expressions.ts';
import { isTruthy } from '../aggregation/truth.ts';
import { failure } from '../errors.ts';
import { fieldOf, hasOperators, isFields, type Fields } from '../values.ts';
import { equality } from './comparisons.ts';
import { pathOf, someItemAt, someValueAt, type Path } from './paths.ts';
import { compilePredicate, type Matcher } from './predicates.ts';
import { fromBson } from './regular-expressions.ts';

const always: Matcher = () => true;

/** Compiles a filter once, to be run over many documents. Throws MongoDB's error for anything it does not know. */
export function compileFilter(filter: unknown): Matcher {
  if (filter === undefined || filter === null) return always;
  if (!isFields(filter))
    throw failure('BadValue', 'the match filter must be an expression in an object');
  const clauses = Object.keys(filter).flatMap(
    (name) => compileClause(name, fieldOf(filter, name)) ?? [],
  );
  return every(clauses);
}

function every(clauses: Matcher[]): Matcher {
  if (clauses.length === 0) return always;
  if (clauses.length === 1) return clauses[0]!;
  return (document, position) => clauses.every((clause) => clause(document, position));
}

function compileClause(name: string, condition: unknown): Matcher | null {
  switch (name) {
    case '$and':
      return every(filtersIn(name, condition));
    case '$or': {
      const branches = filtersIn(name, condition);
      return (document, position) => branches.some((branch) => branch(document, position));
    }
    case '$nor': {
      const branches = filtersIn(name, condition);
      return (document) => !branches.some((branch) => branch(document));
    }
    case '$expr': {
      const expression = compileExpression(condition);
      return (document) =>
        isTruthy(expression({ root: document, current: document, variables: {} }));
    }
    case '$comment':
      return null;
  }
  if (name.startsWith('$'))
    throw failure(
      'BadValue',
      `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  return compileCondition(pathOf(name), condition);
}

function filtersIn(name: string, list: unknown): Matcher[] {
  if (!Array.isArray(list)) throw failure('BadValue', `${name} must be an array`);
  if (list.length === 0) throw failure('BadValue', '$and/$or/$nor must be a nonempty array');
  if (!list.every(isFields))
    throw failure('BadValue', '$or/$and/$nor entries need to be full objects');
  return list.map(compileFilter);
}

/** Compiles what a filter demands of one path: a value, a regular expression, or operators. */
export function compileCondition(path: Path, condition: unknown): Matcher {
  if (condition instanceof BSONRegExp) {
    const expression = fromBson(condition);
    const same = equality(condition);
    return (document, position) =>
      someItemAt(
        document,
        path,
        (value) => (typeof value === 'string' ? expression.test(value) : same(value)),
        position,
      );
  }
  if (!hasOperators(condition)) {
    const same = equality(condition);
    return (document, position) => someItemAt(document, path, same, position);
  }
  return every(
    Object.keys(condition).map((operator) => compileOperator(path, operator, condition)),
  );
}

/** Compiles one operator of a condition: one that holds further conditions here, any other as a test of values. */
export function compileOperator(path: Path, operator: string, condition: Fields): Matcher {
  const operand = fieldOf(condition, operator);
  switch (operator) {
    case '$all':
      return hasAll(path, operand);
    case '$elemMatch':
      return hasElement(path, operand);
    case '$not':
      return negatedCondition(path, operand);
  }
  return compilePredicate(path, operator, condition);
}

function hasAll(path: Path, operand: unknown): Matcher {
  if (!Array.isArray(operand)) throw failure('BadValue', '$all needs an array');
  if (operand.length === 0) return () => false;
  const elementWise = operand.some((each) => hasOperators(each));
  const each = operand.map((wanted) => {
    if (elementWise && !(isFields(wanted) && Object.keys(wanted)[0] === '$elemMatch'))
      throw failure(
        'BadValue',
        elementWise && !hasOperators(wanted)
          ? '$all/$elemMatch has to be consistent'
          : 'no $ expressions in $all',
      );
    return compileCondition(path, wanted);
  });
  return (document, position) => each.every((matches) => matches(document, position));
}

function hasElement(path: Path, operand: unknown): Matcher {
  if (!isFields(operand)) throw failure('BadValue', '$elemMatch needs an Object');
  const first = Object.keys(operand)[0];
  const ofValues =
    first !== undefined &&
    first.startsWith('$') &&
    !['$and', '$or', '$nor', '$expr', '$comment'].includes(first);
  // A condition on the items themselves is a condition on the empty path.
  const matches = ofValues
    ? compileElementCondition(operand)
    : documentsOnly(compileFilter(operand));
  return (document, position) =>
    someValueAt(
      document,
      path,
      (value) => {
        if (!Array.isArray(value)) return false;
        const index = value.findIndex(matches);
        if (index >= 0 && position) position.index = index;
        return index >= 0;
      },
      position,
    );
}

/** To $elemMatch an array within the array is a document whose fields are its positions. */
function documentsOnly(matches: Matcher): (value: unknown) => boolean {
  return (value) =>
    isFields(value) ? matches(value) : Array.isArray(value) && matches({ ...value } as Fields);
}

function compileElementCondition(condition: Fields): (value: unknown) => boolean {
  const matches = compileCondition([], condition);
  return (value) => matches(value as Fields);
}

function negatedCondition(path: Path, operand: unknown): Matcher {
  if (operand instanceof BSONRegExp) {
    const matches = compileCondition(path, operand);
    return (document) => !matches(document);
  }
  if (!isFields(operand)) throw failure('BadValue', '$not needs a regex or a document');
  if (Object.keys(operand).length === 0) throw failure('BadValue', '$not cannot be empty');
  const matchers = Object.keys(operand).map((operator) => compileOperator(path, operator, operand));
  return (document) => !matchers.every((matches) => matches(document));
}
