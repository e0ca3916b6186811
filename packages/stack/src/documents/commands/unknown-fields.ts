import { failure, notSupported } from '../errors.ts';
import type { Fields } from '../values.ts';

/** Options that MongoDB has and that would change a result: said to be missing rather than called unknown. */
const KNOWN_ELSEWHERE = new Set([
  'arrayFilters',
  'collation',
  'hint',
  'let',
  'c',
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'explain',
  'expireAfterSeconds',
  'timeseries',
  'capped',
  'validator',
  'viewOn',
  'pipeline',
  'clusteredIndex',
]);

/** Refuses an operation with a field that it does not understand: ignoring it could give a wrong result. */
export function refuseUnknownFields(
  what: string,
  operation: Fields,
  known: readonly string[],
): void {
  for (const name of Object.keys(operation)) {
    if (known.includes(name)) continue;
    if (KNOWN_ELSEWHERE.has(name)) throw notSupported(`The option '${name}' of ${what}`);
    throw failure('IDLUnknownField', `BSON field '${what}.${name}' is an unknown field.`);
  }
}
