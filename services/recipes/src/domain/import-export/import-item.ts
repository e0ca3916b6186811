import type { FileItem } from './file-item.ts';
import type { ImportPorts } from './import-ports.ts';
import { readKeptTemplate } from './own-file-fields.ts';
import { collectionOf, type LibraryImport, type LibraryImportItem } from './library-import.ts';
import type { ExistingRecipes } from './existing-recipes.ts';
import { originalsAs } from '../recipe/files/original-files.ts';
import { insertOnce } from '../recipe/saving/save-once.ts';
import { MOST_TEMPLATES, TOO_MANY_TEMPLATES } from '../templates/save-template.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { OwnKey } from '../recipe/recipe-store.ts';

/**
 * What becomes of an item; in the last run also of one that nobody foresaw. Throws what interrupts
 * the import: then, and when something is away.
 */
export async function importItem(
  ports: ImportPorts,
  running: LibraryImport,
  item: FileItem,
  index: number,
  known: LibraryImportItem | undefined,
  present: ExistingRecipes,
  last: boolean,
): Promise<LibraryImportItem> {
  const entry: LibraryImportItem = known ?? {
    index,
    name: nameOf(item),
    outcome: null,
    sentence: null,
    recipeId: ports.newId(),
    generated: null,
  };
  try {
    return await settle(ports, running, item, entry, known !== undefined, present);
  } catch (error) {
    if (!last || ports.isOutage(error)) throw error;
    ports.onUnexpected(error);
    return { ...entry, outcome: 'failed', sentence: 'This recipe could not be kept.' };
  }
}

/** Keeps the recipe of an item, or says why not. `begun` says that it was written down before, so that its recipe may be there already. */
async function settle(
  ports: ImportPorts,
  running: LibraryImport,
  item: FileItem,
  entry: LibraryImportItem,
  begun: boolean,
  present: ExistingRecipes,
): Promise<LibraryImportItem> {
  if (item.problem) return { ...entry, outcome: 'failed', sentence: item.problem };
  if (item.kind === 'template') return settleTemplate(ports, running, item, entry);

  if (item.refusal || !item.recipe) return { ...entry, outcome: 'failed', sentence: item.refusal };
  const { ownerId, cookName, collectionId } = running;
  const recipe: Recipe = {
    ...item.recipe,
    id: entry.recipeId,
    // What comes back to who had it says of itself who changed it last.
    updatedBy: item.kept && collectionId === null ? item.kept.updatedBy : cookName,
    updatedByGuest: collectionId === null ? null : ownerId,
  };
  const losses: string[] = [];
  const key = { cookId: ownerId, key: `library-import:${running.id}:${entry.index}` };
  const earlier = begun ? await ports.recipes.findByKey(key) : null;
  if (!earlier) {
    const same = item.kept
      ? await present.sameAsKept(item.kept, collectionOf(running))
      : await present.sameAs(recipe);
    if (same)
      return {
        ...entry,
        outcome: 'present',
        sentence:
          same.state === 'archived'
            ? collectionId === null
              ? 'It is in your archive.'
              : 'It is in the archive.'
            : null,
        recipeId: same.id,
        generated: same.generated,
      };
    if (!begun) await ports.imports.putItem(running.id, entry);
    const done = await keepWithFiles(ports, recipe, item, key);
    entry.recipeId = done.recipe.id;
    losses.push(...done.losses);
  } else entry.recipeId = earlier.id;
  // What one file holds twice is there the second time; two that our own library held are two.
  if (!item.kept) present.add(recipe);
  return {
    ...entry,
    outcome: 'imported',
    sentence: [...item.losses, ...losses].join(' ') || null,
    generated: recipe.generated,
  };
}

/** Keeps the recipe with its files; the one that was kept in the meantime where an instance that was thought lost works on. */
async function keepWithFiles(
  { recipes, files }: ImportPorts,
  recipe: Recipe,
  item: FileItem,
  key: OwnKey,
): Promise<{ recipe: Recipe; losses: string[] }> {
  const losses: string[] = [];
  const imageKey =
    item.image && (await files.keepPicture(item.image, recipe.id, item.kept !== null));
  if (item.image && !imageKey) losses.push('Its picture could not be read.');
  const originals = [];
  for (const file of item.originalFile ? [item.originalFile, ...item.furtherPages] : [])
    originals.push({
      fileKey: await files.keepOriginal(file, recipe.id, originals.length + 1),
      fileName: file.name,
      mimeType: file.contentType,
    });
  const whole: Recipe = { ...recipe, imageKey, ...originalsAs(originals) };
  return { recipe: await insertOnce(recipes, files, whole, key), losses };
}

async function settleTemplate(
  { templates, imports }: ImportPorts,
  running: LibraryImport,
  item: FileItem,
  entry: LibraryImportItem,
): Promise<LibraryImportItem> {
  const read = readKeptTemplate(item.template ?? {}, entry.recipeId, running.ownerId);
  if (typeof read === 'string') return { ...entry, outcome: 'failed', sentence: read };
  const { template, losses } = read;
  const whose = running.collectionId === null ? [] : ['It is kept among your own.'];
  const sentence = ['It is a template.', ...whose, ...losses].join(' ');
  if (await templates.find(running.ownerId, template.id))
    return { ...entry, outcome: 'imported', sentence };
  const all = await templates.list(running.ownerId);
  if (
    all.some(
      ({ title, ingredientText }) =>
        title === template.title && ingredientText === template.ingredientText,
    )
  )
    return { ...entry, outcome: 'present', sentence };
  if (all.length >= MOST_TEMPLATES)
    return { ...entry, outcome: 'failed', sentence: TOO_MANY_TEMPLATES };
  await imports.putItem(running.id, entry);
  await templates.insert(template);
  return { ...entry, outcome: 'imported', sentence };
}

const nameOf = ({ name }: FileItem) =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 300) || 'Recipe';
