import type { LibraryWork, RunStore } from './library-work.ts';

/** Runs that come no further, before it is given up. */
const MOST_TRIES = 5;
/** How often it is tried to write down that an interrupted run does not count. */
const TRY_AGAIN_MS = 10_000;

/** One run of a piece of work. */
export interface Run<Changes> {
  /** Whether to stop at the next chance; the work can go on later. */
  stopped(): boolean;
  /** Nobody tries again after this run. */
  last: boolean;
  /** Writes down how far it is, and tells of it. */
  save(changes: Changes): Promise<void>;
}

export interface WorkPorts<Work extends LibraryWork, Changes> {
  store: RunStore<Work, Changes>;
  /** Does it; `stopped` when it was asked to stop before the end. */
  perform(work: Work, run: Run<Changes>): Promise<'ended' | 'stopped'>;
  /** Ends what was interrupted again and again. */
  giveUp(work: Work, run: Run<Changes>): Promise<void>;
  /** Tells whoever listens how it stands. */
  tell(work: Work): void;
  /** Whether an error says that something the work depends on is away. */
  isOutage(error: unknown): boolean;
  newRun(): string;
  /** Waits; shorter when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** What became of work that was taken up: it has ended (perhaps long ago), others go first, or it was asked to stop. */
export type WorkOutcome = 'ended' | 'yields' | 'stopped';

/**
 * Makes one run at a piece of work. A cook of whom something is in hand already lets the others go
 * first, unless it has `yielded` before. Each run counts
 * as a try when it begins, so that one whose process is killed counts too; it is taken back when
 * the work is not to blame. Throws what interrupted it.
 */
export async function performWork<Work extends LibraryWork, Changes>(
  ports: WorkPorts<Work, Changes>,
  { id, ownerId, yielded }: { id: number; ownerId: string; yielded: boolean },
  stopping: AbortSignal,
): Promise<WorkOutcome> {
  const { store } = ports;
  if (!yielded && (await store.hasOtherInHand(id, ownerId))) return 'yields';
  const name = ports.newRun();
  const begun = await store.beginRun(id, name);
  if (!begun) return 'ended';
  const { work, tries } = begun;
  const { run, isLost } = runOf(ports, id, name, tries, stopping);
  if (tries >= MOST_TRIES) {
    await ports.giveUp(work, run);
    return 'ended';
  }
  try {
    const outcome = await ports.perform(work, run);
    if (isLost()) {
      // It was ended by another run, or by its cook.
      if ((await store.find(id))?.state !== 'running') return 'ended';
      throw new Error('another run has gone on with it');
    }
    if (outcome === 'stopped') await store.endRun(id, name, { excused: true });
    return outcome;
  } catch (error) {
    if (isLost()) await store.excuseLost(id).catch(() => {});
    else if (ports.isOutage(error)) await excuse(ports, id, name, stopping);
    else await store.endRun(id, name, { excused: false }).catch(() => {});
    throw error;
  }
}

/** Ends work that nobody takes up any more. */
export async function abandonWork<Work extends LibraryWork, Changes>(
  ports: WorkPorts<Work, Changes>,
  id: number,
): Promise<void> {
  const name = ports.newRun();
  const begun = await ports.store.beginRun(id, name);
  if (!begun) return;
  const never = new AbortController().signal;
  await ports.giveUp(begun.work, runOf(ports, id, name, begun.tries, never).run);
}

function runOf<Work extends LibraryWork, Changes>(
  { store, tell }: WorkPorts<Work, Changes>,
  id: number,
  name: string,
  tries: number,
  stopping: AbortSignal,
) {
  let lost = false;
  const run: Run<Changes> = {
    stopped: () => stopping.aborted || lost,
    last: tries === MOST_TRIES - 1,
    async save(changes) {
      const work = await store.saveRun(id, name, changes);
      // Who was silent for too long, and finds that another has gone on, leaves it to them.
      if (work) tell(work);
      else lost = true;
    },
  };
  return { run, isLost: () => lost };
}

/**
 * What was interrupted because the database is away is taken back once it is there again: else it
 * would look as if the work had killed its process.
 */
async function excuse<Work extends LibraryWork, Changes>(
  { store, isOutage, wait }: WorkPorts<Work, Changes>,
  id: number,
  run: string,
  stopping: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      return await store.endRun(id, run, { excused: true });
    } catch (error) {
      if (stopping.aborted || !isOutage(error)) return;
    }
    await wait(TRY_AGAIN_MS, stopping);
  }
}
