import { deadline, type Deadline } from './deadline.ts';
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

interface IdleProcess {
  worker: JobProcess;
  memoryMb: number;
  timer: ReturnType<typeof setTimeout>;
}

const IDLE_MS = 30_000;

/** The processes of a pool, each with one job at a time. */
export function jobProcesses(options: ProcessOptions) {
  const places = semaphore(options.processes ?? 1);
  const closing = new AbortController();
  const all = new Set<JobProcess>();
  const idle = new Set<IdleProcess>();

  async function end(worker: JobProcess): Promise<void> {
    await worker.kill();
    all.delete(worker);
  }

  function endIdle(): void {
    for (const one of idle) {
      clearTimeout(one.timer);
      idle.delete(one);
      void end(one.worker);
    }
  }
  const keepToItself = lendsMemory(endIdle);

  function idleOf(memoryMb: number): JobProcess | null {
    for (const one of idle) {
      if (one.memoryMb !== memoryMb) continue;
      clearTimeout(one.timer);
      idle.delete(one);
      if (!one.worker.isGone()) return one.worker;
      all.delete(one.worker);
    }
    return null;
  }

  /** Its memory is free again when it is gone. */
  async function start(memoryMb: number, openFile: number | null, signal: AbortSignal) {
    const giveBack = await claimMemory(memoryMb, signal);
    const worker = startJobProcess(memoryMb, openFile);
    void worker.gone.then(giveBack);
    all.add(worker);
    return worker;
  }

  async function keepIdle(worker: JobProcess, memoryMb: number): Promise<void> {
    if (closing.signal.aborted || isMemoryShort() || worker.isGone()) return end(worker);
    const one: IdleProcess = {
      worker,
      memoryMb,
      timer: setTimeout(() => {
        idle.delete(one);
        void end(worker);
      }, options.idleMs ?? IDLE_MS).unref(),
    };
    idle.add(one);
  }

  /** Has a process do something, and kills it when the signal aborts. What a job throws leaves its process as it was. */
  async function act<Result>(
    worker: JobProcess,
    signal: AbortSignal,
    perform: () => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted();
    const kill = () => void worker.kill();
    signal.addEventListener('abort', kill);
    try {
      return await perform();
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', kill);
    }
  }

  return {
    /** Does a job with a process of the pool, or with one of its own. */
    async employ<Result>(
      name: string,
      { timeoutMs, signal: stop, memoryMb = options.memoryMb, openFile }: JobLimits,
      job: (worker: JobProcess, clock: Deadline) => Promise<Result>,
    ): Promise<Result> {
      const clock = deadline(name, timeoutMs);
      const signal = AbortSignal.any([clock.signal, closing.signal, ...(stop ? [stop] : [])]);
      const leave = await places.acquire(1, signal);
      try {
        const known = openFile === undefined ? idleOf(memoryMb) : null;
        const worker = known ?? (await start(memoryMb, openFile ?? null, signal));
        try {
          return await act(worker, signal, () => job(worker, clock));
        } finally {
          clock.stop();
          await (signal.aborted || openFile !== undefined
            ? end(worker)
            : keepIdle(worker, memoryMb));
        }
      } finally {
        leave();
      }
    },
    async close() {
      closing.abort(new Error('the pool of processes was closed'));
      keepToItself();
      idle.forEach(({ timer }) => clearTimeout(timer));
      await Promise.all([...all].map(end));
    },
  };
}
