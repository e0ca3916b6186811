import type { ExchangeItem, PortableFile } from '@convivio/culinary/exchange/portable';
import type { ByteSource } from '@convivio/culinary/exchange/read';
import { foreignRecipe } from './exchange-foreign-recipe.ts';
import { readKeptRecipe, readKeptTemplate, restoredRecipe } from './exchange-kept-recipe.ts';
import type { LibraryImport, LibraryImportItem, LibraryImportStore } from './exchange-library-import.ts';
import { PresentRecipes } from './exchange-present.ts';
import { insertOnce } from './keep-once.ts';
import { MOST_TEMPLATES } from './keep-template.ts';
import { LIMITS } from './recipe-limits.data.ts';
import type { Recipe } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { TemplateStore } from './recipe-template.ts';

/** How often progress is written down at most. */
const TELL_EVERY_MS = 200;
const NOTHING_FOUND = 'No recipes were found in this file. Choose an export of Convivio, Mealie, Tandoor, Paprika, RecipeSage, Nextcloud Cookbook or Mela, or a file in schema.org JSON-LD, Meal-Master or Cooklang.';

/** Where imported files come from and where those of recipes go. */
export interface ImportFiles {
  /** The uploaded file, to be read at any place; null when it is gone. */
  openUpload(fileKey: string): Promise<{ source: ByteSource; close(): Promise<void> } | null>;
  /** Keeps a picture for a recipe, turned into one of ours unless it comes from us; null for what is no picture. */
  keepPicture(file: PortableFile, recipeId: number, ours: boolean): Promise<string | null>;
  keepOriginal(file: PortableFile, recipeId: number): Promise<string>;
  remove(key: string): Promise<void>;
  /** Removes an upload, unless a recipe was made from it. */
  dropUpload(fileKey: string): Promise<void>;
}

export interface ImportPorts {
  recipes: RecipeStore;
  templates: TemplateStore;
  imports: LibraryImportStore;
  files: ImportFiles;
  newId(): number;
  now(): Date;
  /** Something in the file that the reader did not expect. */
  onSurprise(cause: unknown): void;
}

export interface ImportRun {
  /** Whether to stop after the item in hand; the import can go on later. */
  stopped(): boolean;
  /** Nobody tries again after this run: an item that cannot be kept is reported instead of interrupting the import. */
  last: boolean;
}

/** Reads an uploaded library file from where it was left, item by item, and keeps its recipes. */
export async function runImport(ports: ImportPorts, running: LibraryImport, run: ImportRun): Promise<void> {
  const { imports, files } = ports;
  const file = await files.openUpload(running.fileKey);
  if (!file) return imports.update(running.id, endedBefore(running) ?? { state: 'failed', error: 'The uploaded file is not there any more. Upload it again.' });
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
  await files.dropUpload(running.fileKey);
  await imports.update(running.id, { state });
}

/** How an import ended whose file was removed, but whose end was not written down. */
function endedBefore({ done, total, error }: LibraryImport): { state: 'finished' | 'failed' } | null {
  if (error !== null) return { state: 'failed' };
  return total !== null && done === total ? { state: 'finished' } : null;
}

type Ending = Pick<LibraryImport, 'state'> & Partial<Pick<LibraryImport, 'error' | 'done' | 'total' | 'format'>>;

