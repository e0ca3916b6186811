import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 30_000;
/** A loop that is busy for a smaller part of its time has nothing in hand that a collection would hold up. */
const IDLE_BELOW = 0.1;
/** V8 itself collects behind every half by which the heap grows, which is less. What is left to us is what a great piece of work leaves behind. */
const WORTH_BYTES = 96 * 1024 ** 2;

export interface Heap {
  /** How much of the time since the last look the event loop was busy, 0 to 1. */
  busy(): number;
  /** Bytes in use, with what nobody uses any more but was not collected yet. */
  usedBytes(): number;
  /** Collects everything that nobody uses. */
  collect(): void;
}

/**
 * What is to be called now and then: collects where nothing is going on and the heap has grown since the last time. V8 collects while it is
 * asked for memory, so what thousands of saved recipes leave behind would stay until somebody saves thousands more.
 */
export function collectorWhenIdle(heap: Heap): () => void {
  let usedBefore = 0;
  return () => {
    if (heap.busy() >= IDLE_BELOW || heap.usedBytes() - usedBefore < WORTH_BYTES) return;
    heap.collect();
    usedBefore = heap.usedBytes();
  };
}

/**
 * Gives the memory of this process back to the system once it has nothing to do. A usual collection keeps the pages it has emptied; the one that
 * gives them back takes about half a second with 10,000 recipes. Ends with the process, which it does not keep running.
 */
export function giveMemoryBackWhenIdle(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void;
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  const look = collectorWhenIdle({
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    usedBytes: () => getHeapStatistics().used_heap_size,
    collect: () => collect({ type: 'major', flavor: 'last-resort' }),
  });
  setInterval(look, EVERY_MS).unref();
}
