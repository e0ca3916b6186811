import type { Log } from '@convivio/platform/log';
import { runExport, type ExportPorts } from '../../domain/import-export/run-export.ts';
import type { LibraryExport } from '../../domain/import-export/library-export.ts';
import { isOutage } from './outage.ts';
import { startQueueRunner, type Queue, type QueueRunner } from './queue-runner.ts';

const GIVEN_UP = 'This export was interrupted again and again. Try it once more later.';

/** Works through the exports that wait; one that was interrupted begins anew. */
export function startExportRunner(
  ports: ExportPorts,
  queue: Queue<LibraryExport>,
  log: Log,
): QueueRunner {
  return startQueueRunner(
    queue,
    {
      name: 'an export',
      perform: (taken, { stopped }) => runExport(ports, taken, stopped),
      giveUp: ({ id }) => ports.exports.update(id, { state: 'failed', error: GIVEN_UP }),
      hasProgressed: async () => false,
      isOutage,
    },
    log,
  );
}
