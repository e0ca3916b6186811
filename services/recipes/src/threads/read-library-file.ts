import { ThreadOutOfMemory, ThreadTimeout } from '@convivio/platform/threads/thread-errors';
import { threadPool } from '@convivio/platform/threads/thread-pool';
import { UnreadableLibraryFile } from '../domain/import-export/import-ports.ts';
import type { ReadLibraryFile } from '../store/import-export/library-uploads.ts';

/** A document of 100 MB, the largest that is read in one go, unfolds to some 800 MB. */
const MAX_HEAP_MB = 2_000;
/** A file of which nothing further comes for so long is none that anybody exported. */
const ITEM_TIMEOUT_MS = 5 * 60_000;

/** Reads library files in threads: parsing 100 MB takes seconds, in which nobody else would be answered. */
export function libraryFileThreads(threads: number): {
  read: ReadLibraryFile;
  close(): Promise<void>;
} {
  const pool = threadPool<typeof import('./read-library-file.thread.ts')>({
    module: new URL('./read-library-file.thread.ts', import.meta.url),
    maxHeapMb: MAX_HEAP_MB,
    threads,
  });
  return {
    async *read(file) {
      try {
        yield* pool.stream('items', file, { timeoutMs: ITEM_TIMEOUT_MS });
      } catch (error) {
        throw sentenceFor(error);
      }
    },
    close: pool.close,
  };
}

function sentenceFor(error: unknown): unknown {
  if (error instanceof ThreadOutOfMemory)
    return new UnreadableLibraryFile(
      'This file is too large to be read. Export your recipes in several files.',
      { cause: error },
    );
  if (error instanceof ThreadTimeout)
    return new UnreadableLibraryFile(
      'This file could not be read within five minutes. Export it again, or in several files.',
      { cause: error },
    );
  const { code, message, cause } = error as { code?: unknown; message: string; cause?: unknown };
  return code === 'UNREADABLE_FILE'
    ? new UnreadableLibraryFile(message, cause === undefined ? {} : { cause })
    : error;
}
