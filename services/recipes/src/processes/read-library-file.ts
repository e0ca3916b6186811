import { JobBrokeOff, JobOutOfMemory, JobTimeout } from '@convivio/platform/processes/job-errors';
import { processPool } from '@convivio/platform/processes/process-pool';
import { UnreadableLibraryFile } from '../domain/import-export/import-ports.ts';
import type { ReadLibraryFile } from '../store/import-export/library-uploads.ts';
import { fileSource } from './file-source.ts';

/** A document of 100 MB, the largest that is read in one go, unfolds to some 800 MB, the tables of foods included. */
const MEMORY_MB = 1_300;
/**
 * Most files are small: two of them are read at a time and leave room for others, also where they unpack to ten times as much. They
 * are handed over as bytes, so that one process, which needs a second to begin, reads one after the other.
 */
const SMALL = { bytes: 2_000_000, memoryMb: 600 };
/** A file of which nothing further comes for so long is none that anybody exported. */
const ITEM_TIMEOUT_MS = 5 * 60_000;

/** Reads library files in processes: parsing 100 MB takes seconds, in which nobody else would be answered, and more memory than some have. */
export function libraryFileProcesses(processes: number): {
  read: ReadLibraryFile;
  close(): Promise<void>;
} {
  const pool = processPool<typeof import('./read-library-file.process.ts')>({
    module: new URL('./read-library-file.process.ts', import.meta.url),
    memoryMb: MEMORY_MB,
    processes,
  });
  return {
    async *read({ fd, ...file }) {
      const timeoutMs = ITEM_TIMEOUT_MS;
      try {
        if (file.size > SMALL.bytes)
          yield* pool.stream('items', { ...file, bytes: null }, { timeoutMs, openFile: fd });
        else {
          const bytes = await fileSource(fd, file.size).read(0, file.size);
          const { memoryMb } = SMALL;
          yield* pool.stream('items', { ...file, bytes }, { timeoutMs, memoryMb });
        }
      } catch (error) {
        throw sentenceFor(error);
      }
    },
    close: pool.close,
  };
}

function sentenceFor(error: unknown): unknown {
  if (error instanceof JobOutOfMemory)
    return new UnreadableLibraryFile(
      'This file is too large to be read. Export your recipes in several files.',
      { cause: error },
    );
  if (error instanceof JobTimeout)
    return new UnreadableLibraryFile(
      'This file could not be read within five minutes. Export it again, or in several files.',
      { cause: error },
    );
  if (error instanceof JobBrokeOff)
    return new UnreadableLibraryFile(
      'Reading this file broke off. Import it again, or export your recipes in several files.',
      { cause: error },
    );
  const { code, message, cause } = error as { code?: unknown; message: string; cause?: unknown };
  return code === 'UNREADABLE_FILE'
    ? new UnreadableLibraryFile(message, cause === undefined ? {} : { cause })
    : error;
}
