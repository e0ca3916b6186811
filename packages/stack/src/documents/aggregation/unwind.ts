import { locationFailure } from '../errors.ts';
import { fieldOf, isFields, withField, withoutField, type Fields } from '../values.ts';

/** Compiles an `$unwind` stage: a document for each item of an array. */
export function compileUnwind(source: unknown): (document: Fields) => Fields[] {
  const options = isFields(source) ? source : { path: source };
  const unknown = Object.keys(options).find(
    (name) => !['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name),
  );
  if (unknown !== undefined)
    throw locationFailure(28811, `unrecognized option to $unwind stage: ${unknown}`);
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: keepEmpty } = options;
  if (typeof path !== 'string')
    throw locationFailure(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$'))
    throw locationFailure(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField === ''))
    throw locationFailure(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  const parts = path.slice(1).split('.');

  return (document) => {
    const value = parts.reduce<unknown>(
      (inner, part) => (isFields(inner) ? fieldOf(inner, part) : undefined),
      document,
    );
    const withIndex = (result: Fields, index: number | null) =>
      typeof indexField === 'string' ? replaceAt(result, indexField.split('.'), index) : result;
    if (Array.isArray(value) && value.length > 0)
      return value.map((item, index) => withIndex(replaceAt(document, parts, item), index));
    if (Array.isArray(value))
      return keepEmpty === true ? [withIndex(removeAt(document, parts), null)] : [];
    if (value === null || value === undefined)
      return keepEmpty === true ? [withIndex(document, null)] : [];
    return [withIndex(document, null)];
  };
}

function replaceAt(fields: Fields, parts: string[], value: unknown): Fields {
  const [name, ...rest] = parts as [string, ...string[]];
  if (rest.length === 0) return withField(fields, name, value);
  const inner = fieldOf(fields, name);
  return withField(fields, name, replaceAt(isFields(inner) ? inner : {}, rest, value));
}

function removeAt(fields: Fields, parts: string[]): Fields {
  const [name, ...rest] = parts as [string, ...string[]];
  const inner = fieldOf(fields, name);
  if (rest.length === 0) return withoutField(fields, name);
  return isFields(inner) ? withField(fields, name, removeAt(inner, rest)) : fields;
}
