import type { Log } from '@convivio/platform/log';
import { runImport } from '../../domain/import-export/run-import.ts';
import type { ImportPorts } from '../../domain/import-export/import-ports.ts';
import type { LibraryImport } from '../../domain/import-export/library-import.ts';
import { isOutage } from './outage.ts';
import { startQueueRunner, type Queue, type QueueRunner } from './queue-runner.ts';

const GIVEN_UP =
  'This import was interrupted again and again. What was kept is in the list; upload the file once more for the rest.';

/** Works through the imports that wait; each goes on where it was. */
export function startImportRunner(
  ports: Omit<ImportPorts, 'onUnexpected' | 'isOutage'>,
  queue: Queue<LibraryImport>,
  log: Log,
): QueueRunner {
  return startQueueRunner(
    queue,
    {
      name: 'an import',
      perform: (taken, run) =>
        runImport(
          {
            ...ports,
            isOutage,
            onUnexpected: (cause) =>
              log.warn(
                { err: cause, importId: taken.id },
                'a library file held something unexpected',
              ),
          },
          taken,
          run,
        ),
      async giveUp({ id, fileKey }) {
        // One that stays because files are away is swept when it is a day old.
        await ports.files
          .remove(fileKey)
          .catch((error: unknown) =>
            log.warn(
              { err: error, importId: id },
              'the file of an import that was given up stays for now',
            ),
          );
        await ports.imports.update(id, { state: 'failed', error: GIVEN_UP });
      },
      hasProgressed: async ({ id, done }) => ((await ports.imports.find(id))?.done ?? done) > done,
      isOutage,
    },
    log,
  );
}
