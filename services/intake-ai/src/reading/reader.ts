import { ThreadOutOfMemory, ThreadTimeout } from '@convivio/platform/threads/thread-errors';
import { threadPool } from '@convivio/platform/threads/thread-pool';
import { THREADS } from './limits.data.ts';
import { ReadingError, type ReadingCode } from './reading-error.ts';

type Readings = typeof import('./reading.thread.ts');
export type ReadingKind = keyof Readings;

export interface ThreadLimits {
  heapMb: number;
  idleMs: number;
  timeMs: Readonly<Record<ReadingKind, number>>;
}

export interface Reader {
  /** Reads in a thread, which is killed when the time or the memory of that kind is over. Throws ReadingError, or the signal's reason. */
  read<Kind extends ReadingKind>(
    kind: Kind,
    input: Parameters<Readings[Kind]>[0],
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<Readings[Kind]>>>;
  /** Gives up what is being read. */
  close(): Promise<void>;
}

/** Threads that read, as many at a time as told; they come with the first source and go when there is none. */
export function openReader(threads: number, limits: ThreadLimits = THREADS): Reader {
  const pool = threadPool<Readings>({
    module: new URL('./reading.thread.ts', import.meta.url),
    maxHeapMb: limits.heapMb,
    idleMs: limits.idleMs,
    threads,
  });
  return {
    async read(kind, input, signal) {
      try {
        return (await pool.run(kind, input as never, {
          timeoutMs: limits.timeMs[kind],
          signal,
        })) as never;
      } catch (error) {
        throw readingErrorOf(error, kind);
      }
    },
    close: () => pool.close(),
  };
}

function readingErrorOf(error: unknown, kind: ReadingKind): unknown {
  const { instead } = SENTENCES[kind];
  if (error instanceof ThreadTimeout)
    return new ReadingError(
      'READING_TIMEOUT',
      `Reading this ${SENTENCES[kind].what} took too long. ${instead}`,
      { cause: error },
    );
  if (error instanceof ThreadOutOfMemory)
    return new ReadingError(
      'READING_TOO_LARGE',
      `This ${SENTENCES[kind].what} is too large to be read. ${instead}`,
      { cause: error },
    );
  // Its class stayed in the thread.
  return error instanceof Error && error.name === 'ReadingError'
    ? new ReadingError((error as Error & { code: ReadingCode }).code, error.message, error)
    : error;
}

const PASTE = 'Paste the recipe text instead.';
const ALONE = 'Save the page of the recipe as a file of its own.';
const SENTENCES: Record<ReadingKind, { what: string; instead: string }> = {
  page: { what: 'page', instead: PASTE },
  post: { what: 'post', instead: PASTE },
  postDescription: { what: 'post', instead: PASTE },
  text: { what: 'text', instead: 'Paste the recipe alone.' },
  file: { what: 'file', instead: ALONE },
  scans: { what: 'file', instead: ALONE },
};
