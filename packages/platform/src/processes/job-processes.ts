import { deadline, type Deadline } from './deadline.ts';
import { IdleProcesses } from './idle-processes.ts';
import { JobOutOfMemory } from './job-errors.ts';
import type { JobProcess } from './job-process.ts';
import { isMemoryShort, lendsMemory } from './memory-budget.ts';
import { semaphore } from './semaphore.ts';
import { processesWithinBudget } from './processes-within-budget.ts';
import { leaveSpare, takeSpare } from './spare-processes.ts';

export interface ProcessOptions {
  /**
   * Megabytes that a process may hold unless its job says otherwise, with all that is in it: heap, buffers, engines and Node itself,
   * some 80. A job waits until they are free in the budget of the product.
   */
  memoryMb: number;
  /** How many jobs run at a time, one unless told; the others wait. */
  processes?: number;
  /** How long a process without work stays, in milliseconds: 30 s unless told. Its memory goes with it. */
  idleMs?: number;
}

export interface JobLimits {
  /**
   * How long it may take from when it has a process, of a stream each item, in milliseconds. Then its process is killed,
   * whatever it does, and it ends with `JobTimeout`.
   */
  timeoutMs: number;
  /** How long it may take, where that is less, until it tells by `jobGoesOn` that it has done a step, and from step to step. */
  stepMs?: number;
  /** Ends the waiting and kills the process as well; the job then ends with the reason of the signal. */
  signal?: AbortSignal;
  /** Megabytes that it may hold where it needs more or less than others. */
  memoryMb?: number;
  /** Called when it has a process and begins. */
  onBegin?(): void;
  /** Gives it a process of its own, which has this open file as `OPEN_FILE`. */
  openFile?: number;
}

const IDLE_MS = 30_000;
/** Of the memory of a process: one that holds more when its job has ended has too little left for another. */
const MOST_KEPT = 0.6;

/** The processes of a pool, each with one job at a time. */
export function jobProcesses({
  memoryMb: usualMb,
  processes = 1,
  idleMs = IDLE_MS,
}: ProcessOptions) {
  const places = semaphore(processes);
  const closing = new AbortController();
  const all = new Set<JobProcess>();
  const start = processesWithinBudget(all);
  const idle = new IdleProcesses(idleMs, (memoryMb) => takeSpare(memoryMb, all));
  const keepToItself = lendsMemory(() => idle.end());

  async function dismiss(worker: JobProcess, memoryMb: number, mayStay: boolean): Promise<void> {
    const isFull = worker.heldMb() > MOST_KEPT * memoryMb;
    if (!mayStay || isFull || closing.signal.aborted || isMemoryShort()) await worker.kill();
    else idle.add(worker, memoryMb);
  }

  return {
    /**
     * Does a job with a process of the pool, or with one of its own. Where it may be done again, a process that was used before and
     * has run out of memory is followed by a fresh one: it may have held much that is not of this job.
     */
    async employ<Result>(
      { name, mayBeRepeated }: { name: string; mayBeRepeated: boolean },
      { timeoutMs, stepMs, signal: stop, memoryMb = usualMb, openFile, onBegin }: JobLimits,
      job: (worker: JobProcess, clock: Deadline) => Promise<Result>,
    ): Promise<Result> {
      const clock = deadline(name, timeoutMs, stepMs);
      const signal = AbortSignal.any([clock.signal, closing.signal, ...(stop ? [stop] : [])]);
      async function doWith(worker: JobProcess): Promise<Result> {
        onBegin?.();
        try {
          return await killedBy(signal, worker, () => job(worker, clock));
        } finally {
          clock.stop();
          await dismiss(worker, memoryMb, openFile === undefined && !signal.aborted);
        }
      }
      const leave = await places.acquire(1, signal);
      try {
        const known = openFile === undefined ? idle.take(memoryMb) : null;
        if (!known) return await doWith(await start(memoryMb, openFile ?? null, signal));
        return await doWith(known).catch(async (error: unknown) => {
          if (!mayBeRepeated || !(error instanceof JobOutOfMemory)) throw error;
          return doWith(await start(memoryMb, null, signal));
        });
      } finally {
        leave();
      }
    },
    async close() {
      closing.abort(new Error('the pool of processes was closed'));
      keepToItself();
      idle.leaveTo((worker, memoryMb) => leaveSpare(worker, memoryMb) && all.delete(worker));
      await Promise.all([...all].map((worker) => worker.kill()));
    },
  };
}

/** Has a process do something, and kills it when the signal aborts. What a job throws leaves its process as it was. */
async function killedBy<Result>(
  signal: AbortSignal,
  worker: JobProcess,
  perform: () => Promise<Result>,
): Promise<Result> {
  const kill = () => void worker.kill();
  signal.addEventListener('abort', kill);
  try {
    signal.throwIfAborted();
    return await perform();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
  }
}
