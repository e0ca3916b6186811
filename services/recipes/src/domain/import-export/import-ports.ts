import type { PortableFile } from '@convivio/culinary/recipe';
import type { FileItem } from './file-item.ts';
import type { LibraryImportStore } from './library-import.ts';
import type { RecipeStore } from '../recipe/recipe-store.ts';
import type { TemplateStore } from '../templates/recipe-template.ts';

/** An uploaded library file that was opened. */
export interface OpenedUpload {
  /** Its items one by one, in the same order each time, as recipes of `ownerId`. Throws `UnreadableLibraryFile`. */
  items(fileName: string, ownerId: string): AsyncIterable<FileItem>;
  close(): Promise<void>;
}

/** A library file that cannot be read, with the sentence to say. */
export class UnreadableLibraryFile extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'UnreadableLibraryFile';
  }
}

/** Where imported files come from and where those of recipes go. */
export interface ImportFiles {
  /** The uploaded file; null when it is gone. */
  openUpload(fileKey: string): Promise<OpenedUpload | null>;
  /** Keeps a picture for a recipe, turned into one of ours unless it comes from us; null for what is no picture. */
  keepPicture(file: PortableFile, recipeId: number, ours: boolean): Promise<string | null>;
  /** `page` counts from 1. */
  keepOriginal(file: PortableFile, recipeId: number, page: number): Promise<string>;
  remove(key: string): Promise<void>;
}

export interface ImportPorts {
  /** Whether a cook is a collaborator of this owner now. */
  actsFor(cookId: string, ownerId: string): Promise<boolean>;
  recipes: RecipeStore;
  templates: TemplateStore;
  imports: LibraryImportStore;
  files: ImportFiles;
  newId(): number;
  now(): Date;
  /** Whether an error says that something is away, and nothing about the item in hand. */
  isOutage(error: unknown): boolean;
  /** Something in the file that the reader did not expect. */
  onUnexpected(cause: unknown): void;
}
