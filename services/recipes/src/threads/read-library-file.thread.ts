import { read as readBytes } from 'node:fs';
import { promisify } from 'node:util';
import { openLibraryFile, UnreadableFile, type ByteSource } from '@convivio/culinary/read';
import { readItem, type FileItem } from '../domain/import-export/file-item.ts';
import type { OpenLibraryFile } from '../store/import-export/library-uploads.ts';

const read = promisify(readBytes);

/** The items of a library file, one by one. */
export async function* items({
  fd,
  size,
  fileName,
  ownerId,
}: OpenLibraryFile): AsyncGenerator<FileItem> {
  try {
    const file = await openLibraryFile(openSource(fd, size), fileName);
    for await (const item of file.items) yield readItem(item, file.left, ownerId, new Date());
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw Object.assign(new Error(error.message, { cause: error.cause }), {
      code: 'UNREADABLE_FILE',
    });
  }
}

function openSource(fd: number, size: number): ByteSource {
  return {
    size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start));
      for (let got = 0; got < bytes.length;) {
        const { bytesRead } = await read(fd, bytes, got, bytes.length - got, start + got);
        if (bytesRead === 0)
          throw new Error('the copy of an upload is shorter than it was said to be');
        got += bytesRead;
      }
      return bytes;
    },
  };
}
