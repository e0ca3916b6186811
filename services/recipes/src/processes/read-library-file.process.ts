import { openLibraryFile, UnreadableFile, type ByteSource } from '@convivio/culinary/read';
import { OPEN_FILE } from '@convivio/platform/processes/open-file';
import { readItem, type FileItem } from '../domain/import-export/file-item.ts';
import type { OpenLibraryFile } from '../store/import-export/library-uploads.ts';
import { fileSource } from './file-source.ts';

/** The items of a library file, one by one: of its bytes, or of the open file that the process was given. */
export async function* items({
  bytes,
  size,
  fileName,
  ownerId,
}: Omit<OpenLibraryFile, 'fd'> & { bytes: Uint8Array | null }): AsyncGenerator<FileItem> {
  try {
    const file = await openLibraryFile(
      bytes ? bytesSource(bytes) : fileSource(OPEN_FILE, size),
      fileName,
    );
    for await (const item of file.items) yield readItem(item, file.left, ownerId, new Date());
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw Object.assign(new Error(error.message, { cause: error.cause }), {
      code: 'UNREADABLE_FILE',
    });
  }
}

const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});
