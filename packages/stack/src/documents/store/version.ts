import { decode } from '../codec.ts';
import type { Fields } from '../values.ts';

/**
 * How many bytes of documents stay decoded: some 500 of 4 kB, which take some 30 µs each to decode.
 * Decoded a long text takes less than its bytes, a document of many small fields two to four times as much.
 */
const KEPT_BYTES = 2 * 1024 * 1024;

/** One state of a document, never changed. Its bytes are always there; its fields are decoded when asked for and forgotten when many others were. */
export class Version {
  readonly bytes: Uint8Array;
  #fields: Fields | undefined;

  constructor(bytes: Uint8Array, fields?: Fields) {
    this.bytes = bytes;
    if (fields) this.#keep(fields);
  }

  get fields(): Fields {
    return this.#fields ?? this.#keep(decode(this.bytes));
  }

  #keep(fields: Fields): Fields {
    this.#fields = fields;
    decoded.push(this);
    decodedBytes += this.bytes.length;
    while (decodedBytes > KEPT_BYTES && decoded.length - forgotten > 1) {
      const oldest = decoded[forgotten++]!;
      oldest.#fields = undefined;
      decodedBytes -= oldest.bytes.length;
    }
    if (forgotten > 1_000 && forgotten * 2 > decoded.length) {
      decoded.splice(0, forgotten);
      forgotten = 0;
    }
    return fields;
  }
}

/** The decoded versions, oldest first, behind those that are already forgotten. */
const decoded: Version[] = [];
let forgotten = 0;
let decodedBytes = 0;
