import type { Log } from '@convivio/platform/log';
import { startPeriodicTask, type PeriodicTask } from '@convivio/platform/periodic-task';
import type { LibraryExportStore } from '../../domain/import-export/library-export.ts';
import type { LibraryImportStore } from '../../domain/import-export/library-import.ts';

const EVERY_MS = 10 * 60_000;
/**
 * A message that is there comes again after five minutes at most, and a run that lives comes
 * further within five, or is ended: who was not touched for so much longer has no message, or
 * waits in a long queue, where a second message does no harm.
 */
const UNTOUCHED_MS = 60 * 60_000;
/** Imports, and exports, that are announced again at once: the others have their turn at the next. */
const PAGE = 100;

/** Asks the workers again for imports and exports whose messages the bus has lost, so that they do not run for ever. */
export function startAnnouncingLostWork(
  stores: readonly Pick<LibraryImportStore | LibraryExportStore, 'announceAgain'>[],
  log: Log,
): PeriodicTask {
  return startPeriodicTask(
    'announcing lost work',
    EVERY_MS,
    async (signal) => {
      for (const store of stores) {
        if (signal.aborted) return;
        const since = new Date(Date.now() - UNTOUCHED_MS);
        const announced = await store.announceAgain(since, PAGE);
        if (announced > 0) log.warn({ announced }, 'announced imports or exports again');
      }
    },
    log,
  );
}
