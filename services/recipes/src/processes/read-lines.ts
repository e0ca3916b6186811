import { unavailable } from '@convivio/platform/errors';
import { JobTimeout } from '@convivio/platform/processes/job-errors';
import { processPool } from '@convivio/platform/processes/process-pool';
import type { ReadManyLines } from '../domain/recipe/writing/read-ingredients.ts';

/** The tables of foods and units, some 250, and 5,000 lines. */
const MEMORY_MB = 400;
/** As long as somebody waits for an answer. */
const TIMEOUT_MS = 30_000;

/** Reads thousands of ingredient lines in a process: that takes longer than others should wait. */
export function lineProcess(): { read: ReadManyLines; close(): Promise<void> } {
  const pool = processPool<typeof import('./read-lines.process.ts')>({
    module: new URL('./read-lines.process.ts', import.meta.url),
    memoryMb: MEMORY_MB,
  });
  return {
    async read(lines, language) {
      const limits = { timeoutMs: TIMEOUT_MS, signal: AbortSignal.timeout(TIMEOUT_MS) };
      try {
        return await pool.run('read', { lines: [...lines], language }, limits);
      } catch (error) {
        throw error instanceof JobTimeout || limits.signal.aborted
          ? unavailable('TOO_BUSY', 'Reading these lines takes too long. Try again later.', error)
          : error;
      }
    },
    close: pool.close,
  };
}
