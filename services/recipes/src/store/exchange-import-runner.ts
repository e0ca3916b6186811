import { randomUUID } from 'node:crypto';
import { runImport, type ImportPorts } from '../domain/exchange-import.ts';
import type { ImportQueue } from './exchange-import-store.ts';

/** How long an instance that fell silent has an import to itself. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 10_000;
const AT_ONCE = 2;
const MOST_TRIES = 5;
const GIVEN_UP = 'This import was interrupted again and again. What was kept is in the list; upload the file once more for the rest.';

export interface ImportRunner {
  /** Call after an import was begun: takes it up without waiting for the next look. */
  nudge(): void;
  /** Stops after the items in hand; the imports go on when the service starts again. */
  close(): Promise<void>;
}

interface RunnerLog {
  warn(context: object, text: string): void;
  error(context: object, text: string): void;
}

/** Works through the imports that wait, here or in another instance, a few at a time. */
export function startImportRunner(ports: Omit<ImportPorts, 'onSurprise'>, queue: ImportQueue, log: RunnerLog): ImportRunner {
  const working = new Set<Promise<void>>();
  let closed = false;
  let looking: Promise<void> | null = null;
  let again = false;

  async function look(): Promise<void> {
    while (!closed && working.size < AT_ONCE) {
      const holder = randomUUID();
      const next = await queue.take(holder, Date.now(), Date.now() + LEASE_MS);
      if (!next) return;
      const work = perform(next, holder).finally(() => {
        working.delete(work);
        nudge();
      });
      working.add(work);
    }
  }

  async function perform({ taken, tries }: NonNullable<Awaited<ReturnType<ImportQueue['take']>>>, holder: string): Promise<void> {
    let lost = false;
    // Who was silent for too long, and finds that another has gone on, leaves it to them.
    const renew = () => queue.lease(taken.id, holder, Date.now() + LEASE_MS).then((held) => (lost = !held), () => {});
    const renewal = setInterval(() => void renew(), RENEW_EVERY_MS);
    const before = taken.done;
    try {
      if (tries > MOST_TRIES) {
        await ports.files.dropUpload(taken.fileKey);
        await ports.imports.update(taken.id, { state: 'failed', error: GIVEN_UP });
        return;
      }
      await runImport({ ...ports, onSurprise: (cause) => log.warn({ err: cause, importId: taken.id }, 'a library file held something unexpected') }, taken, { stopped: () => closed || lost, last: tries === MOST_TRIES });
      if (closed) await queue.lease(taken.id, holder, 0, true);
    } catch (error) {
      log.error({ err: error, importId: taken.id }, 'an import was interrupted and goes on later');
      const { done } = (await ports.imports.find(taken.id).catch(() => null)) ?? taken;
      await queue.lease(taken.id, holder, Date.now() + LOOK_EVERY_MS, done > before).catch(() => {});
    } finally {
      clearInterval(renewal);
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
        if (!closed) log.warn({ err: error }, 'imports wait');
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
