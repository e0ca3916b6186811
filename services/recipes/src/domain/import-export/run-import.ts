import type { ByteSource } from '@convivio/culinary/read';
import { importItem } from './import-item.ts';
import type { ImportPorts } from './import-ports.ts';
import type { LibraryImport } from './library-import.ts';
import { ExistingRecipes } from './existing-recipes.ts';

/** How often progress is written down at most. */
const TELL_EVERY_MS = 500;
const WHAT_TO_CHOOSE =
  'Choose an export of Convivio, Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook or Mela, or a file in schema.org JSON-LD, Meal-Master or Cooklang.';

export interface ImportRun {
  /** Whether to stop after the item in hand; the import can go on later. */
  stopped(): boolean;
  /** Nobody tries again after this run: an item that cannot be kept is reported instead of interrupting the import, unless something is away. */
  last: boolean;
}

/** Reads an uploaded library file from where it was left, item by item, and keeps its recipes. */
export async function runImport(
  ports: ImportPorts,
  running: LibraryImport,
  run: ImportRun,
): Promise<void> {
  const { imports, files } = ports;
  const file = await files.openUpload(running.fileKey);
  if (!file)
    return imports.update(
      running.id,
      endedBefore(running) ?? {
        state: 'failed',
        error: 'The uploaded file is not there any more. Upload it again.',
      },
    );
  let ended: Ending | null;
  try {
    ended = await readItems(ports, running, file.source, run);
  } finally {
    await file.close();
  }
  if (!ended) return;
  // Who sees the end of it can rely on the file being gone; who is interrupted here finds it ended.
  const { state, ...result } = ended;
  await imports.update(running.id, result);
  await files.remove(running.fileKey);
  await imports.update(running.id, { state });
}

/** How an import ended whose file was removed, but whose end was not written down. */
function endedBefore({
  done,
  total,
  error,
}: LibraryImport): { state: 'finished' | 'failed' } | null {
  if (error !== null) return { state: 'failed' };
  return total !== null && done === total ? { state: 'finished' } : null;
}

type Ending = Pick<LibraryImport, 'state'> &
  Partial<Pick<LibraryImport, 'error' | 'done' | 'total' | 'format'>>;

async function readItems(
  ports: ImportPorts,
  running: LibraryImport,
  source: ByteSource,
  { stopped, last }: ImportRun,
): Promise<Ending | null> {
  const { imports } = ports;
  // The readers bring 150 MB of tables along, which a library that is only read and written does not need.
  const { openLibraryFile, UnreadableFile } = await import('@convivio/culinary/read');
  const before = new Map((await imports.items(running.id)).map((item) => [item.index, item]));
  const created = new Set(
    [...before.values()].filter((item) => item.outcome !== 'present').map((item) => item.recipeId),
  );
  const present = await ExistingRecipes.of(ports.recipes, running.ownerId, created);
  let format = running.format;
  let index = 0;
  let recipes = 0;
  let lastProblem: string | null = null;
  let told = 0;
  try {
    const exchange = await openLibraryFile(source, running.fileName);
    for await (const item of exchange.items) {
      if (stopped()) return null;
      const known = before.get(index);
      if (item.cause !== undefined) ports.onUnexpected(item.cause);
      if (!item.problem) recipes++;
      lastProblem = item.problem;
      if (!known?.outcome)
        await imports.putItem(
          running.id,
          await importItem(ports, running, item, index, known, present, last),
        );
      else if (known.outcome === 'imported' && item.kind === 'recipe' && item.recipe)
        present.add({ id: known.recipeId, generated: known.generated === true, title: item.name });
      if (item.format && item.format !== format)
        format = format === null || recipes <= 1 ? item.format : 'Several programs';
      index++;
      const now = ports.now().getTime();
      // What is passed over because it was done before is not told again.
      if (index <= running.done || now - told < TELL_EVERY_MS) continue;
      told = now;
      await imports.update(running.id, { done: index, total: index + exchange.left, format });
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (error.cause !== undefined) ports.onUnexpected(error.cause);
    return { state: 'failed', error: error.message, done: index, total: index };
  }
  if (recipes > 0) return { state: 'finished', done: index, total: index, format };
  return {
    state: 'failed',
    error: `${index === 1 && lastProblem ? lastProblem : 'No recipes were found in this file.'} ${WHAT_TO_CHOOSE}`,
    done: index,
    total: index,
    format,
  };
}
