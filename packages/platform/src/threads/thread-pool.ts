import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { deadline } from './deadline.ts';
import { itemsFrom } from './items-from-port.ts';
import type { Job, Outcome } from './run-job.thread.ts';
import { ThreadOutOfMemory, unpackThrown } from './thread-errors.ts';

/** What a module of jobs may export: functions of one input that can be cloned, such as plain objects, bytes and file descriptors. */
type Jobs = Record<string, unknown>;
type InputOf<Fn> = Fn extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Fn> = Fn extends (input: never) => infer Result ? Awaited<Result> : never;
type ItemOf<Fn> = Fn extends (input: never) => AsyncIterable<infer Item> ? Item : never;

export interface ThreadPoolOptions {
  /** The module whose exports are the jobs: `new URL('./read-pages.thread.ts', import.meta.url)`. It is loaded in the thread alone. */
  module: URL;
  /**
   * How much the heap of one thread may hold, in megabytes; buffers come on top. What needs more ends with `ThreadOutOfMemory`; one
   * object alone that is larger than what is left (the table of a Map with a million keys) can still take the process down.
   */
  maxHeapMb: number;
  /** How many jobs run at a time, one unless told; the others wait. */
  threads?: number;
  /** How long a thread without work stays, in milliseconds: 30 s unless told. Its memory goes with it. */
  idleMs?: number;
}

export interface JobLimits {
  /**
   * How long it may take, of a stream each item, in milliseconds. Then its thread is killed,
   * whatever it does, and it ends with `ThreadTimeout`.
   */
  timeoutMs: number;
  /** Kills the thread as well; the job then ends with the reason of the signal. */
  signal?: AbortSignal;
}

export interface ThreadPool<Module> {
  /** Calls a function of the module in a thread. What it throws is thrown here with its name, message and plain fields, as an `Error`. */
  run<Name extends keyof Module & string>(
    name: Name,
    input: InputOf<Module[Name]>,
    limits: JobLimits,
  ): Promise<ResultOf<Module[Name]>>;
  /**
   * The items of an async generator of the module, made in a thread as they are asked for, a few
   * ahead. Who stops early kills the thread.
   */
  stream<Name extends keyof Module & string>(
    name: Name,
    input: InputOf<Module[Name]>,
    limits: JobLimits,
  ): AsyncGenerator<ItemOf<Module[Name]>, void>;
  /** Kills what runs. */
  close(): Promise<void>;
}

const IDLE_MS = 30_000;
/**
 * Node lets a thread go 16 MB past its limit while it ends it; a collection that moves more at once takes the whole process down. The
 * default moved up to 48 MB: of ten jobs that hoarded small strings four did so, and of five that parsed JSON all.
 */
const YOUNG_HEAP_MB = 16;
/** Items that a stream may be ahead of its reader: enough to keep both busy, few enough for large ones. */
const AHEAD = 4;

/**
 * Threads for work that would hold up a process: reading large files, thousands of lines. Typed by the module:
 * `threadPool<typeof import('./read-pages.thread.ts')>({ module: new URL('./read-pages.thread.ts', import.meta.url), maxHeapMb: 500 })`.
 */
export function threadPool<Module extends Jobs>({
  module,
  maxHeapMb,
  threads = 1,
  idleMs = IDLE_MS,
}: ThreadPoolOptions): ThreadPool<Module> {
  const pool = new Piscina({
    filename: new URL('./run-job.thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    // Else a thread between two jobs sleeps so soundly that what a job has left behind cannot end.
    atomics: 'disabled',
    recordTiming: false,
  });

  const run = jobRunner(pool, module);

  return {
    async run(name, input, { timeoutMs, signal }) {
      const clock = deadline(name, timeoutMs);
      clock.start();
      try {
        return (await run({ name, input, stream: null }, anyOf(clock.signal, signal))) as never;
      } finally {
        clock.stop();
      }
    },
    async *stream(name, input, { timeoutMs, signal }) {
      const clock = deadline(name, timeoutMs);
      const stopping = new AbortController();
      const { port1: here, port2: port } = new MessageChannel();
      const running = run(
        { name, input, stream: { port, ahead: AHEAD } },
        anyOf(clock.signal, stopping.signal, signal),
      );
      // Whoever reads is told by `itemsFrom`, which waits for the port to close; what never got a thread left it here.
      running.catch(() => port.close());
      try {
        yield* itemsFrom(here, running, clock) as AsyncGenerator<never>;
      } finally {
        clock.stop();
        stopping.abort();
        here.close();
      }
    },
    close: () => pool.destroy(),
  };
}

/** Runs jobs of a module in threads of the pool. */
function jobRunner(pool: Piscina, module: URL) {
  return async function run(
    { name, input, stream }: Omit<Job, 'module'>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const job: Job = { module: module.href, name, input, stream };
    const outcome = (await pool
      .run(job, { signal, ...(stream && { transferList: [stream.port] }) })
      .catch((error: unknown) => {
        signal.throwIfAborted();
        throw isOutOfMemory(error) ? new ThreadOutOfMemory(name, error) : error;
      })) as Outcome;
    if ('thrown' in outcome) throw unpackThrown(outcome.thrown);
    return outcome.value;
  };
}

const anyOf = (...signals: (AbortSignal | undefined)[]): AbortSignal =>
  AbortSignal.any(signals.filter((signal) => signal !== undefined));

const isOutOfMemory = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
