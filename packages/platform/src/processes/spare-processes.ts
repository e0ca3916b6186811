import { IdleProcesses } from './idle-processes.ts';
import type { JobProcess } from './job-process.ts';
import { lendsMemory } from './memory-budget.ts';

/** A pool that is closed ends what it has; one after which another opens at once may leave it there. */
const SPARE_MS = 60_000;
let spare: IdleProcesses | null = null;

/**
 * Has pools that close leave their idle processes to those that open later: a process takes a second of work until it has read its
 * first page. For tests, which start service after service; a product closes its pools when it ends.
 */
export function keepSpareProcesses(): void {
  if (spare) return;
  const kept = new IdleProcesses(SPARE_MS);
  lendsMemory(() => kept.end());
  spare = kept;
}

/** Ends those that were left, and leaves no more. */
export function endSpareProcesses(): void {
  spare?.end();
  spare = null;
}

/** Keeps a process that no pool has; false where none is kept. It lets the process that has started it end. */
export function leaveSpare(worker: JobProcess, memoryMb: number): boolean {
  if (!spare) return false;
  worker.holdsParent(false);
  spare.add(worker, memoryMb);
  return true;
}

/** A process that was left and may hold so much, as one of those that live; null when there is none. */
export function takeSpare(memoryMb: number, living: Set<JobProcess>): JobProcess | null {
  const worker = spare?.take(memoryMb) ?? null;
  if (!worker) return null;
  worker.holdsParent(true);
  living.add(worker);
  void worker.gone.then(() => living.delete(worker));
  return worker;
}
