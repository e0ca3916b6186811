import { BSONRegExp } from 'bson';
import { failure } from '../errors.ts';
import { fieldOf, hasOperators, isFields, type Fields } from '../values.ts';
import { compilePredicate } from './predicates.ts';
import { equality } from './comparisons.ts';
import { pathOf, someItemAt, type Path, type Position } from './paths.ts';
import { fromBson } from './regular-expressions.ts';
import { compileExpression } from '../aggregation/expressions.ts';
import { isTruthy } from '../aggregation/truth.ts';

/** True when a document fits a filter. `position` learns which array element matched. */
export type Matcher = (document: Fields, position?: Position) => boolean;

const always: Matcher = () => true;

/** Compiles a filter once, to be run over many documents. Throws MongoDB's error for anything it does not know. */
export function compileFilter(filter: unknown): Matcher {
  if (filter === undefined || filter === null) return always;
  if (!isFields(filter)) throw failure('BadValue', 'the match filter must be an expression in an object');
  const clauses = Object.keys(filter).flatMap((name) => compileClause(name, fieldOf(filter, name)) ?? []);
  return every(clauses);
}

function every(clauses: Matcher[]): Matcher {
  if (clauses.length === 0) return always;
  if (clauses.length === 1) return clauses[0]!;
  return (document, position) => clauses.every((clause) => clause(document, position));
}

function compileClause(name: string, condition: unknown): Matcher | null {
  switch (name) {
    case '$and': return every(filtersIn(name, condition));
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
      return (document) => isTruthy(expression({ root: document, current: document, variables: {} }));
    }
    case '$comment': return null;
  }
  if (name.startsWith('$')) throw failure('BadValue', `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`);
  return compileCondition(pathOf(name), condition);
}

function filtersIn(name: string, list: unknown): Matcher[] {
  if (!Array.isArray(list)) throw failure('BadValue', `${name} must be an array`);
  if (list.length === 0) throw failure('BadValue', '$and/$or/$nor must be a nonempty array');
  if (!list.every(isFields)) throw failure('BadValue', '$or/$and/$nor entries need to be full objects');
  return list.map(compileFilter);
}

/** Compiles what a filter demands of one path: a value, a regular expression, or operators. */
export function compileCondition(path: Path, condition: unknown): Matcher {
  if (condition instanceof BSONRegExp) {
    const expression = fromBson(condition);
    const same = equality(condition);
    return (document, position) => someItemAt(document, path, (value) => (typeof value === 'string' ? expression.test(value) : same(value)), position);
  }
  if (!hasOperators(condition)) {
    const same = equality(condition);
    return (document, position) => someItemAt(document, path, same, position);
  }
  return every(Object.keys(condition).map((operator) => compilePredicate(path, operator, condition)));
}
