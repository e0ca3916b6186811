import { failure } from '../errors.ts';
import { fieldOf, hasOperators, isFields, type Fields } from '../values.ts';
import { changeAt } from './change-at.ts';

/** The fields that a new document takes from the filter of an upsert: those it demands to equal one value. */
export function fieldsFromFilter(filter: Fields): Fields {
  const equalities = new Map<string, unknown>();
  collect(filter, equalities);
  let document: Fields = {};
  for (const [name, value] of [...equalities].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const other of equalities.keys()) {
      if (other.startsWith(`${name}.`))
        throw failure(
          'NotSingleValueField',
          `cannot infer query fields to set, both paths '${name}' and '${other}' are matched`,
        );
    }
    document = changeAt(
      document,
      {
        parts: name.split('.'),
        creates: true,
        toleratesValues: false,
      },
      () => value,
    );
  }
  return document;
}

function collect(filter: Fields, equalities: Map<string, unknown>): void {
  for (const name of Object.keys(filter)) {
    const condition = fieldOf(filter, name);
    if (
      (name === '$and' || (name === '$or' && (condition as unknown[]).length === 1)) &&
      Array.isArray(condition)
    ) {
      for (const inner of condition) if (isFields(inner)) collect(inner, equalities);
    } else if (!name.startsWith('$')) {
      for (const value of equalValuesIn(condition)) {
        if (equalities.has(name))
          throw failure(
            'NotSingleValueField',
            `cannot infer query fields to set, path '${name}' is matched twice`,
          );
        equalities.set(name, value);
      }
    }
  }
}

function equalValuesIn(condition: unknown): unknown[] {
  if (!hasOperators(condition)) return [condition];
  if (Object.hasOwn(condition, '$eq')) return [condition.$eq];
  const { $in: one } = condition;
  return Array.isArray(one) && one.length === 1 ? one : [];
}
