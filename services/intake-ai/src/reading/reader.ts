import {
  JobBrokeOff,
  JobOutOfMemory,
  JobTimeout,
  ThrownInJob,
} from '@convivio/platform/processes/job-errors';
import { memoryBudgetMb } from '@convivio/platform/processes/memory-budget';
import { processPool } from '@convivio/platform/processes/process-pool';
import { PROCESSES } from './limits.data.ts';
import { sharesOfCooks } from './shares-of-cooks.ts';
import { ReadingError, type ReadingCode } from './reading-error.ts';

type Readings = typeof import('./reading.process.ts');
type ReadingKind = keyof Readings;

interface ReaderLimits {
  memoryMb: number;
  large: { bytes: number; memoryMb: number };
  idleMs: number;
  waitMs: number;
  timeMs: Readonly<Record<ReadingKind, number>>;
  stepMs: number;
}

/** For whom something is read. */
export interface ForWhom {
  /** Cooks share the memory of the readers; what is read for nobody in particular waits for no share. */
  cook?: string;
  /** Is called before it waits for a process; what it answers, once it has one or has given up. */
  onWait?(): () => void;
}

export interface Reader {
  /**
   * Reads in a process, which is killed when the time or the memory of that kind is over. Throws ReadingError, or the signal's reason.
   */
  read<Kind extends ReadingKind>(
    kind: Kind,
    input: Parameters<Readings[Kind]>[0],
    signal: AbortSignal,
    forWhom?: ForWhom,
  ): Promise<Awaited<ReturnType<Readings[Kind]>>>;
  /** Gives up what is being read. */
  close(): Promise<void>;
}

/** Processes that read, as many at a time as told; they come with the first source and go when there is none. */
export function openReader(processes: number, limits: ReaderLimits = PROCESSES): Reader {
  const pool = processPool<Readings>({
    module: new URL('./reading.process.ts', import.meta.url),
    memoryMb: limits.memoryMb,
    idleMs: limits.idleMs,
    processes,
  });
  const shares = sharesOfCooks(memoryBudgetMb, limits.memoryMb);
  return {
    async read(kind, input, signal, { cook, onWait } = {}) {
      const waiting = waitFor(limits.waitMs, onWait);
      const stop = AbortSignal.any([signal, waiting.signal]);
      const { memoryMb } = isLargePage(input, limits) ? limits.large : limits;
      let giveBack = () => {};
      try {
        if (cook !== undefined) giveBack = await shares.acquire(cook, memoryMb, stop);
        const run = () =>
          pool.run(kind, input as never, {
            timeoutMs: limits.timeMs[kind],
            stepMs: limits.stepMs,
            memoryMb,
            signal: stop,
            onBegin: waiting.end,
          });
        // What trips over a source once will do so again; an engine in trouble may not.
        return (await run().catch((error: unknown) => {
          if (!isUnforeseen(error)) throw error;
          return run();
        })) as never;
      } catch (error) {
        throw readingErrorOf(error, kind);
      } finally {
        giveBack();
        waiting.end();
      }
    },
    close: () => pool.close(),
  };
}

/** Aborts its signal unless it is ended in time. */
function waitFor(waitMs: number, onWait: (() => () => void) | undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(tooBusy()), waitMs);
  const waited = onWait?.();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      waited?.();
    },
  };
}

const tooBusy = () =>
  new ReadingError(
    'READER_UNAVAILABLE',
    'Too much is being read at the moment. Try again in a few minutes.',
  );

const isLargePage = (input: Parameters<Readings[ReadingKind]>[0], { large }: ReaderLimits) =>
  typeof input === 'object' && 'charset' in input && input.bytes.length > large.bytes;

function readingErrorOf(error: unknown, kind: ReadingKind): unknown {
  const { what, instead } = SENTENCES[kind];
  const readingError = (code: ReadingCode, sentence: string) =>
    new ReadingError(code, `${sentence} ${instead}`, { cause: error });
  if (error instanceof JobTimeout)
    return readingError('READING_TIMEOUT', `Reading this ${what} took too long.`);
  if (error instanceof JobOutOfMemory)
    return readingError('READING_TOO_LARGE', `This ${what} is too large to be read.`);
  if (error instanceof JobBrokeOff)
    return readingError('READING_BROKE_OFF', `Reading this ${what} broke off. Try again.`);
  if (isUnforeseen(error)) return readingError('READING_FAILED', `This ${what} could not be read.`);
  // Its class stayed in the process.
  return error instanceof ThrownInJob
    ? new ReadingError((error as Error & { code: ReadingCode }).code, error.message, error)
    : error;
}

/** What no reader throws on purpose. */
const isUnforeseen = (error: unknown) =>
  error instanceof ThrownInJob && error.name !== 'ReadingError';

const PASTE = 'Paste the recipe text instead.';
const ALONE = 'Save the page of the recipe as a file of its own.';
const SENTENCES: Record<ReadingKind, { what: string; instead: string }> = {
  page: { what: 'page', instead: PASTE },
  post: { what: 'post', instead: PASTE },
  postDescription: { what: 'post', instead: PASTE },
  text: { what: 'text', instead: 'Paste the recipe alone.' },
  file: { what: 'file', instead: ALONE },
  picture: { what: 'picture', instead: 'Take it again, or paste the recipe text instead.' },
  scans: { what: 'file', instead: ALONE },
};
