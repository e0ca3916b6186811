import type { Begun, LibraryWork, Requested, RunStore } from './library-work.ts';
import type { RecipeRef } from '../recipe/recipe.ts';

export type ExportFormat = 'jsonld' | 'zip';

/** A cook's recipes on their way into one file. */
export interface LibraryExport extends LibraryWork {
  format: ExportFormat;
  /** Null for the whole library. */
  refs: RecipeRef[] | null;
  /** A digest of what was asked for and of what it was like then: the same again would give the same file. */
  mark: string;
  /** Recipes that are in the file. */
  done: number;
  total: number;
  fileName: string | null;
  /** Null until it is finished, and once newer ones have taken its place. */
  fileKey: string | null;
  createdAt: Date;
}

export type ExportChanges = Partial<
  Pick<LibraryExport, 'state' | 'done' | 'total' | 'fileName' | 'fileKey' | 'error'>
>;

/** Where exports are kept. What is announced is stored in the same write. */
export interface LibraryExportStore extends RunStore<LibraryExport, ExportChanges> {
  /** The newest export of an owner with this mark. */
  newest(ownerId: string, mark: string): Promise<LibraryExport | null>;
  /** Known when one of the same owner and mark is running, full when too many of the owner's are. */
  insert(begun: LibraryExport, announcements: readonly Requested[]): Promise<Begun>;
  /** The files that the owner's exports have, those of the newest first. */
  withFiles(ownerId: string): Promise<{ id: number; fileKey: string }[]>;
  /** Says that an export has no file any more. */
  forgetFile(id: number): Promise<void>;
  /** Removes ended exports, of whomever, that were begun before. */
  forgetBefore(before: Date): Promise<void>;
}
