import { parseLooseJson, repairJson } from '../page/scripts/loose-json.ts';
import type { PortableFile } from '../../recipe/portable-recipe.ts';
import { jsonFault } from '../json-fault.ts';
import { UnreadableFile } from './byte-source.ts';
import { baseName, folderOf, isInOwnFolder, type ZipFolder } from './zip/zip-folder.ts';
import { isObject, text, type JsonObject } from './json-values.ts';
import { isMealie, readMealie } from './json-formats/mealie.ts';
import { isMealieBackup, mealieBackupRecipes } from './json-formats/mealie-backup.ts';
import { isMela, readMela } from './json-formats/mela.ts';
import {
  isOwnManifest,
  isOwnRecipe,
  isOwnTemplate,
  readOwn,
} from './own-format/read-own-recipe.ts';
import { isPaprika, readPaprika } from './json-formats/paprika.ts';
import { failedItem, type LibraryFileItem } from './library-file-item.ts';
import { isOnlyNamed } from './read-item.ts';
import { isRecipeSage, readRecipeSage } from './json-formats/recipe-sage.ts';
import { recipeNodes } from './schema-org/schema-org-nodes.ts';
import { readSchemaOrg } from './schema-org/schema-org.ts';
import { isTandoor, readTandoor } from './json-formats/tandoor.ts';

/** Longest text that is mended when it is no JSON: a recipe or a few. Of a library that breaks off, the rest would be missing without a word. */
const MENDED = 50_000;
/** Lists within lists in which recipes may stand. */
const DEEPEST = 3;

/** JSON also when its grammar is broken, and what was wrong with what had to be mended. Throws `UnreadableFile`. */
export function parseJson(source: string): ParsedJson {
  const whole = parseLooseJson(source);
  let known: string | null | undefined;
  const fault = () => (known === undefined ? (known = jsonFault(source)) : known);
  if (whole !== undefined) return { value: whole, fault, isMended: false };
  const value = source.length <= MENDED ? repairJson(source) : undefined;
  if (value === undefined) throw new UnreadableFile(unreadable(fault()));
  return { value, fault, isMended: true };
}

interface ParsedJson {
  value: unknown;
  /** Why it is no JSON in the strict sense; null where it is. Looked for when it is asked for, since most files are whole. */
  fault: () => string | null;
  /** Whether its grammar had to be mended, so that something may be missing. */
  isMended: boolean;
}

/** An item of such a file: what could not be read is the file's fault. */
export function withFault(item: LibraryFileItem, { fault, isMended }: ParsedJson): LibraryFileItem {
  if (item.problem === null && !isMended) return item;
  const why = fault();
  if (why === null) return item;
  return item.problem === null
    ? { ...item, losses: [`The file is no whole JSON: ${why}.`, ...item.losses] }
    : { ...item, problem: unreadable(why) };
}

const unreadable = (fault: string | null) => `The file is no readable JSON: ${fault}.`;

/** The programs' own shapes, told apart by their fields. */
const shapes: readonly {
  is(value: JsonObject): boolean;
  read(value: JsonObject): LibraryFileItem;
}[] = [
  { is: isTandoor, read: readTandoor },
  { is: isMealie, read: readMealie },
  { is: isPaprika, read: readPaprika },
  { is: isRecipeSage, read: readRecipeSage },
  { is: isMela, read: readMela },
];

/** What is still to come: documents of a zip, and items of the document that is being read. */
export interface Remaining {
  documents: number;
  items: number;
}

/** The recipes of a JSON document, whoever wrote it. `path` is where it stands, `folder` what stands around it. */
export async function* readJson(
  value: unknown,
  path: string,
  folder: ZipFolder | null,
  remaining: Remaining,
  depth = 0,
): AsyncGenerator<LibraryFileItem> {
  if (Array.isArray(value) && depth < DEEPEST) {
    for (const [at, inner] of value.entries()) {
      if (depth === 0) remaining.items = value.length - at - 1;
      yield* readJson(
        inner,
        value.length > 1 ? `${path} (${at + 1})` : path,
        folder,
        remaining,
        depth + 1,
      );
    }
  } else if (isMealieBackup(value)) yield* readBackup(value, path, folder, remaining);
  else if (isObject(value)) {
    const list = value['recipes'];
    if (isOwnManifest(value)) return;
    if (Array.isArray(list) && list.some(isObject) && depth < DEEPEST)
      yield* readJson(list, path, folder, remaining, depth);
    else if (isOwnRecipe(value)) yield await readOwnRecipe(value, path, folder);
    else if (isOwnTemplate(value))
      yield readOwn(value, value['template'], 'template', baseName(path));
    else yield* readForeign(value, path, folder, remaining);
  } else yield failedItem(baseName(path), 'This is not a recipe.');
}

