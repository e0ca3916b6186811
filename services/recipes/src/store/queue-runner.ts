import { randomUUID } from 'node:crypto';

/** How long an instance that fell silent has what it took up to itself. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 10_000;
const AT_ONCE = 2;
const MOST_TRIES = 5;

/** Work that waits, taken up by one instance at a time. */
export interface Queue<Job> {
  /** What has waited longest, which is then the holder's until `leaseUntil`; null when there is nothing. */
  take(holder: string, now: number, leaseUntil: number): Promise<{ taken: Job; tries: number } | null>;
  /** Keeps it longer, or gives it back at once. `tries` starts again once there was progress. False when another holder has taken it. */
  lease(id: number, holder: string, until: number, progressed?: boolean): Promise<boolean>;
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
  let closed = false;
  let looking: Promise<void> | null = null;
  let again = false;

  async function look(): Promise<void> {
    while (!closed && working.size < AT_ONCE) {
      const holder = randomUUID();
      const next = await queue.take(holder, Date.now(), Date.now() + LEASE_MS);
      if (!next) return;
      const performing = perform(next.taken, next.tries, holder).finally(() => {
        working.delete(performing);
        nudge();
      });
      working.add(performing);
    }
  }

  async function perform(job: Job, tries: number, holder: string): Promise<void> {
    let lost = false;
    let renewal: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      // Who was silent for too long, and finds that another has gone on, leaves it to them.
      renewal = queue.lease(job.id, holder, Date.now() + LEASE_MS).then((held) => void (lost = !held), () => {});
    }, RENEW_EVERY_MS);
    const giveBack = async (inMs: number, progressed: boolean) => {
      clearInterval(timer);
      // One that is still under way would take it back.
      await renewal;
      if (!lost) await queue.lease(job.id, holder, inMs === 0 ? 0 : Date.now() + inMs, progressed);
    };
    try {
      if (tries > MOST_TRIES) return await work.giveUp(job);
      await work.perform(job, { stopped: () => closed || lost, last: tries === MOST_TRIES });
      if (closed) await giveBack(0, true);
    } catch (error) {
      log.error({ err: error, id: job.id }, `${work.name} was interrupted and goes on later`);
      await giveBack(LOOK_EVERY_MS, await work.hasProgressed(job).catch(() => false)).catch(() => {});
    } finally {
      clearInterval(timer);
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
      clearInterval(timer);
      await looking;
      await Promise.all(working);
    },
  };
}
