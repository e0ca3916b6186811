/** Work that waits, without a message, until its cook has less in hand. */
export interface WorkAside<Work> {
  /** Puts work aside until it is announced again. */
  putAside(work: Work): Promise<void>;
  /** Whether older work of its cook is put aside, which goes first; left out where the order does not matter. */
  isBehind?(work: Work): Promise<boolean>;
  /** Announces the cook's oldest work that is put aside, at most so many pieces. */
  takeUpAside(ownerId: string, most: number): Promise<void>;
}

/** Does work where it is its cook's turn; else puts it aside. Throws what the run throws. */
export type InTurn<Work> = (work: Work, run: () => Promise<void>) => Promise<void>;

/** How the cooks take turns at one worker. */
export interface Turns<Work> {
  aside: WorkAside<Work>;
  /** Tells a message that came a second time from another piece of work. */
  keyOf(work: Work): string | number;
  /** Pieces of one cook that are in hand at once. */
  most: number;
  /** Aborts when the worker closes. */
  stopping: AbortSignal;
}

/**
 * Turns of the cooks at one worker, which has at most so many pieces of work of one cook in hand:
 * fifty scans of one leave room for the next cook's text. What is put aside waits in a store, so it
 * survives the worker; whenever a piece of its cook leaves a worker's hand, the oldest is announced,
 * but not for one that a closing worker gives back: that is older, and comes again by itself.
 */
export function turnsOfCooks<Work extends { ownerId: string }>({
  aside,
  keyOf,
  most,
  stopping,
}: Turns<Work>): InTurn<Work> {
  const inHand = new Map<string, Set<string | number>>();

  /** False when the cook has enough in hand. Whether there is room may change while the store answers, so it is taken first. */
  function enter(work: Work): boolean {
    const keys = inHand.get(work.ownerId) ?? new Set();
    if (keys.size >= most) return false;
    inHand.set(work.ownerId, keys.add(keyOf(work)));
    return true;
  }

  function leave(work: Work): void {
    const keys = inHand.get(work.ownerId);
    keys?.delete(keyOf(work));
    if (keys?.size === 0) inHand.delete(work.ownerId);
  }

  const roomFor = (ownerId: string) => most - (inHand.get(ownerId)?.size ?? 0);

  return async (work, run) => {
    const { ownerId } = work;
    // A message that came a second time: it waits for the run in hand, and is no further work.
    if (inHand.get(ownerId)?.has(keyOf(work))) return run();
    const entered = enter(work);
    let comesAgain = false;
    try {
      if (entered && !(await aside.isBehind?.(work))) await run();
      else await aside.putAside(work);
    } catch (error) {
      comesAgain = stopping.aborted;
      throw error;
    } finally {
      if (entered) leave(work);
      // Also behind what was put aside: what was in hand may have ended meanwhile.
      const room = roomFor(ownerId);
      if (!comesAgain && room > 0) await aside.takeUpAside(ownerId, room);
    }
  };
}
