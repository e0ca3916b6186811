import { BSONRegExp } from 'bson';
import { failure } from '../errors.ts';
import { fieldOf, hasOperators, isFields, type Fields } from '../values.ts';
import { changeAt } from './change-at.ts';

/** The fields that a new document takes from the filter of an upsert: those it demands to equal one value. */
export function fieldsFromFilter(filter: Fields): Fields {
  const equalities = new Map<string, unknown>();
  collect(filter, equalities);
  let document: Fields = {};
  for (const [name, value] of equalities) {
    for (const other of equalities.keys()) {
      if (other.startsWith(`${name}.`)) throw failure('ConflictingUpdateOperators', `cannot infer query fields to set, both paths '${name}' and '${other}' are matched`);
    }
    document = changeAt(document, { parts: name.split('.'), creates: true, elementFilter: () => () => false }, () => value);
  }
  return document;
}

function collect(filter: Fields, equalities: Map<string, unknown>): void {
  for (const name of Object.keys(filter)) {
    const condition = fieldOf(filter, name);
    if ((name === '$and' || (name === '$or' && (condition as unknown[]).length === 1)) && Array.isArray(condition)) {
      for (const inner of condition) if (isFields(inner)) collect(inner, equalities);
    } else if (!name.startsWith('$')) {
      const equality = equalityIn(condition);
      if (!equality) continue;
      if (equalities.has(name)) throw Object.assign(failure('BadValue', `cannot infer query fields to set, path '${name}' is matched twice`), { code: 54, codeName: 'NotSingleValueField' });
      equalities.set(name, equality.value);
    }
  }
}

function equalityIn(condition: unknown): { value: unknown } | null {
  if (condition instanceof BSONRegExp) return null;
  if (!hasOperators(condition)) return { value: condition };
  if (Object.hasOwn(condition, '$eq')) return { value: condition.$eq };
  for (const operator of ['$in', '$all']) {
    const values = condition[operator];
    if (Array.isArray(values) && values.length === 1 && !(values[0] instanceof BSONRegExp) && !hasOperators(values[0])) return { value: values[0] };
  }
  return null;
}
