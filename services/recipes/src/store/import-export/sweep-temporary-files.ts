import { sweepFiles } from '@convivio/platform/files/sweep-files';
import type { Files } from '@convivio/platform/files/files';
import type { Log } from '@convivio/platform/log';
import { startPeriodicTask, type PeriodicTask } from '@convivio/platform/periodic-task';
import { REPORT_KEPT_MS } from '../../domain/import-export/request-import.ts';
import type { LibraryExportStore } from '../../domain/import-export/library-export.ts';
import type { LibraryImportStore } from '../../domain/import-export/library-import.ts';
import { SWEPT_AFTER_MS } from '../../domain/recipe/files/temporary-files.ts';

const EVERY_MS = 60 * 60_000;
/** Where what passes lies: nothing else is there, so that a look is short in a store of any size. */
const PLACES = ['passing/', 'exports/'];

/** Removes uploads that nobody has used, exports that nobody fetches any more, and what is known of imports and exports of long ago. */
export function startSweeping(
  files: Files,
  imports: Pick<LibraryImportStore, 'filesInUse' | 'forgetBefore'>,
  exports: Pick<LibraryExportStore, 'forgetBefore'>,
  log: Log,
): PeriodicTask {
  const needed = async (keys: string[]) => new Set(await imports.filesInUse(keys));
  return startPeriodicTask(
    'sweeping what passes',
    EVERY_MS,
    async (signal) => {
      const now = new Date();
      const swept = await sweepFiles(
        files,
        { places: PLACES, olderThanMs: SWEPT_AFTER_MS, needed },
        now,
        signal,
      );
      if (swept > 0) log.info({ swept }, 'removed uploads and exports that nobody used');
      if (signal.aborted) return;
      await imports.forgetBefore(new Date(now.getTime() - REPORT_KEPT_MS));
      await exports.forgetBefore(new Date(now.getTime() - SWEPT_AFTER_MS));
    },
    log,
  );
}
