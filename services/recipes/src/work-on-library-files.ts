import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { broadcast } from '@convivio/contracts/broadcasts';
import type { Collaborators } from '@convivio/platform/collaborators';
import { newId } from '@convivio/platform/ids';
import type { ServiceContext } from '@convivio/platform/service';
import type { LibraryExport } from './domain/import-export/library-export.ts';
import type { LibraryImport } from './domain/import-export/library-import.ts';
import { giveUpExport, runExport } from './domain/import-export/run-export.ts';
import { giveUpImport, runImport } from './domain/import-export/run-import.ts';
import type { Stores } from './open-stores.ts';
import { onLibraryWorkRequested } from './reactions/library-work-requested.ts';
import { exportFiles } from './store/import-export/export-files.ts';
import { importedFiles } from './store/import-export/imported-files.ts';
import { uploadOpener } from './store/import-export/library-uploads.ts';
import { isOutage } from './store/import-export/outage.ts';
import { libraryFileProcesses } from './processes/read-library-file.ts';

/** What runs at imports and at exports have in common. */
const shared = {
  isOutage,
  newRun: () => randomUUID(),
  wait: (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => {}),
};
/** As many as one worker imports at a time. */
const READERS = 2;

/** Takes imports and exports of libraries from the queue until it is closed. Runs inside the service or alone, in any number. */
export async function workOnLibraryFiles(
  { bus, files, log }: Pick<ServiceContext<unknown>, 'bus' | 'files' | 'log'>,
  { recipes, templates, imports, exports }: Stores,
  { actsFor }: Pick<Collaborators, 'actsFor'>,
) {
  const stopping = new AbortController();
  const readers = libraryFileProcesses(READERS);
  const exportPorts = { recipes, templates, exports, files: exportFiles(files) };
  const importPorts = {
    actsFor,
    recipes,
    templates,
    imports,
    files: { ...importedFiles(files), openUpload: uploadOpener(files, readers.read) },
    newId,
    now: () => new Date(),
    isOutage,
  };
  const onUnexpected = (importId: number) => (cause: unknown) =>
    log.warn({ err: cause, importId }, 'a library file held something unexpected');
  const queue = { bus, log, stopping: stopping.signal };
  const consumers = [
    await onLibraryWorkRequested({
      ...queue,
      subject: 'library-import.requested',
      queue: 'library-importers',
      ports: {
        ...shared,
        store: imports,
        perform: (work, run) =>
          runImport({ ...importPorts, onUnexpected: onUnexpected(work.id) }, work, run),
        giveUp: (work, run) =>
          giveUpImport({ ...importPorts, onUnexpected: onUnexpected(work.id) }, work, run),
        tell: (work) =>
          broadcast(bus, 'library-import.progressed', { importId: work.id, ...progressOf(work) }),
      },
    }),
    await onLibraryWorkRequested({
      ...queue,
      subject: 'library-export.requested',
      queue: 'library-exporters',
      ports: {
        ...shared,
        store: exports,
        perform: (work, run) => runExport(exportPorts, work, run),
        giveUp: (_work, run) => giveUpExport(run),
        tell: (work) =>
          broadcast(bus, 'library-export.progressed', { exportId: work.id, ...progressOf(work) }),
      },
    }),
  ];
  return {
    /** What is in hand stops at its next chance and goes back to the queue. */
    async close() {
      stopping.abort();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await readers.close();
    },
  };
}

function progressOf({ ownerId, state, done, total, error }: LibraryImport | LibraryExport) {
  return { ownerId, state, done, total, error };
}
