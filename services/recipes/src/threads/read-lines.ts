import { unavailable } from '@convivio/platform/errors';
import { ThreadTimeout } from '@convivio/platform/threads/thread-errors';
import { threadPool } from '@convivio/platform/threads/thread-pool';
import type { ReadManyLines } from '../domain/recipe/writing/read-ingredients.ts';

/** The tables of foods and units, and 5,000 lines. */
const MAX_HEAP_MB = 500;
/** As long as somebody waits for an answer. */
const TIMEOUT_MS = 30_000;

/** Reads thousands of ingredient lines in a thread: that takes longer than others should wait. */
export function lineThread(): { read: ReadManyLines; close(): Promise<void> } {
  const pool = threadPool<typeof import('./read-lines.thread.ts')>({
    module: new URL('./read-lines.thread.ts', import.meta.url),
    maxHeapMb: MAX_HEAP_MB,
  });
  return {
    read: (lines, language) =>
      pool
        .run('read', { lines: [...lines], language }, { timeoutMs: TIMEOUT_MS })
        .catch((error: unknown) => {
          throw error instanceof ThreadTimeout
            ? unavailable('TOO_BUSY', 'Reading these lines takes too long. Try again later.', error)
            : error;
        }),
    close: pool.close,
  };
}
