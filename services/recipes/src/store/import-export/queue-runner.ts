import { randomUUID } from 'node:crypto';
import { coalesced } from '@convivio/platform/coalesced';

/** How long an instance that fell silent has what it took up to itself. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 10_000;
const AT_ONCE = 2;
const MOST_TRIES = 5;
/** Between two tries passes as long as the trouble has lasted, within these bounds. */
const SHORTEST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** How long what the work depends on may be away before that counts like any other interruption: a night. */
const LONGEST_OUTAGE_MS = 12 * 60 * 60_000;

/** How it has gone with work since it came further last. */
export interface Standing {
  /** How often a run of it failed; interruptions by outages do not count. */
  tries: number;
  /** Since when it is interrupted, in epoch milliseconds; null while it is not. */
  interruptedSince: number | null;
}

export interface Taken<Job> extends Standing {
  taken: Job;
  /** How many in a row before had it and never gave it back: they were killed, perhaps by this work, or fell silent. */
  abandoned: number;
}

/** Work that waits, taken up by one instance at a time. */
export interface Queue<Job> {
  /** What has waited longest, first of owners of whom nothing is in hand, without what the caller has `inHand` still; it is the holder's until `leaseUntil`. Null when there is nothing. */
  take(
    holder: string,
    now: number,
    leaseUntil: number,
    inHand: readonly number[],
  ): Promise<Taken<Job> | null>;
  /** Keeps it longer. False when another holder has taken it. */
  keep(id: number, holder: string, until: number): Promise<boolean>;
  /** Lets go of it: from then on anybody may take it. Where another has taken it meanwhile it stays theirs; what is known by this is kept: that nobody was killed, and a try that failed. */
  giveBack(id: number, holder: string, from: number, standing: Standing): Promise<void>;
}

export interface Run {
  /** Whether to stop at the next chance; the work can go on later. */
  stopped(): boolean;
  /** Nobody tries again after this run. */
  last: boolean;
}

export interface Work<Job> {
  /** What it is, for the log. */
  name: string;
  perform(job: Job, run: Run): Promise<void>;
  /** Ends what was interrupted again and again. */
  giveUp(job: Job): Promise<void>;
  /** Whether a run that was interrupted has brought it further. */
  hasProgressed(job: Job): Promise<boolean>;
  /** Whether a run was interrupted because something it depends on is away. */
  isOutage(error: unknown): boolean;
}

export interface QueueRunner {
  /** Call after something was begun: takes it up without waiting for the next look. */
  nudge(): void;
  /** Stops at the next chance; what was in hand goes on when the service starts again. */
  close(): Promise<void>;
}

interface RunnerLog {
  warn(context: object, text: string): void;
  error(context: object, text: string): void;
}

/** Works through what waits, here or in another instance, a few at a time. */
export function startQueueRunner<Job extends { id: number }>(
  queue: Queue<Job>,
  work: Work<Job>,
  log: RunnerLog,
): QueueRunner {
  const working = new Map<number, Promise<void>>();
  const closing = new AbortController();
  let closed = false;

  async function look(): Promise<void> {
    while (!closed && working.size < AT_ONCE) {
      const holder = randomUUID();
      // After an outage a lease may have lapsed before what became of its run is written down.
      const next = await queue.take(holder, Date.now(), Date.now() + LEASE_MS, [...working.keys()]);
      if (!next) return;
      const { id } = next.taken;
      working.set(
        id,
        perform(next, holder).finally(() => {
          working.delete(id);
          looking.run();
        }),
      );
    }
  }

  async function perform(
    { taken: job, tries, abandoned, interruptedSince }: Taken<Job>,
    holder: string,
  ): Promise<void> {
    const givenUp = tries >= MOST_TRIES || abandoned >= MOST_TRIES;
    let lost = false;
    let renewal: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      // Who was silent for too long, and finds that another has gone on, leaves it to them.
      renewal = queue.keep(job.id, holder, Date.now() + LEASE_MS).then(
        (held) => void (lost = !held),
        () => {},
      );
    }, RENEW_EVERY_MS);
    const giveBack = async (from: number, standing: Standing) => {
      clearInterval(timer);
      // One that is still under way would take it back.
      await renewal;
      if (!lost) await insist(() => queue.giveBack(job.id, holder, from, standing));
    };
    try {
      if (givenUp) return await work.giveUp(job);
      await work.perform(job, {
        stopped: () => closed || lost,
        last: Math.max(tries, abandoned) === MOST_TRIES - 1,
      });
      if (closed) await giveBack(0, { tries: 0, interruptedSince: null });
    } catch (error) {
      log.error({ err: error, id: job.id }, `${work.name} was interrupted and goes on later`);
      const now = Date.now();
      const progressed = await work.hasProgressed(job).catch(() => false);
      const since = progressed ? now : (interruptedSince ?? now);
      const counts = !work.isOutage(error) || now - since > LONGEST_OUTAGE_MS;
      const wait = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, now - since));
      // What could not be given up now is given up the next time.
      await giveBack(now + wait, {
        tries: givenUp ? MOST_TRIES : progressed ? 0 : counts ? tries + 1 : tries,
        interruptedSince: since,
      });
    } finally {
      clearInterval(timer);
    }
  }

  /** What was interrupted because the database is away is given back when it is there again: else it would look as if this process had been killed. */
  async function insist(act: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        log.warn({ err: error }, `${work.name} waits`);
      }
      if (closed) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
      await promise;
      clearTimeout(timer);
    }
  }

  const looking = coalesced(look, (error) => log.warn({ err: error }, `${work.name} waits`));
  const timer = setInterval(looking.run, LOOK_EVERY_MS);
  timer.unref();
  looking.run();
  return {
    nudge: looking.run,
    async close() {
      closed = true;
      closing.abort();
      clearInterval(timer);
      await looking.close();
      await Promise.all(working.values());
    },
  };
}
