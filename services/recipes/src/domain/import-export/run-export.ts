import {
  folderName,
  jsonLdDocument,
  type OwnFileReference,
  ownManifestJson,
  ownRecipeJson,
  ownTemplateJson,
  schemaOrgRecipe,
  type ZipMember,
} from '@convivio/culinary/write';
import { allRecipes } from './all-recipes.ts';
import { fieldsOfRecipe, fieldsOfTemplate } from './own-file-fields.ts';
import type { ExportChanges, LibraryExport, LibraryExportStore } from './library-export.ts';
import type { Run } from './perform-work.ts';
import { portableRecipe } from './write-portable-recipe.ts';
import type { Recipe, RecipeRef } from '../recipe/recipe.ts';
import type { RecipeStore } from '../recipe/recipe-store.ts';
import type { TemplateStore } from '../templates/recipe-template.ts';

/** How often progress is written down at most. */
const TELL_EVERY_MS = 500;
/** Exports of one cook that can be fetched: somebody may still wait for the one before, but nobody fills the store. */
const KEPT_EXPORTS = 5;
const PRODUCT = 'Convivio';

/** Where a written export goes, and where the files of recipes come from. */
export interface ExportFiles {
  /** The type of a stored file; null when it is not there any more. */
  typeOf(key: string): Promise<string | null>;
  read(key: string): AsyncIterable<Uint8Array>;
  /** A picture as a data address. */
  dataAddress(key: string): Promise<string | null>;
  /** Writes an export of a cook, and answers its key. */
  write(
    ownerId: string,
    fileName: string,
    content: { members: AsyncIterable<ZipMember> } | { text: AsyncIterable<string> },
  ): Promise<string>;
  remove(key: string): Promise<void>;
}

export interface ExportPorts {
  recipes: RecipeStore;
  templates: TemplateStore;
  exports: LibraryExportStore;
  files: ExportFiles;
}

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

/** One recipe is in memory at a time. */
async function writeExport(
  { recipes, templates, files }: ExportPorts,
  { ownerId, format, refs, createdAt }: LibraryExport,
  onRecipe: () => Promise<void>,
): Promise<{ fileName: string; fileKey: string }> {
  const chosen: RecipeRef[] =
    refs ??
    (await allRecipes(recipes, ownerId, ['id', 'generated'])).map(({ id, generated }) => ({
      id,
      generated,
    }));
  const single = refs?.length === 1 ? await recipes.find(refs[0]!) : null;
  let count = 0;
  // What is deleted while the file is being written is not in it.
  const each = async function* (): AsyncGenerator<Recipe> {
    for (const ref of chosen) {
      const recipe = await recipes.find(ref);
      if (recipe?.ownerId !== ownerId) continue;
      await onRecipe();
      count++;
      yield recipe;
    }
  };
  const name = single
    ? folderName(single.title)
    : `convivio-${refs ? 'recipes' : 'library'}-${createdAt.toISOString().slice(0, 10)}`;
  if (format === 'jsonld') {
    const fileName = `${name}.json`;
    // A picture inside makes a single recipe whole; a library would become too large to be opened.
    const nodes = async function* () {
      for await (const recipe of each())
        yield schemaOrgRecipe(portableRecipe(recipe), {
          identifier: String(recipe.id),
          dateModified: recipe.updatedAt.toISOString(),
          image: single && recipe.imageKey ? await files.dataAddress(recipe.imageKey) : null,
        });
    };
    return {
      fileName,
      fileKey: await files.write(ownerId, fileName, { text: jsonLdDocument(nodes()) }),
    };
  }
  const fileName = `${name}.zip`;
  const members = async function* (): AsyncGenerator<ZipMember> {
    for await (const recipe of each()) yield* recipeMembers(files, recipe, count);
    const kept = refs ? [] : await templates.list(ownerId);
    for (const [at, template] of kept.entries())
      yield {
        path: `templates/${numbered(at + 1, template.title)}.json`,
        content: ownTemplateJson(fieldsOfTemplate(template)),
      };
    yield {
      path: 'convivio.json',
      content: ownManifestJson({
        product: PRODUCT,
        exportedAt: createdAt.toISOString(),
        recipes: count,
        templates: kept.length,
      }),
    };
  };
  return { fileName, fileKey: await files.write(ownerId, fileName, { members: members() }) };
}

/** A folder a recipe: its fields first, because they name the files beside them. */
async function* recipeMembers(
  files: ExportFiles,
  recipe: Recipe,
  number: number,
): AsyncGenerator<ZipMember> {
  const folder = `recipes/${numbered(number, recipe.title)}`;
  const imageType = recipe.imageKey && (await files.typeOf(recipe.imageKey));
  const originalType = recipe.originalFileKey && (await files.typeOf(recipe.originalFileKey));
  const image: OwnFileReference | null = imageType
    ? {
        path: `picture.${imageType
          .replace(/^.*\//, '')
          .replace('jpeg', 'jpg')
          .replace(/[^a-z\d]/g, '')}`,
        name: 'picture',
        contentType: imageType,
      }
    : null;
  const original: OwnFileReference | null = originalType
    ? {
        path: `original${endingOf(recipe.originalFileName)}`,
        name: recipe.originalFileName ?? 'original',
        contentType: recipe.originalFileMimeType ?? originalType,
      }
    : null;
  yield {
    path: `${folder}/recipe.json`,
    content: ownRecipeJson(fieldsOfRecipe(recipe), { image, original }),
  };
  if (image)
    yield { path: `${folder}/${image.path}`, content: files.read(recipe.imageKey!), store: true };
  if (original)
    yield { path: `${folder}/${original.path}`, content: files.read(recipe.originalFileKey!) };
}

const numbered = (number: number, title: string) =>
  `${String(number).padStart(5, '0')}-${folderName(title)}`;
const endingOf = (name: string | null) =>
  /\.[A-Za-z\d]{1,8}$/.exec(name ?? '')?.[0].toLowerCase() ?? '';
