import { managingCollections } from './collections.ts';
import { counting } from './counting.ts';
import { useDatabase } from './database.ts';
import { filtering } from './filtering.ts';
import { findingAndModifying } from './find-and-modify.ts';
import { indexing } from './indexing.ts';
import { modelling } from './modelling.ts';
import { projecting } from './projecting.ts';
import { readingInBatches } from './reading-in-batches.ts';
import { refusing } from './refusing.ts';
import { sorting } from './sorting.ts';
import { updating } from './updating.ts';
import { writing } from './writing.ts';

/**
 * What the services rely on in a documents engine, told as tests over a connection URL.
 * They hold for MongoDB and for the embedded engine; the same file runs on both.
 */
export function documentsConformance(url: () => string): void {
  const database = useDatabase(url);
  filtering(database);
  sorting(database);
  projecting(database);
  writing(database);
  updating(database);
  findingAndModifying(database);
  counting(database);
  indexing(database);
  readingInBatches(database);
  managingCollections(database);
  refusing(database);
  modelling(database);
}
