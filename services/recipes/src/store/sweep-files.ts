import type { Files } from '@convivio/platform/files/files';
import type { Log } from '@convivio/platform/log';
import type { LibraryExportStore } from '../domain/exchange-library-export.ts';
import type { LibraryImportStore } from '../domain/exchange-library-import.ts';
import { PASSING_MS, sweepPassingFiles } from '../domain/passing-files.ts';

const EVERY_MS = 60 * 60_000;
/** Where what passes lies: nothing else is there, so that a look is short in a store of any size. */
const PLACES = ['passing/', 'exports/'];

export interface Sweeping {
  close(): Promise<void>;
}

/** Sweeps at once, then every hour. What a stop or a store that is away leaves behind goes the next time. */
export function startSweeping(files: Files, imports: Pick<LibraryImportStore, 'findByFile'>, exports: Pick<LibraryExportStore, 'forgetBefore'>, log: Log): Sweeping {
  let closed = false;
  async function* all() {
    for (const place of PLACES) for await (const file of files.list(place)) {
      if (closed) return;
      yield file;
    }
  }
  const isInUse = async (key: string) => (await imports.findByFile(key))?.state === 'running';

  async function sweep(): Promise<void> {
    try {
      const now = new Date();
      const swept = await sweepPassingFiles({ all, isInUse, remove: (key) => files.remove(key) }, now);
      await exports.forgetBefore(new Date(now.getTime() - 2 * PASSING_MS));
      if (swept > 0) log.info({ swept }, 'removed uploads and exports that nobody used');
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'uploads and exports that nobody used are removed later');
    }
  }

  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, EVERY_MS);
  timer.unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
