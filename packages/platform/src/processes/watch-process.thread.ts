import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// Looks after the process of a job from a thread of its own, whatever the job does: limits of V8 know
// nothing of buffers and engines, and a process that computes does not hear that its product has ended.

const { maxBytes, parent } = workerData as { maxBytes: number; parent: number };
/** Short enough that memory filled at full speed runs over by some hundred megabytes at most. */
const LOOK_EVERY_MS = 40;
const STDERR = 2;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > maxBytes;
  if (isTooLarge) sayWhy();
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);

/** Others kill as well, such as an administrator: its last words, which are those of V8, tell the reason. */
function sayWhy(): void {
  try {
    writeSync(STDERR, 'out of memory\n');
  } catch {
    // What the process wrote before was not read yet. It ends without a reason then.
  }
}
