import { locationFailure } from '../errors.ts';
import { pathOf, type Path } from './paths.ts';

/** The parts of a path that names a field to be sorted by, shown or computed. Filters are freer. */
export function fieldPathOf(dotted: string): Path {
  if (dotted === '')
    throw locationFailure(40352, 'FieldPath cannot be constructed with empty string');
  if (dotted.endsWith('.')) throw locationFailure(40353, "FieldPath must not end with a '.'.");
  const parts = pathOf(dotted);
  if (parts.includes(''))
    throw locationFailure(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw locationFailure(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  return parts;
}
