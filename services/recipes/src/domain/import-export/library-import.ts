import type { Begun, LibraryWork, Requested, RunStore } from './library-work.ts';

/** A library file on its way into a cook's library. */
export interface LibraryImport extends LibraryWork {
  /** What the cook is called; null where it is not known. */
  cookName: string | null;
  /** The owner of the collection that the recipes go to; null for the cook's own. */
  collectionId: string | null;
  fileKey: string;
  fileName: string;
  /** What wrote the file; null until it is known. */
  format: string | null;
  done: number;
  total: number | null;
  createdAt: Date;
}

/** The owner of the collection that the recipes of an import go to. */
export const collectionOf = ({ collectionId, ownerId }: LibraryImport): string =>
  collectionId ?? ownerId;

/**
 * What became of one item. It is written down before its recipe is kept, without an outcome, so
 * that going on after an interruption meets the same recipe again.
 */
export interface LibraryImportItem {
  /** Its place in the file, from 0. */
  index: number;
  name: string;
  outcome: 'imported' | 'present' | 'failed' | null;
  sentence: string | null;
  /** The id that its recipe or template has or will have. */
  recipeId: number;
  /** Whether the recipe's id is one of generated recipes; null for what is no recipe. */
  generated: boolean | null;
}

export type ImportChanges = Partial<
  Pick<LibraryImport, 'format' | 'state' | 'done' | 'total' | 'error'>
>;

/** Where imports and their items are kept. What is announced is stored in the same write. */
export interface LibraryImportStore extends RunStore<LibraryImport, ImportChanges> {
  findByKey(ownerId: string, idempotencyKey: string): Promise<LibraryImport | null>;
  findByFile(fileKey: string): Promise<LibraryImport | null>;
  /** Known when there is one of the same file or key already, full when too many of the owner's are running. */
  insert(
    started: LibraryImport,
    idempotencyKey: string | null,
    announcements: readonly Requested[],
  ): Promise<Begun>;
  /** Which of these files are being imported. */
  filesInUse(fileKeys: readonly string[]): Promise<string[]>;
  /** Removes ended imports, of whomever, that were begun before, with their items. */
  forgetBefore(before: Date): Promise<void>;
  /**
   * Ends an import of the owner's that runs, and takes it out of the hand of its run; answers it as it is then. Null where there is
   * none that runs.
   */
  cancel(id: number, ownerId: string, sentence: string): Promise<LibraryImport | null>;
  /** Those with an outcome, in their order: at most so many after the first ones. */
  report(id: number, page: { first: number; offset: number }): Promise<LibraryImportItem[]>;
  /** In their order; those without an outcome included. */
  items(id: number): Promise<LibraryImportItem[]>;
  putItem(id: number, item: LibraryImportItem): Promise<void>;
}
