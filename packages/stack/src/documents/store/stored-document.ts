import type { Version } from './version.ts';

/** The place of a document in its collection. An update gives it a new version; readers keep the one they took. */
export interface StoredDocument {
  /** Counts up over the whole store: the natural order, and the row in the file. */
  readonly sequence: number;
  /** The key string of the `_id`. */
  readonly idKey: string;
  version: Version;
}
