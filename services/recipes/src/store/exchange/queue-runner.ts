import { randomUUID } from 'node:crypto';

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
  /** How often it was taken up; interruptions by outages do not count. */
  tries: number;
  /** Since when it is interrupted, in epoch milliseconds; null while it is not. */
  interruptedSince: number | null;
}

/** Work that waits, taken up by one instance at a time. */
export interface Queue<Job> {
  /** What has waited longest, first of owners of whom nothing is in hand; it is the holder's until `leaseUntil`. This try is counted. Null when there is nothing. */
  take(holder: string, now: number, leaseUntil: number): Promise<({ taken: Job } & Standing) | null>;
  /** Keeps it longer. False when another holder has taken it. */
  keep(id: number, holder: string, until: number): Promise<boolean>;
  /** Lets go of it: from then on anybody may take it. */
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
export function startQueueRunner<Job extends { id: number }>(queue: Queue<Job>, work: Work<Job>, log: RunnerLog): QueueRunner {
  const working = new Set<Promise<void>>();
  const closing = new AbortController();
  let closed = false;
  let looking: Promise<void> | null = null;
  let again = false;

  async function look(): Promise<void> {
    while (!closed && working.size < AT_ONCE) {
      const holder = randomUUID();
      const next = await queue.take(holder, Date.now(), Date.now() + LEASE_MS);
      if (!next) return;
      const performing = perform(next.taken, next, holder).finally(() => {
        working.delete(performing);
        nudge();
      });
      working.add(performing);
    }
  }

  async function perform(job: Job, { tries, interruptedSince }: Standing, holder: string): Promise<void> {
    let lost = false;
    let renewal: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      // Who was silent for too long, and finds that another has gone on, leaves it to them.
      renewal = queue.keep(job.id, holder, Date.now() + LEASE_MS).then((held) => void (lost = !held), () => {});
    }, RENEW_EVERY_MS);
    const giveBack = async (from: number, standing: Standing) => {
      clearInterval(timer);
      // One that is still under way would take it back.
      await renewal;
      if (!lost) await insist(() => queue.giveBack(job.id, holder, from, standing));
    };
    try {
      if (tries > MOST_TRIES) return await work.giveUp(job);
      await work.perform(job, { stopped: () => closed || lost, last: tries === MOST_TRIES });
      if (closed) await giveBack(0, { tries: 0, interruptedSince: null });
    } catch (error) {
      log.error({ err: error, id: job.id }, `${work.name} was interrupted and goes on later`);
      const now = Date.now();
      const progressed = await work.hasProgressed(job).catch(() => false);
      const since = progressed ? now : (interruptedSince ?? now);
      const counts = !work.isOutage(error) || now - since > LONGEST_OUTAGE_MS;
      const wait = Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, now - since));
      await giveBack(now + wait, { tries: progressed ? 0 : counts ? tries : tries - 1, interruptedSince: since });
    } finally {
      clearInterval(timer);
    }
  }

  /** What was interrupted because the database is away is given back when it is there again: else each such time would count as a try. */
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

  function nudge(): void {
    if (closed) return;
    if (looking) {
      again = true;
      return;
    }
    looking = look()
      .catch((error: unknown) => {
        if (!closed) log.warn({ err: error }, `${work.name} waits`);
      })
      .finally(() => {
        looking = null;
        if (again) {
          again = false;
          nudge();
        }
      });
  }

  const timer = setInterval(nudge, LOOK_EVERY_MS);
  timer.unref();
  nudge();
  return {
    nudge,
    async close() {
      closed = true;
      closing.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(working);
    },
  };
}
