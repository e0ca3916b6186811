import type { JobProcess } from './job-process.ts';

interface Idle {
  worker: JobProcess;
  memoryMb: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Processes that have nothing to do, each for so many milliseconds at most. */
export class IdleProcesses {
  private readonly all = new Set<Idle>();
  private readonly idleMs: number;
  private readonly others: (memoryMb: number) => JobProcess | null;

  /** Where there is none to take, `others` are asked for one. */
  constructor(idleMs: number, others: (memoryMb: number) => JobProcess | null = () => null) {
    this.idleMs = idleMs;
    this.others = others;
  }

  /** Keeps one for the next job. */
  add(worker: JobProcess, memoryMb: number): void {
    const timer = setTimeout(() => {
      this.all.delete(idle);
      void worker.kill();
    }, this.idleMs).unref();
    const idle: Idle = { worker, memoryMb, timer };
    this.all.add(idle);
  }

  /** One that may hold so much and lives; null when there is none. */
  take(memoryMb: number): JobProcess | null {
    for (const idle of this.all) {
      if (idle.memoryMb !== memoryMb) continue;
      this.remove(idle);
      if (!idle.worker.isGone()) return idle.worker;
    }
    return this.others(memoryMb);
  }

  /** Ends them all. */
  end(): void {
    for (const idle of this.all) {
      this.remove(idle);
      void idle.worker.kill();
    }
  }

  /** Gives them all away; those that are not taken end. */
  leaveTo(heir: (worker: JobProcess, memoryMb: number) => boolean): void {
    for (const idle of this.all) {
      this.remove(idle);
      if (idle.worker.isGone() || !heir(idle.worker, idle.memoryMb)) void idle.worker.kill();
    }
  }

  private remove(idle: Idle): void {
    clearTimeout(idle.timer);
    this.all.delete(idle);
  }
}
