import type { OwnFileReference, ZipMember } from '@convivio/culinary/exchange/write';
import { folderName, jsonLdDocument, ownManifestJson, ownRecipeJson, ownTemplateJson, schemaOrgRecipe } from '@convivio/culinary/exchange/write';
import { invalid } from '@convivio/platform/errors';
import { keepRecipe, keepTemplateFields } from './exchange-kept-recipe.ts';
import { portableRecipe } from './exchange-portable-recipe.ts';
import { isOwner, recipeNotFound, type Cook } from './policy.ts';
import type { Recipe, RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { TemplateStore } from './recipe-template.ts';

export type ExportFormat = 'jsonld' | 'zip';

const MOST_CHOSEN = 10_000;
const PRODUCT = 'Convivio';

/** Where a written export goes, and where the files of recipes come from. */
export interface ExportFiles {
  /** The type of a stored file; null when it is not there any more. */
  typeOf(key: string): Promise<string | null>;
  read(key: string): AsyncIterable<Uint8Array>;
  /** A picture as a data address. */
  dataAddress(key: string): Promise<string | null>;
  /** Writes an export of a cook in place of those made before, and answers its key. */
  write(ownerId: string, fileName: string, content: { members: AsyncIterable<ZipMember> } | { text: AsyncIterable<string> }): Promise<string>;
}

export interface Exported {
  fileName: string;
  key: string;
  count: number;
}

export interface ExportPorts {
  recipes: RecipeStore;
  templates: TemplateStore;
  files: ExportFiles;
}

/** Writes recipes of the cook, or the whole library without `refs`, into one file. One recipe is in memory at a time. */
export async function exportRecipes({ recipes, templates, files }: ExportPorts, cook: Cook, format: ExportFormat, refs: RecipeRef[] | null, now: Date): Promise<Exported> {
  if (refs && refs.length > MOST_CHOSEN) throw invalid('TOO_MANY_RECIPES', `At most ${MOST_CHOSEN.toLocaleString('en')} recipes can be chosen at once. Export the whole library instead.`, { ids: `at most ${MOST_CHOSEN.toLocaleString('en')}` });
  const chosen = refs ? await ownOnes(recipes, cook, distinct(refs)) : await all(recipes, cook);
  const single = chosen.length === 1 && refs !== null ? await recipes.find(chosen[0]!) : null;
  let count = 0;
  // What is deleted while the file is being written is not in it.
  const each = async function* (): AsyncGenerator<Recipe> {
    for (const ref of chosen) {
      const recipe = await recipes.find(ref);
      if (recipe && isOwner(cook, recipe)) {
        count++;
        yield recipe;
      }
    }
  };
  const name = single ? folderName(single.title) : `convivio-${refs ? 'recipes' : 'library'}-${now.toISOString().slice(0, 10)}`;
  if (format === 'jsonld') {
    const fileName = `${name}.json`;
    // A picture inside makes a single recipe whole; a library would become too large to be opened.
    const nodes = async function* () {
      for await (const recipe of each()) yield schemaOrgRecipe(portableRecipe(recipe), { identifier: String(recipe.id), dateModified: recipe.updatedAt.toISOString(), image: single && recipe.imageKey ? await files.dataAddress(recipe.imageKey) : null });
    };
    return { fileName, key: await files.write(cook.id, fileName, { text: jsonLdDocument(nodes()) }), count };
  }
  const fileName = `${name}.zip`;
  const members = async function* (): AsyncGenerator<ZipMember> {
    for await (const recipe of each()) yield* recipeMembers(files, recipe, count);
    const kept = refs ? [] : await templates.list(cook.id);
    for (const [at, template] of kept.entries()) yield { path: `templates/${numbered(at + 1, template.title)}.json`, content: ownTemplateJson(keepTemplateFields(template)) };
    yield { path: 'convivio.json', content: ownManifestJson({ product: PRODUCT, exportedAt: now.toISOString(), recipes: count, templates: kept.length }) };
  };
  return { fileName, key: await files.write(cook.id, fileName, { members: members() }), count };
}

/** A folder a recipe: its fields first, because they name the files beside them. */
async function* recipeMembers(files: ExportFiles, recipe: Recipe, number: number): AsyncGenerator<ZipMember> {
  const folder = `recipes/${numbered(number, recipe.title)}`;
  const imageType = recipe.imageKey && (await files.typeOf(recipe.imageKey));
  const originalType = recipe.originalFileKey && (await files.typeOf(recipe.originalFileKey));
  const image: OwnFileReference | null = imageType ? { path: `picture.${imageType.replace(/^.*\//, '').replace('jpeg', 'jpg').replace(/[^a-z\d]/g, '')}`, name: 'picture', contentType: imageType } : null;
  const original: OwnFileReference | null = originalType ? { path: `original${endingOf(recipe.originalFileName)}`, name: recipe.originalFileName ?? 'original', contentType: recipe.originalFileMimeType ?? originalType } : null;
  yield { path: `${folder}/recipe.json`, content: ownRecipeJson(keepRecipe(recipe), { image, original }) };
  if (image) yield { path: `${folder}/${image.path}`, content: files.read(recipe.imageKey!), store: true };
  if (original) yield { path: `${folder}/${original.path}`, content: files.read(recipe.originalFileKey!) };
}

const numbered = (number: number, title: string) => `${String(number).padStart(5, '0')}-${folderName(title)}`;
const endingOf = (name: string | null) => /\.[A-Za-z\d]{1,8}$/.exec(name ?? '')?.[0].toLowerCase() ?? '';
const distinct = (refs: RecipeRef[]) => [...new Map(refs.map((ref) => [ref.id, ref])).values()];

async function all(recipes: RecipeStore, cook: Cook): Promise<RecipeRef[]> {
  const [active, archived] = [await recipes.every(cook.id, 'active', ['id', 'generated']), await recipes.every(cook.id, 'archived', ['id', 'generated'])];
  return [...active, ...archived].map(({ id, generated }) => ({ id, generated }));
}

/** Before anything is written, all of them must be the cook's own. */
async function ownOnes(recipes: RecipeStore, cook: Cook, refs: RecipeRef[]): Promise<RecipeRef[]> {
  for (const ref of refs) if (!isOwner(cook, (await recipes.find(ref)) ?? { ownerId: '' })) throw recipeNotFound();
  return refs;
}
