import { BSONRegExp } from 'bson';
import { failure, notSupported } from '../errors.ts';
import { fieldOf, hasOperators, isFields } from '../values.ts';
import { equality } from './comparisons.ts';
import { pathOf, someItemAt, type Path } from './paths.ts';
import { compilePredicate, type Matcher } from './predicates.ts';

const always: Matcher = () => true;

/** Compiles a filter once, to be run over many documents. Throws MongoDB's error for anything it does not know. */
export function compileFilter(filter: unknown): Matcher {
  if (filter === undefined || filter === null) return always;
  if (!isFields(filter))
    throw failure('BadValue', 'the match filter must be an expression in an object');
  return every(Object.keys(filter).map((name) => compileClause(name, fieldOf(filter, name))));
}

function every(clauses: Matcher[]): Matcher {
  if (clauses.length === 0) return always;
  if (clauses.length === 1) return clauses[0]!;
  return (document) => clauses.every((clause) => clause(document));
}

function compileClause(name: string, condition: unknown): Matcher {
  if (name === '$and') return every(filtersIn(name, condition));
  if (name === '$or') {
    const branches = filtersIn(name, condition);
    return (document) => branches.some((branch) => branch(document));
  }
  if (name.startsWith('$'))
    throw failure(
      'BadValue',
      `unknown top level operator: ${name}. The embedded documents engine knows those that services use.`,
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

/** Compiles what a filter demands of one path: a value, or operators. */
export function compileCondition(path: Path, condition: unknown): Matcher {
  if (condition instanceof BSONRegExp) throw notSupported('A regular expression in a filter');
  if (!hasOperators(condition)) {
    const same = equality(condition);
    return (document) => someItemAt(document, path, same);
  }
  return every(
    Object.keys(condition).map((operator) =>
      compilePredicate(path, operator, fieldOf(condition, operator)),
    ),
  );
}
