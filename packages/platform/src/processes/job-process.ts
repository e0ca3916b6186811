import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { isAllocationFailure, JobBrokeOff, JobOutOfMemory, unpackThrown } from './job-errors.ts';
import type { Answer, End, Job } from './run-jobs.process.ts';

const PROGRAM = fileURLToPath(new URL('./run-jobs.process.ts', import.meta.url));
/** Of the memory of a process; the rest is for buffers and the engine's own. */
const SHARE_OF_HEAP = 0.75;
/**
 * Megabytes of each half of the space for young objects. At its usual size it grows to a hundred with the tables that a job brings
 * and stays so; at this one a job takes a twentieth longer and seven scanned pages 80 MB less.
 */
const YOUNG_HALF_MB = 8;
/** What a process is told of its surroundings: nothing of addresses and secrets. */
const TOLD =
  /^(?:PATH|HOME|TMPDIR|TMP|TEMP|TZ|LANG|LC_\w+|NODE_ENV|NODE_COMPILE_CACHE|SystemRoot|windir)$/;
/** Else what engines have let go of stays scattered over a heap for each of their threads: of a dozen scanned pages some 150 MB. */
const ALLOCATION = { MALLOC_ARENA_MAX: '2' };
/** Characters of what a process wrote on its error output before it ended. */
const LAST_WORDS = 2_000;
const NO_MEMORY = /out of memory|allocation failed|Fatal JavaScript invalid|FATAL ERROR/i;

/** A process that runs one job at a time. */
export interface JobProcess {
  /**
   * Runs a job. Items of a stream are handed to `onItem` as they come, and `onStep` is called when it tells that it goes on.
   * Throws what the job threw, or why its process has ended.
   */
  perform(job: Job, hears: { onItem?(item: unknown): void; onStep?(): void }): Promise<unknown>;
  /** Asks for one more item. */
  more(): void;
  /** Whether it has ended. */
  isGone(): boolean;
  /** Megabytes that it held when its last job ended. */
  heldMb(): number;
  /** Whether the process that has started it stays there for it; it does, unless told. */
  holdsParent(isHeld: boolean): void;
  /** Resolves when it has ended. */
  gone: Promise<unknown>;
  /** Ends it at once; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts a process that may hold so much memory; `openFile` is open there as descriptor 4. */
export function startJobProcess(memoryMb: number, openFile: number | null): JobProcess {
  const child = forkFor(memoryMb, openFile);
  const lastWords = lastWordsOf(child);
  const listening = once(child, 'message').catch(() => {});
  let gone = false;
  let isOutOfMemory = false;
  let heldMb = 0;
  // Its error output and its answers have arrived by then.
  const closed = new Promise<Error>((resolve) => {
    child.on('error', resolve);
    child.on('close', (code, signal) => {
      isOutOfMemory = NO_MEMORY.test(lastWords());
      resolve(new Error(`ended with ${signal ?? code}: ${lastWords()}`));
    });
  }).then((how) => {
    gone = true;
    return how;
  });

  return {
    async perform(job, { onItem, onStep }) {
      // Starting it and sending it a large job take some 20 ms each: others have their turn in between.
      await Promise.race([listening, closed]);
      const answered = Promise.withResolvers<End>();
      const hear = (message: unknown) => {
        const answer = message as Answer;
        if ('item' in answer) onItem?.(answer.item);
        else if ('goesOn' in answer) onStep?.();
        else answered.resolve(answer);
      };
      child.on('message', hear);
      void closed.then((how) =>
        answered.reject(
          isOutOfMemory ? new JobOutOfMemory(job.name, how) : new JobBrokeOff(job.name, how),
        ),
      );
      // What cannot be sent because it has ended is told by its end.
      child.send(job, () => {});
      try {
        const answer = await answered.promise;
        heldMb = answer.heldBytes / 1024 / 1024;
        if ('value' in answer) return answer.value;
        const thrown = unpackThrown(answer.thrown);
        throw isAllocationFailure(answer.thrown) ? new JobOutOfMemory(job.name, thrown) : thrown;
      } finally {
        child.off('message', hear);
      }
    },
    more: () => void (child.connected && child.send('more', () => {})),
    isGone: () => gone,
    heldMb: () => heldMb,
    holdsParent: (isHeld) => holdsParent(child, isHeld),
    gone: closed,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Whether Node waits for a child, by each of the ways in which it does. */
function holdsParent(child: ChildProcess, isHeld: boolean): void {
  const how = isHeld ? 'ref' : 'unref';
  child[how]();
  child.channel?.[how]();
  (child.stderr as Socket | null)?.[how]();
}

/** What it has written on its error output so far, as far as it is kept. */
function lastWordsOf(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  return () => words;
}

function forkFor(memoryMb: number, openFile: number | null): ChildProcess {
  return fork(PROGRAM, [String(memoryMb)], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${Math.round(memoryMb * SHARE_OF_HEAP)}`,
      // At once: on the way there what a process loads first would be collected again and again.
      `--min-semi-space-size=${YOUNG_HALF_MB}`,
      `--max-semi-space-size=${YOUNG_HALF_MB}`,
    ],
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => TOLD.test(name))),
      ...ALLOCATION,
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', ...(openFile === null ? [] : [openFile])],
  });
}
