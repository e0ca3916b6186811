import { fullAllowance, openZip } from './zip/open-zip.ts';
import { UnreadableFile, type ByteSource } from './byte-source.ts';
import { ZipFolder } from './zip/zip-folder.ts';
import { libraryFileLimits } from './limits.data.ts';
import type { LibraryFileItem } from './library-file-item.ts';
import { isZip, readDocument, readFolder } from './read-document.ts';
import type { Remaining } from './read-json.ts';

/** A library file that was opened. */
interface LibraryFile {
  /** How many items may still come beyond those given out; what a file holds is known once it is read. */
  readonly left: number;
  /** The items one by one, in the same order each time; nothing is read ahead. */
  items: AsyncGenerator<LibraryFileItem>;
}

/**
 * Opens a library file of Convivio, Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook, Mela, Meal-Master or Cooklang, or any schema.org JSON-LD,
 * also several of them in a zip. What wrote it is told by its content. Nothing is skipped without an item that says so.
 * Throws `UnreadableFile`, whose message is a sentence, for what cannot be opened at all.
 */
export async function openLibraryFile(source: ByteSource, fileName: string): Promise<LibraryFile> {
  if (source.size === 0) throw new UnreadableFile('This file is empty. Choose another one.');
  const allowance = fullAllowance();
  const remaining: Remaining = { documents: 1, items: 0 };
  const opened = (items: AsyncGenerator<LibraryFileItem>): LibraryFile => ({
    get left() {
      return remaining.documents + remaining.items;
    },
    items,
  });
  if (isZip(await source.read(0, Math.min(4, source.size)))) {
    const folder = new ZipFolder(await openZip(source, allowance), allowance);
    remaining.documents = folder.documents.length;
    return opened(readFolder({ folder, allowance, depth: 0, remaining }));
  }
  if (source.size > libraryFileLimits.documentBytes)
    throw new UnreadableFile(
      'This file is too large. Export your recipes as a zip, or in several files.',
    );
  const bytes = await source.read(0, source.size);
  remaining.documents = 0;
  return opened(readDocument(bytes, fileName, { folder: null, allowance, depth: 0, remaining }));
}
