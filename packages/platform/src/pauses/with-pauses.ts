import { setImmediate } from 'node:timers/promises';

/** As long as others wait at most, beside one part of the work. */
export const HELD_MS = 10;

/** Who pauses, one behind the other: all that a process does shares its one thread, so the queue is the process's too. */
let last: Promise<unknown> = Promise.resolve();

/** Lets others have their turn; who asks for it meanwhile goes on in a turn of their own, so that many together hold up nobody longer than one does. */
export function pause(): Promise<void> {
  const turn = last.then(() => setImmediate());
  last = turn;
  return turn;
}

/** Does work that can be left wherever it yields, with a pause whenever it has gone on for long. */
export async function withPauses<Result>(work: Generator<void, Result>): Promise<Result> {
  let begun = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - begun < HELD_MS) continue;
    await pause();
    begun = performance.now();
  }
}