async function readItems(ports: ImportPorts, running: LibraryImport, source: ByteSource, { stopped, last }: ImportRun): Promise<Ending | null> {
  const { imports } = ports;
  // The readers bring 150 MB of tables along, which a library that is only read and written does not need.
  const { openExchange, UnreadableFile } = await import('@convivio/culinary/exchange/read');
  const before = new Map((await imports.items(running.id)).map((item) => [item.index, item]));
  const created = new Set([...before.values()].filter((item) => item.outcome !== 'present').map((item) => item.recipeId));
  const present = await PresentRecipes.of(ports.recipes, running.ownerId, created);
  let format = running.format;
  let index = 0;
  let recipes = 0;
  let lastProblem: string | null = null;
  let told = 0;
  try {
    const exchange = await openExchange(source, running.fileName);
    for await (const item of exchange.items) {
      if (stopped()) return null;
      const known = before.get(index);
      if (item.cause !== undefined) ports.onSurprise(item.cause);
      if (!item.problem) recipes++;
      lastProblem = item.problem;
      if (!known?.outcome) await imports.putItem(running.id, await outcomeOf(ports, running, item, index, known, present, last));
      else if (known.outcome === 'imported' && item.kind === 'recipe' && item.recipe) present.add({ id: known.recipeId, generated: known.generated === true, title: item.name });
      if (item.format && item.format !== format) format = format === null || recipes <= 1 ? item.format : 'Several programs';
      index++;
      const now = ports.now().getTime();
      // What is passed over because it was done before is not told again.
      if (index <= running.done || now - told < TELL_EVERY_MS) continue;
      told = now;
      await imports.update(running.id, { done: index, total: index + exchange.left, format });
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (error.cause !== undefined) ports.onSurprise(error.cause);
    return { state: 'failed', error: error.message, done: index, total: index };
  }
  if (recipes > 0) return { state: 'finished', done: index, total: index, format };
  return { state: 'failed', error: index === 1 && lastProblem ? `${lastProblem} ${NOTHING_FOUND}` : NOTHING_FOUND, done: index, total: index, format };
}

/** What becomes of an item; in the last run also of one that nobody foresaw. */
async function outcomeOf(ports: ImportPorts, running: LibraryImport, item: ExchangeItem, index: number, known: LibraryImportItem | undefined, present: PresentRecipes, last: boolean): Promise<LibraryImportItem> {
  const entry: LibraryImportItem = known ?? { index, name: nameOf(item), outcome: null, sentence: null, recipeId: ports.newId(), generated: null };
  try {
    return await settle(ports, running, item, entry, known !== undefined, present);
  } catch (error) {
    if (!last) throw error;
    ports.onSurprise(error);
    return { ...entry, outcome: 'failed', sentence: 'This recipe could not be kept.' };
  }
}

/** Keeps the recipe of an item, or says why not. `begun` says that it was written down before, so that its recipe may be there already. */
async function settle(ports: ImportPorts, running: LibraryImport, item: ExchangeItem, entry: LibraryImportItem, begun: boolean, present: PresentRecipes): Promise<LibraryImportItem> {
  if (item.problem) return { ...entry, outcome: 'failed', sentence: item.problem };
  if (item.kind === 'template') return settleTemplate(ports, running, item, entry);

  const kept = item.kept ? readKeptRecipe(item.kept) : null;
  if (typeof kept === 'string') return { ...entry, outcome: 'failed', sentence: kept };
  const { recipe, losses } = kept ? { recipe: restoredRecipe(kept, entry.recipeId, running.ownerId), losses: kept.visibility === 'public' ? ['It was public, and is private here.'] : [] } : foreignRecipe(item.recipe!, entry.recipeId, running.ownerId, ports.now());
  if (!recipe.title) return { ...entry, outcome: 'failed', sentence: 'This recipe has no title.' };
  if (Buffer.byteLength(JSON.stringify(recipe)) > LIMITS.whole) return { ...entry, outcome: 'failed', sentence: 'This recipe is too large to be kept.' };
  const key = `library-import:${running.id}:${entry.index}`;
  const earlier = begun ? await ports.recipes.findByKey(running.ownerId, key) : null;
  if (!earlier) {
    const same = kept ? await present.sameAsKept(kept, running.ownerId) : await present.sameAs(recipe);
    if (same) return { ...entry, outcome: 'present', sentence: same.state === 'archived' ? 'It is in your archive.' : null, recipeId: same.id, generated: same.generated };
    if (!begun) await ports.imports.putItem(running.id, entry);
    const done = await keepWithFiles(ports, recipe, item, key);
    entry.recipeId = done.recipe.id;
    losses.push(...done.losses);
  } else entry.recipeId = earlier.id;
  // What one file holds twice is there the second time; two that our own library held are two.
  if (!kept) present.add(recipe);
  return { ...entry, outcome: 'imported', sentence: [...item.losses, ...losses].join(' ') || null, generated: recipe.generated };
}

/** Keeps the recipe with its files; the one that was kept in the meantime where an instance that was thought lost works on. */
async function keepWithFiles({ recipes, files }: ImportPorts, recipe: Recipe, item: ExchangeItem, key: string): Promise<{ recipe: Recipe; losses: string[] }> {
  const losses: string[] = [];
  const imageKey = item.image && (await files.keepPicture(item.image, recipe.id, item.kept !== null));
  if (item.image && !imageKey) losses.push('Its picture could not be read.');
  const originalFileKey = item.originalFile && (await files.keepOriginal(item.originalFile, recipe.id));
  const original = item.originalFile && { originalFileKey, originalFileName: item.originalFile.name, originalFileMimeType: item.originalFile.contentType };
  const whole: Recipe = { ...recipe, imageKey, ...(original ?? { originalFileKey: null, originalFileName: null, originalFileMimeType: null }) };
  return { recipe: await insertOnce(recipes, files, whole, key), losses };
}

async function settleTemplate({ templates, imports }: ImportPorts, running: LibraryImport, item: ExchangeItem, entry: LibraryImportItem): Promise<LibraryImportItem> {
  const template = readKeptTemplate(item.kept ?? {}, entry.recipeId, running.ownerId);
  if (typeof template === 'string') return { ...entry, outcome: 'failed', sentence: template };
  const sentence = 'It is a template.';
  if (await templates.find(running.ownerId, template.id)) return { ...entry, outcome: 'imported', sentence };
  const all = await templates.list(running.ownerId);
  if (all.some(({ title, ingredientText }) => title === template.title && ingredientText === template.ingredientText)) return { ...entry, outcome: 'present', sentence };
  if (all.length >= MOST_TEMPLATES) return { ...entry, outcome: 'failed', sentence: `There can be ${MOST_TEMPLATES} templates. Delete one that you do not need.` };
  await imports.putItem(running.id, entry);
  await templates.insert(template);
  return { ...entry, outcome: 'imported', sentence };
}

const nameOf = ({ name }: ExchangeItem) => name.replace(/\p{Cc}+/gu, ' ').toWellFormed().trim().slice(0, 300) || 'Recipe';
