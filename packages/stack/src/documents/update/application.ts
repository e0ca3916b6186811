import type { Fields } from '../values.ts';

/** How an update is being applied. */
export interface Application {
  inserting: boolean;
}

/** Gives the updated document, or the very same one when nothing changes. */
export type Update = (document: Fields, application: Application) => Fields;
