import type { Log } from '@convivio/platform/log';
import { runImport } from '../domain/exchange-import.ts';
import type { ImportPorts } from '../domain/exchange-import-ports.ts';
import type { LibraryImport } from '../domain/exchange-library-import.ts';
import { startQueueRunner, type Queue, type QueueRunner } from './queue-runner.ts';

const GIVEN_UP = 'This import was interrupted again and again. What was kept is in the list; upload the file once more for the rest.';

/** Works through the imports that wait; each goes on where it was. */
export function startImportRunner(ports: Omit<ImportPorts, 'onSurprise'>, queue: Queue<LibraryImport>, log: Log): QueueRunner {
  return startQueueRunner(queue, {
    name: 'an import',
    perform: (taken, run) => runImport({ ...ports, onSurprise: (cause) => log.warn({ err: cause, importId: taken.id }, 'a library file held something unexpected') }, taken, run),
    async giveUp({ id, fileKey }) {
      await ports.files.remove(fileKey);
      await ports.imports.update(id, { state: 'failed', error: GIVEN_UP });
    },
    hasProgressed: async ({ id, done }) => ((await ports.imports.find(id))?.done ?? done) > done,
  }, log);
}
