import { failure } from '../errors.ts';
import { compileFilter } from '../query/matcher.ts';
import { fieldOf, isFields, type Fields } from '../values.ts';

/** Which elements the `$[name]` of a path stands for. */
export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>;

/** Reads `[{ 'item.amount': { $gt: 3 } }]`: each filter speaks about one name. */
export function readArrayFilters(filters: unknown): ArrayFilters {
  if (filters === undefined || filters === null) return new Map();
  if (!Array.isArray(filters)) throw failure('TypeMismatch', 'arrayFilters must be an array');
  const compiled = new Map<string, (element: unknown) => boolean>();
  for (const filter of filters) {
    if (!isFields(filter))
      throw failure('TypeMismatch', 'Expected arrayFilters entries to be objects');
    const names = new Set(namesIn(filter));
    if (names.size === 0)
      throw failure(
        'FailedToParse',
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (names.size > 1)
      throw failure(
        'FailedToParse',
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found ${[...names].map((name) => `'${name}'`).join(' and ')}`,
      );
    const [name] = names as unknown as [string];
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw failure(
        'BadValue',
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (compiled.has(name))
      throw failure(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    const matches = compileFilter(filter);
    compiled.set(name, (element) => matches({ [name]: element }));
  }
  return compiled;
}

function namesIn(filter: Fields): string[] {
  return Object.keys(filter).flatMap((key) => {
    const value = fieldOf(filter, key);
    if (key.startsWith('$') && Array.isArray(value))
      return value.flatMap((inner) => (isFields(inner) ? namesIn(inner) : []));
    return [key.split('.')[0]!];
  });
}
