import { createHash } from 'node:crypto';
import { announce } from '@convivio/contracts/announcement';
import { invalid, notFound } from '@convivio/platform/errors';
import { allRecipes } from './all-recipes.ts';
import { tooManyExports } from './concurrency-limit.ts';
import type { ExportPorts } from './export-ports.ts';
import type { ExportFormat, LibraryExport } from './library-export.ts';
import { TEMPORARY_MS } from '../recipe/files/temporary-files.ts';
import { allow, recipeNotFound, type Cook, type Owner } from '../recipe/policy.ts';
import type { Recipe, RecipeRef } from '../recipe/recipe.ts';

const MOST_CHOSEN = 10_000;
/** A file that is given once more has half its time left. */
const GIVEN_AGAIN_MS = TEMPORARY_MS / 2;

/**
 * Starts to write recipes of the cook, or the whole library without `refs`, into one file. What is
 * being written already, or was written lately and
 * has not changed since, is answered instead: a large library takes longer than some callers wait, and they ask again.
 */
export async function requestExport(
  ports: ExportPorts,
  cook: Cook,
  format: ExportFormat,
  refs: RecipeRef[] | null,
  newId: () => number,
  now: Date,
): Promise<LibraryExport> {
  if (refs && refs.length > MOST_CHOSEN)
    throw invalid(
      'TOO_MANY_RECIPES',
      `At most ${MOST_CHOSEN.toLocaleString('en')} recipes can be chosen at once. Export the whole library instead.`,
      { ids: `at most ${MOST_CHOSEN.toLocaleString('en')}` },
    );
  const written = refs
    ? await ownOnes(ports, cook, refs)
    : await allRecipes(ports.recipes, cook.id, MARKED);
  const mark = await markOf(ports, cook.id, format, refs !== null, written);

  const before = await ports.exports.newest(cook.id, mark);
  if (before && (await canBeGiven(ports, before, now))) return before;
  const begun: LibraryExport = {
    id: newId(),
    ownerId: cook.id,
    format,
    refs: refs && written.map(({ id, generated }) => ({ id, generated })),
    mark,
    state: 'running',
    done: 0,
    total: written.length,
    fileName: null,
    fileKey: null,
    error: null,
    createdAt: now,
  };
  const outcome = await ports.exports.insert(begun, [
    announce('library-export.requested', cook.id, {
      workId: begun.id,
      ownerId: cook.id,
      yielded: false,
    }),
  ]);
  if (outcome === 'begun') return begun;
  if (outcome === 'full') throw tooManyExports();
  const other = await ports.exports.newest(cook.id, mark);
  if (!other) throw new Error(`export ${begun.id} was not kept, nor another of its kind`);
  return other;
}

/** An export of the cook's own; nobody learns of those of others. */
export async function readExport(
  { exports }: Pick<ExportPorts, 'exports'>,
  cook: Owner,
  id: number,
): Promise<LibraryExport> {
  const found = await exports.find(id);
  if (found?.ownerId !== cook.id) throw exportNotFound();
  return found;
}

/** The key of the file while it can be fetched; null before and after. */
export function fetchable({ state, fileKey, createdAt }: LibraryExport, now: Date): string | null {
  return state === 'finished' && now.getTime() - createdAt.getTime() < TEMPORARY_MS
    ? fileKey
    : null;
}

async function canBeGiven(
  { files }: ExportPorts,
  { state, fileKey, createdAt }: LibraryExport,
  now: Date,
): Promise<boolean> {
  if (state === 'running') return true;
  return (
    state === 'finished' &&
    fileKey !== null &&
    now.getTime() - createdAt.getTime() < GIVEN_AGAIN_MS &&
    (await files.typeOf(fileKey)) !== null
  );
}

const MARKED = ['id', 'generated', 'version'] as const;
type Marked = Pick<Recipe, (typeof MARKED)[number]>;

/** Before anything is written, all of them must be the cook's own; one that is named twice is one. */
async function ownOnes({ recipes }: ExportPorts, cook: Cook, refs: RecipeRef[]): Promise<Marked[]> {
  const own = new Map(
    (
      await recipes.own(
        cook.id,
        refs.map(({ id }) => id),
        MARKED,
      )
    ).map((recipe) => [recipe.id, recipe]),
  );
  const chosen = new Map<number, Marked>();
  for (const { id, generated } of refs) {
    const recipe = own.get(id);
    if (recipe?.generated !== generated) {
      await allow(cook, 'export', await recipes.find({ id, generated }));
      throw recipeNotFound();
    }
    chosen.set(id, recipe);
  }
  return [...chosen.values()];
}

/** Differs whenever something else is asked for, or a recipe or a template that belongs to it has changed, came or went. */
async function markOf(
  { templates }: ExportPorts,
  ownerId: string,
  format: ExportFormat,
  areChosen: boolean,
  written: Marked[],
): Promise<string> {
  const kept = areChosen ? [] : await templates.list(ownerId);
  return createHash('sha256')
    .update(
      JSON.stringify([
        format,
        areChosen,
        written.map(({ id, version }) => [id, version]),
        kept.map(({ id }) => id),
      ]),
    )
    .digest('base64');
}

const exportNotFound = () =>
  notFound('EXPORT_NOT_FOUND', 'This export does not exist or has been removed.');