async function* readForeign(
  value: JsonObject,
  path: string,
  folder: ZipFolder | null,
  remaining: Remaining,
): AsyncGenerator<LibraryFileItem> {
  const shape = shapes.find(({ is }) => is(value));
  if (shape) return yield await withPicture(shape.read(value), path, folder, []);
  const nodes = recipeNodes(value);
  if (!nodes.length) yield failedItem(baseName(path), 'Nothing in it is marked as a recipe.');
  for (const [at, node] of nodes.entries()) {
    if (nodes.length > 1) remaining.items = nodes.length - at - 1;
    const format = folder && isNextcloud(node, path, folder) ? 'Nextcloud Cookbook' : undefined;
    yield await withPicture(
      readSchemaOrg(node, format, text(node, 'name') ?? baseName(path)),
      path,
      folder,
      namedPictures(node),
    );
  }
}

/** Nextcloud keeps each recipe as `recipe.json` in a folder of its own, with its pictures beside it. */
const isNextcloud = (node: JsonObject, path: string, folder: ZipFolder) =>
  isInOwnFolder(path) &&
  (folder.isOfNextcloud ||
    'dateModified' in node ||
    'dateCreated' in node ||
    'printImage' in node ||
    'tool' in node);

/** Pictures that a recipe names by a path instead of an address. */
function namedPictures(node: JsonObject): string[] {
  const images = Array.isArray(node['image']) ? node['image'] : [node['image']];
  return images
    .map((image: unknown) => (isObject(image) ? (text(image, 'url', 'contentUrl') ?? '') : image))
    .filter(
      (image): image is string =>
        typeof image === 'string' && image !== '' && image.length < 500 && !/^[a-z]+:/i.test(image),
    )
    .map((image) => image.replace(/^\.?\//, ''));
}

async function withPicture(
  item: LibraryFileItem,
  path: string,
  folder: ZipFolder | null,
  named: string[],
): Promise<LibraryFileItem> {
  if (!item.recipe || item.image || !folder) return item;
  const { image, losses } = await folder.picture(path, named);
  // A picture that came along is not missed at its address.
  return {
    ...item,
    image,
    losses: [...item.losses.filter((loss) => !image || !isOnlyNamed(loss)), ...losses],
  };
}

async function* readBackup(
  database: JsonObject,
  path: string,
  folder: ZipFolder | null,
  remaining: Remaining,
): AsyncGenerator<LibraryFileItem> {
  const recipes = mealieBackupRecipes(database);
  for (const [at, { id, recipe }] of recipes.entries()) {
    remaining.items = recipes.length - at - 1;
    const uuid = id.replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5');
    const places = [uuid, id, text(recipe, 'slug')].flatMap((name) =>
      ['data/recipes', 'recipes'].flatMap((top) =>
        ['original.webp', 'original.jpg', 'original.png', 'min-original.webp'].map(
          (file) => `${top}/${name}/images/${file}`,
        ),
      ),
    );
    yield await withPicture(readMealie(recipe), path, folder, places);
  }
}

async function readOwnRecipe(
  value: JsonObject,
  path: string,
  folder: ZipFolder | null,
): Promise<LibraryFileItem> {
  const item = readOwn(value, value['recipe'], 'recipe', baseName(path));
  if (!item.kept) return item;
  const files = isObject(value['files']) ? value['files'] : {};
  const losses: string[] = [];
  const fetch = async (reference: unknown, what: string) => {
    if (!isObject(reference)) return null;
    const name = text(reference, 'path') ?? '';
    try {
      const bytes = await folder?.take(folderOf(path) + name)?.read();
      if (bytes)
        return {
          name: text(reference, 'name') ?? name,
          contentType: text(reference, 'contentType') ?? 'application/octet-stream',
          bytes,
        };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
    losses.push(`Its ${what} is not in this file.`);
    return null;
  };
  return {
    ...item,
    image: await fetch(files['image'], 'picture'),
    originalFile: await fetch(files['original'], 'original file'),
    furtherPages: await fetchPages(files['furtherPages'], fetch),
    losses,
  };
}

/** As many as a recipe of ours may have: what a file of a stranger's names beyond is not looked for. */
const MOST_FURTHER_PAGES = 9;

async function fetchPages(
  references: unknown,
  fetch: (reference: unknown, what: string) => Promise<PortableFile | null>,
): Promise<PortableFile[]> {
  const pages: PortableFile[] = [];
  for (const [at, reference] of (Array.isArray(references) ? references : [])
    .slice(0, MOST_FURTHER_PAGES)
    .entries()) {
    const page = await fetch(reference, `picture of page ${at + 2}`);
    if (page) pages.push(page);
  }
  return pages;
}
