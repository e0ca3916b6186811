import { jobProcesses, type JobLimits, type ProcessOptions } from './job-processes.ts';
import { StreamItems } from './stream-items.ts';

/** What a module of jobs may export: functions of one input that can be cloned, such as plain objects and bytes. */
type Jobs = Record<string, unknown>;
type InputOf<Fn> = Fn extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Fn> = Fn extends (input: never) => infer Result ? Awaited<Result> : never;
type ItemOf<Fn> = Fn extends (input: never) => AsyncIterable<infer Item> ? Item : never;

export interface ProcessPoolOptions extends ProcessOptions {
  /** The module whose exports are the jobs: `new URL('./read-pages.process.ts', import.meta.url)`. It is loaded in the process alone. */
  module: URL;
}

export interface ProcessPool<Module> {
  /**
   * Calls a function of the module in a process. What it throws is thrown here with its name, message and plain fields, as an
   * `Error`; a process that needs more than its memory ends the job with `JobOutOfMemory`, one that breaks with `JobBrokeOff`.
   */
  run<Name extends keyof Module & string>(
    name: Name,
    input: InputOf<Module[Name]>,
    limits: JobLimits,
  ): Promise<ResultOf<Module[Name]>>;
  /**
   * The items of an async generator of the module, made in a process as they are asked for, a few
   * ahead. Who stops early kills the process.
   */
  stream<Name extends keyof Module & string>(
    name: Name,
    input: InputOf<Module[Name]>,
    limits: JobLimits,
  ): AsyncGenerator<ItemOf<Module[Name]>, void>;
  /** Kills what runs. */
  close(): Promise<void>;
}

/** Items that a stream may be ahead of its reader: enough to keep both busy, few enough for large ones. */
const AHEAD = 4;

/**
 * Processes for work on what strangers send, and for work that would hold up others: reading pages, pictures, large files. Whatever
 * a job does, it ends itself alone. Typed by the module:
 * `processPool<typeof import('./read-pages.process.ts')>({ module: new URL('./read-pages.process.ts', import.meta.url), memoryMb: 500 })`.
 */
export function processPool<Module extends Jobs>(options: ProcessPoolOptions): ProcessPool<Module> {
  const staff = jobProcesses(options);
  const module = options.module.href;
  return {
    run: (name, input, limits) =>
      staff.employ({ name, mayBeRepeated: true }, limits, (worker, clock) => {
        clock.start();
        const hears = { onStep: () => clock.goesOn() };
        return worker.perform({ module, name, input, ahead: null }, hears) as Promise<never>;
      }),
    async *stream(name, input, limits) {
      const items = new StreamItems();
      const stopping = new AbortController();
      const signal = AbortSignal.any([stopping.signal, ...(limits.signal ? [limits.signal] : [])]);
      const once = { name, mayBeRepeated: false };
      const running = staff.employ(once, { ...limits, signal }, async (worker, clock) => {
        items.begin(worker, clock);
        await worker
          .perform({ module, name, input, ahead: AHEAD }, { onItem: (item) => items.put(item) })
          .finally(() => items.end());
      });
      // It may end before it has a process.
      running.catch(() => items.end());
      try {
        yield* items.taken() as AsyncGenerator<never>;
        await running;
      } finally {
        stopping.abort(new Error('the reader of a stream has stopped'));
        await running.catch(() => {});
      }
    },
    close: () => staff.close(),
  };
}
