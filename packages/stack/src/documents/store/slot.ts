import type { Fields } from '../values.ts';

/** One state of a document: decoded for queries and encoded for answers. Never changed. */
export interface Version {
  fields: Fields;
  bytes: Uint8Array;
}

/** The place of a document in its collection. An update gives it a new version; readers keep the one they took. */
export interface Slot {
  /** Counts up over the whole store: the natural order, and the row in the file. */
  readonly sequence: number;
  /** The key string of the `_id`. */
  readonly idKey: string;
  version: Version;
}
