import { workerData } from 'node:worker_threads';

// Looks after the process of a job from a thread of its own, whatever the job does: limits of V8 know
// nothing of buffers and engines, and a process that computes does not hear that its product has ended.

const { maxBytes, parent } = workerData as { maxBytes: number; parent: number };
/** Short enough that memory filled at full speed runs over by some hundred megabytes at most. */
const LOOK_EVERY_MS = 40;

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || process.ppid !== parent)
    process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
