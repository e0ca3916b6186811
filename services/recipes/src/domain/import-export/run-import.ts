import { importItem } from './import-item.ts';
import type { FileItem } from './file-item.ts';
import { UnreadableLibraryFile, type ImportPorts, type OpenedUpload } from './import-ports.ts';
import {
  collectionOf,
  type ImportChanges,
  type LibraryImport,
  type LibraryImportItem,
} from './library-import.ts';
import type { Run } from './perform-work.ts';
import { ExistingRecipes } from './existing-recipes.ts';

/** How often progress is written down at most. */
const TELL_EVERY_MS = 500;
/** Things of one file that are looked at: twice the largest library that is known. */
const MOST_ITEMS = 20_000;
/** A file that begins with so many things of which none is a recipe is no library. */
const NONE_AMONG = 1_000;
const counted = new Intl.NumberFormat('en');
const WHAT_TO_CHOOSE =
  'Choose an export of Convivio, Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook or Mela, or a file in schema.org JSON-LD, Meal-Master or Cooklang.';

/** Reads an uploaded library file from where it was left, item by item, and saves its recipes. */
export async function runImport(
  ports: ImportPorts,
  running: LibraryImport,
  run: Run<ImportChanges>,
): Promise<'ended' | 'stopped'> {
  const { files } = ports;
  const file = await files.openUpload(running.fileKey);
  if (!file) {
    await run.save(
      endedBefore(running) ?? {
        state: 'failed',
        error: 'The uploaded file is not there any more. Upload it again.',
      },
    );
    return 'ended';
  }
  let ended: Ending | null;
  try {
    ended = await readItems(ports, running, file, run);
  } finally {
    await file.close();
  }
  if (!ended) return 'stopped';
  // Who sees the end of it can rely on the file being gone; who is interrupted here finds it ended.
  const { state, ...result } = ended;
  await run.save(result);
  await files.remove(running.fileKey);
  await run.save({ state });
  return 'ended';
}

/** Ends an import that was interrupted again and again. */
export async function giveUpImport(
  { files, onUnexpected }: Pick<ImportPorts, 'files' | 'onUnexpected'>,
  { fileKey }: LibraryImport,
  { save }: Run<ImportChanges>,
): Promise<void> {
  // One that stays because files are away is swept when it is a day old.
  await files.remove(fileKey).catch(onUnexpected);
  await save({
    state: 'failed',
    error:
      'This import was interrupted again and again. What was kept is in the list; upload the file once more for the rest.',
  });
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
  file: OpenedUpload,
  run: Run<ImportChanges>,
): Promise<Ending | null> {
  const { imports } = ports;
  const before = new Map((await imports.items(running.id)).map((item) => [item.index, item]));
  const created = new Set(
    [...before.values()].filter((item) => item.outcome !== 'present').map((item) => item.recipeId),
  );
  const present = await ExistingRecipes.of(ports.recipes, collectionOf(running), created);
  const seen = new SeenItems(running.format);
  let told = 0;
  try {
    for await (const item of file.items(running.fileName, collectionOf(running))) {
      if (run.stopped()) return null;
      if (!(await mayGoOn(ports, running)))
        return { state: 'failed', error: NOT_SHARED, done: seen.count, format: seen.format };
      const known = before.get(seen.count);
      if (item.cause !== undefined) ports.onUnexpected(item.cause);
      if (!known?.outcome)
        await imports.putItem(
          running.id,
          await importItem(ports, running, item, seen.count, known, present, run.last),
        );
      else if (known.outcome === 'imported' && item.recipe && !item.kept)
        present.add({ id: known.recipeId, generated: known.generated === true, title: item.name });
      seen.add(item);
      if (seen.isEnough()) {
        if (seen.hasRecipe() && item.left > 0)
          await imports.putItem(running.id, leftOut(running, seen.count, item.left, ports.newId()));
        return seen.ending();
      }
      const now = ports.now().getTime();
      // What is passed over because it was done before is not told again.
      if (seen.count <= running.done || now - told < TELL_EVERY_MS) continue;
      told = now;
      await run.save({ done: seen.count, total: seen.count + item.left, format: seen.format });
    }
  } catch (error) {
    if (!(error instanceof UnreadableLibraryFile)) throw error;
    if (error.cause !== undefined) ports.onUnexpected(error.cause);
    return { state: 'failed', error: error.message, done: seen.count, total: seen.count };
  }
  return seen.ending();
}

const NOT_SHARED = [
  'The collection that these recipes were meant for is not shared with you any more.',
  'What was added before stays there. Import the file into your own for the rest.',
].join(' ');

/** Whether its cook works in the collection that the recipes go to: that may end while the file is read. */
async function mayGoOn(
  { actsFor }: ImportPorts,
  { ownerId, collectionId }: LibraryImport,
): Promise<boolean> {
  return collectionId === null || actsFor(ownerId, collectionId);
}

/** The last item of an import that was too long. */
const leftOut = (
  { fileName }: LibraryImport,
  index: number,
  left: number,
  recipeId: number,
): LibraryImportItem => ({
  index,
  name: fileName,
  outcome: 'failed',
  sentence: `One import takes ${counted.format(MOST_ITEMS)} items; ${counted.format(left)} more were left out. Export your recipes in several files.`,
  recipeId,
  generated: null,
});

/** What an import has seen of its file. */
class SeenItems {
  count = 0;
  format: string | null;
  #recipes = 0;
  #lastProblem: string | null = null;

  constructor(format: string | null) {
    this.format = format;
  }

  add({ problem, format }: FileItem): void {
    if (!problem) this.#recipes++;
    this.#lastProblem = problem;
    if (format && format !== this.format)
      this.format = this.format === null || this.#recipes <= 1 ? format : 'Several programs';
    this.count++;
  }

  hasRecipe(): boolean {
    return this.#recipes > 0;
  }

  /** Whether nothing further is looked at: there was too much, or what came first was no recipe throughout. */
  isEnough(): boolean {
    return this.count >= MOST_ITEMS || (this.#recipes === 0 && this.count >= NONE_AMONG);
  }

  /** How the import ends once all was seen. */
  ending(): Ending {
    const counts = { done: this.count, total: this.count, format: this.format };
    if (this.#recipes > 0) return { state: 'finished', ...counts };
    if (this.isEnough())
      return {
        state: 'failed',
        error: `None of the first ${counted.format(this.count)} things in this file is a recipe, so the rest was not read. ${WHAT_TO_CHOOSE}`,
        ...counts,
      };
    const reason =
      this.count === 1 && this.#lastProblem
        ? this.#lastProblem
        : 'No recipes were found in this file.';
    return { state: 'failed', error: `${reason} ${WHAT_TO_CHOOSE}`, ...counts };
  }
}
