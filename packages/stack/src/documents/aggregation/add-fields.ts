import { locationFailure } from '../errors.ts';
import {
  fieldOf,
  hasOperators,
  isFields,
  withField,
  withoutField,
  type Fields,
} from '../values.ts';
import { fieldPathOf } from '../query/field-path.ts';
import { compileExpression } from './expressions.ts';
import type { Expression } from './operator.ts';

/** Compiles `$addFields` (also called `$set`): computed fields on a copy of the document. */
export function compileAddFields(source: unknown, variables: Fields): (document: Fields) => Fields {
  if (!isFields(source))
    throw locationFailure(40272, '$addFields specification stage must be an object');
  const fields = flatten(source).map(([name, value]): [string[], Expression] => {
    return [[...fieldPathOf(name)], compileExpression(value)];
  });
  return (document) => {
    const scope = { root: document, current: document, variables };
    return fields.reduce(
      (result, [parts, expression]) => setAlong(result, parts, expression(scope)),
      document,
    );
  };
}

function flatten(source: Fields, prefix = ''): [string, unknown][] {
  return Object.keys(source).flatMap((name): [string, unknown][] => {
    const value = fieldOf(source, name);
    if (isFields(value) && !hasOperators(value) && Object.keys(value).length > 0)
      return flatten(value, `${prefix}${name}.`);
    return [[prefix + name, value]];
  });
}

/** Arrays on the way stand for each of their items; what is no document on the way becomes one. */
function setAlong(fields: Fields, parts: string[], value: unknown): Fields {
  const [name, ...rest] = parts as [string, ...string[]];
  if (rest.length === 0)
    return value === undefined ? withoutField(fields, name) : withField(fields, name, value);
  return withField(fields, name, setWithin(fieldOf(fields, name), rest, value));
}

function setWithin(inner: unknown, parts: string[], value: unknown): unknown {
  if (Array.isArray(inner)) return inner.map((item) => setWithin(item, parts, value));
  return setAlong(isFields(inner) ? inner : {}, parts, value);
}
