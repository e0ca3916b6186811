import { deserialize, onDemand, serialize } from 'bson';
import { failure } from './errors.ts';
import type { Fields } from './values.ts';

/** The largest document a collection may hold, in bytes: MongoDB's limit, announced to clients. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** How deep documents may nest: MongoDB's limit. */
const MAX_DEPTH = 180;

/** Reads a BSON document. Binary stays Binary and regular expressions stay as they were written. */
export function decode(bytes: Uint8Array): Fields {
  return deserialize(bytes, { promoteBuffers: false, bsonRegExp: true }) as Fields;
}

/** Reads only some top-level fields of a BSON document. Much cheaper when they are few and small. */
export function decodeOnly(bytes: Uint8Array, names: FieldNames): Fields {
  return decode(cutFields(bytes, names, 'keep'));
}

/** The BSON document with only those of its top-level fields that are named, or without them, in their order. */
export function cutFields(
  bytes: Uint8Array,
  names: FieldNames,
  named: 'keep' | 'drop',
): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cut = Buffer.allocUnsafe(bytes.length);
  let length = 4;
  for (const [, nameOffset, nameLength, offset, size] of onDemand.parseToElements(bytes)) {
    if (names.has(source, nameOffset, nameLength) !== (named === 'keep')) continue;
    // The byte before its name is an element's type.
    length += source.copy(cut, length, nameOffset - 1, offset + size);
  }
  cut[length++] = 0;
  cut.writeInt32LE(length, 0);
  return cut.subarray(0, length);
}

/** Names of fields, found in the bytes of a document: making texts of all that stand there takes longer than all else of cutting it. */
export class FieldNames {
  readonly #byLength: Buffer[][] = [];

  constructor(names: Iterable<string>) {
    for (const name of new Set(names)) {
      const bytes = Buffer.from(name);
      (this.#byLength[bytes.length] ??= []).push(bytes);
    }
  }

  has(source: Buffer, start: number, length: number): boolean {
    for (const name of this.#byLength[length] ?? []) {
      let at = 0;
      while (at < length && name[at] === source[start + at]) at++;
      if (at === length) return true;
    }
    return false;
  }
}

/** Encodes a document for the wire or the file. Undefined fields are left out. */
export function encode(fields: Fields): Uint8Array {
  return serialize(fields, { ignoreUndefined: true });
}

/** Encodes a document that is to be stored. Throws when it is larger or deeper than MongoDB allows. */
export function encodeForStorage(fields: Fields): Uint8Array {
  refuseDepth(fields, 0);
  // Copied, because small buffers share a large one, which a stored document would keep in memory.
  const bytes = new Uint8Array(encode(fields));
  refuseSize(bytes);
  return bytes;
}

/** Throws for the bytes of a document that is larger than MongoDB allows. */
export function refuseSize(bytes: Uint8Array): void {
  if (bytes.length > MAX_DOCUMENT_BYTES)
    throw failure(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
}

/** Throws for a value that is nested deeper than MongoDB allows. */
export function refuseDepth(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH)
    throw failure(
      'Overflow',
      `Exceeded depth limit of ${MAX_DEPTH} when converting js object to BSON. Do you have a cycle?`,
    );
  if (Array.isArray(value)) for (const item of value) refuseDepth(item, depth + 1);
  else if (Object.getPrototypeOf(value) === Object.prototype)
    for (const item of Object.values(value)) refuseDepth(item, depth + 1);
}
