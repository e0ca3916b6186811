import type { Fields } from '../values.ts';

/** How an update is being applied. */
export interface Application {
  /** The position of the array element that the filter matched, for `$`. */
  matchedPosition(): number | undefined;
  inserting: boolean;
}

/** Gives the updated document, or the very same one when nothing changes. */
export type Update = (document: Fields, application: Application) => Fields;
