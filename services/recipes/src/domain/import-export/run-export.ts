import type { ExportPorts } from './export-ports.ts';
import type { ExportChanges, LibraryExport } from './library-export.ts';
import type { Run } from './perform-work.ts';
import { writeExport } from './write-export.ts';

/** How often progress is written down at most. */
const TELL_EVERY_MS = 500;
/** Exports of one cook that can be fetched: somebody may still wait for the one before, but nobody fills the store. */
const KEPT_EXPORTS = 5;

/** Writes the file of an export that was begun, from its start. */
export async function runExport(
  ports: ExportPorts,
  running: LibraryExport,
  { stopped, save }: Run<ExportChanges>,
): Promise<'ended' | 'stopped'> {
  let told = performance.now();
  let done = 0;
  const onRecipe = async () => {
    if (stopped()) throw new Error('stopped');
    done++;
    if (performance.now() - told < TELL_EVERY_MS) return;
    told = performance.now();
    await save({ done });
  };
  try {
    const file = await writeExport(ports, running, onRecipe);
    if (stopped()) return 'stopped';
    await makeRoom(ports, running);
    await save({ ...file, state: 'finished', done, total: done });
    return 'ended';
  } catch (error) {
    if (stopped()) return 'stopped';
    throw error;
  }
}

/** Ends an export that was interrupted again and again. */
export function giveUpExport({ save }: Run<ExportChanges>): Promise<void> {
  return save({
    state: 'failed',
    error: 'This export was interrupted again and again. Try it once more later.',
  });
}

/** Takes the files of all but the newest away, so that one more can stay. A link goes before its file. */
async function makeRoom(
  { exports, files }: ExportPorts,
  { id: running, ownerId }: LibraryExport,
): Promise<void> {
  const others = (await exports.withFiles(ownerId)).filter(({ id }) => id !== running);
  for (const { id, fileKey } of others.slice(KEPT_EXPORTS - 1)) {
    await exports.forgetFile(id);
    // What cannot be removed now is swept within a day.
    await files.remove(fileKey).catch(() => {});
  }
}
