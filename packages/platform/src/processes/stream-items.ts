import type { Deadline } from './deadline.ts';
import type { JobProcess } from './job-process.ts';

/** What has come from a process and was not read yet. */
export class StreamItems {
  private readonly arrived: unknown[] = [];
  private worker: JobProcess | null = null;
  private clock: Deadline | null = null;
  private over = false;
  private change = Promise.withResolvers<void>();

  begin(worker: JobProcess, clock: Deadline): void {
    [this.worker, this.clock] = [worker, clock];
    clock.start();
  }

  put(item: unknown): void {
    this.arrived.push(item);
    this.changed();
  }

  /** No further item comes; the process may have another job from now on. */
  end(): void {
    this.over = true;
    this.changed();
  }

  async *taken(): AsyncGenerator<unknown, void> {
    for (;;) {
      while (this.arrived.length === 0 && !this.over) await this.change.promise;
      if (this.arrived.length === 0) return;
      // As long as its reader is busy with an item, no further one is late.
      this.clock?.stop();
      yield this.arrived.shift();
      if (this.over) continue;
      this.clock?.start();
      this.worker?.more();
    }
  }

  private changed(): void {
    this.change.resolve();
    this.change = Promise.withResolvers();
  }
}
