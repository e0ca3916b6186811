import { cutFields, FieldNames } from '../codec.ts';
import { isFields } from '../values.ts';

/** Cuts a document in its bytes. */
export type ByteProjector = (bytes: Uint8Array) => Uint8Array;

/**
 * Compiles a projection that includes or excludes whole top-level fields, which needs no decoding: `{ title: 1, tags: 1 }`, `{ outbox: 0 }`.
 * Null for any other; `compileProjection` says which are valid.
 */
export function compileByteProjection(projection: unknown): ByteProjector | null {
  if (!isFields(projection)) return null;
  const entries = Object.entries(projection);
  const names = entries.filter(([name]) => name !== '_id');
  if (
    names.length === 0 ||
    entries.some(
      ([name, value]) =>
        name.includes('.') ||
        name.includes('$') ||
        !(typeof value === 'number' || typeof value === 'boolean'),
    )
  )
    return null;
  const included = names.every(([, value]) => value);
  if (!included && names.some(([, value]) => value)) return null;
  const idShown = !Object.hasOwn(projection, '_id') || Boolean(projection['_id']);
  const listed = new FieldNames([
    ...names.map(([name]) => name),
    ...(idShown === included ? ['_id'] : []),
  ]);
  return (bytes) => cutFields(bytes, listed, included ? 'keep' : 'drop');
}
