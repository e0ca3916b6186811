import type { ZipMember } from '@convivio/culinary/write';
import type { RecipeStore } from '../recipe/recipe-store.ts';
import type { TemplateStore } from '../templates/recipe-template.ts';
import type { LibraryExportStore } from './library-export.ts';

/** Where a written export goes, and where the files of recipes come from. */
export interface ExportFiles {
  /** The type of a stored file; null when it is not there any more. */
  typeOf(key: string): Promise<string | null>;
  read(key: string): AsyncIterable<Uint8Array>;
  /** A picture as a data address. */
  dataAddress(key: string): Promise<string | null>;
  /** Writes an export of a cook, and answers its key. */
  write(
    ownerId: string,
    fileName: string,
    content: { members: AsyncIterable<ZipMember> } | { text: AsyncIterable<string> },
  ): Promise<string>;
  remove(key: string): Promise<void>;
}

export interface ExportPorts {
  recipes: RecipeStore;
  templates: TemplateStore;
  exports: LibraryExportStore;
  files: ExportFiles;
}
