import { deadline, type Deadline } from './deadline.ts';
import { IdleProcesses } from './idle-processes.ts';
import { startJobProcess, type JobProcess } from './job-process.ts';
import { claimMemory, isMemoryShort, lendsMemory } from './memory-budget.ts';
import { semaphore } from './semaphore.ts';

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
  /** Ends the waiting and kills the process as well; the job then ends with the reason of the signal. */
  signal?: AbortSignal;
  /** Megabytes that it may hold where it needs more or less than others. */
  memoryMb?: number;
  /** Gives it a process of its own, which has this open file as `OPEN_FILE`. */
  openFile?: number;
}

const IDLE_MS = 30_000;

/** The processes of a pool, each with one job at a time. */
export function jobProcesses({
  memoryMb: usualMb,
  processes = 1,
  idleMs = IDLE_MS,
}: ProcessOptions) {
  const places = semaphore(processes);
  const closing = new AbortController();
  const all = new Set<JobProcess>();
  const idle = new IdleProcesses(idleMs);
  const keepToItself = lendsMemory(() => idle.end());

  /** Its memory is free again when it is gone. */
  async function start(memoryMb: number, openFile: number | null, signal: AbortSignal) {
    const giveBack = await claimMemory(memoryMb, signal);
    const worker = startJobProcess(memoryMb, openFile);
    all.add(worker);
    void worker.gone.then(() => {
      all.delete(worker);
      giveBack();
    });
    return worker;
  }

  async function dismiss(worker: JobProcess, memoryMb: number, mayStay: boolean): Promise<void> {
    if (!mayStay || closing.signal.aborted || isMemoryShort()) await worker.kill();
    else idle.add(worker, memoryMb);
  }

  return {
    /** Does a job with a process of the pool, or with one of its own. */
    async employ<Result>(
      name: string,
      { timeoutMs, signal: stop, memoryMb = usualMb, openFile }: JobLimits,
      job: (worker: JobProcess, clock: Deadline) => Promise<Result>,
    ): Promise<Result> {
      const clock = deadline(name, timeoutMs);
      const signal = AbortSignal.any([clock.signal, closing.signal, ...(stop ? [stop] : [])]);
      const leave = await places.acquire(1, signal);
      try {
        const known = openFile === undefined ? idle.take(memoryMb) : null;
        const worker = known ?? (await start(memoryMb, openFile ?? null, signal));
        try {
          return await killedBy(signal, worker, () => job(worker, clock));
        } finally {
          clock.stop();
          await dismiss(worker, memoryMb, openFile === undefined && !signal.aborted);
        }
      } finally {
        leave();
      }
    },
    async close() {
      closing.abort(new Error('the pool of processes was closed'));
      keepToItself();
      idle.end();
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
