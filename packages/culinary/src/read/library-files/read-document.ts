import { decodedAddress } from '../../words/decoded-address.ts';
import { readPage } from '../page/read-page.ts';
import { gunzip, openZip, type Allowance } from './zip/open-zip.ts';
import { bytesSource, UnreadableFile } from './byte-source.ts';
import { isCooklang, readCooklang } from './text-formats/cooklang.ts';
import { baseName, ZipFolder, folderOf, stemOf } from './zip/zip-folder.ts';
import { libraryFileLimits } from './limits.data.ts';
import { isMealMaster, readMealMaster } from './text-formats/meal-master.ts';
import { portableFromDraft } from '../../recipe/portable-recipe.ts';
import { failedItem, type LibraryFileItem } from './library-file-item.ts';
import { isOnlyNamed, readItem } from './read-item.ts';
import { parseJson, readJson, withFault, type Remaining } from './read-json.ts';
import { decodeText } from './text-encoding.ts';

const PLACE = 'https://library.invalid/';

export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 &&
  head[1] === 0x4b &&
  ((head[2] === 3 && head[3] === 4) ||
    (head[2] === 5 && head[3] === 6) ||
    (head[2] === 7 && head[3] === 8));
const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b;

interface ReadingContext {
  folder: ZipFolder | null;
  allowance: Allowance;
  remaining: Remaining;
  /** Zips around this document, beyond the outermost. */
  depth: number;
}

/** The recipes of one file, known by its content; the name only helps where the content leaves it open. */
export async function* readDocument(
  bytes: Uint8Array,
  path: string,
  around: ReadingContext,
): AsyncGenerator<LibraryFileItem> {
  const name = baseName(path);
  if (bytes.length === 0) return yield failedItem(name, 'This file is empty.');
  if (isZip(bytes)) return yield* readInnerZip(bytes, name, around);
  const plain = isGzip(bytes)
    ? await gunzip(bytes, libraryFileLimits.entryBytes, around.allowance)
    : bytes;
  if (isBinary(plain)) return yield failedItem(name, notUnderstood(name));
  const text = decodeText(plain).replace(/^\ufeff/, '');
  const start = text.trimStart().slice(0, 200);
  if (/^[{[]/.test(start) && !/^\[-/.test(start)) yield* readJsonFile(text, path, around);
  else if (start.startsWith('<')) yield await readHtml(text, path, around.folder);
  else if (isMealMaster(text)) yield* counted(readMealMaster(text), around.remaining);
  else if (isCooklang(text) || (/\.cook$/i.test(name) && text.trim() !== ''))
    yield await readCook(text, path, around.folder);
  else yield failedItem(name, notUnderstood(name));
}

async function* readJsonFile(
  text: string,
  path: string,
  { folder, remaining }: ReadingContext,
): AsyncGenerator<LibraryFileItem> {
  const parsed = parseJson(text);
  for await (const item of readJson(parsed.value, path, folder, remaining))
    yield withFault(item, parsed);
}

function* counted(items: LibraryFileItem[], remaining: Remaining): Generator<LibraryFileItem> {
  for (const [at, item] of items.entries()) {
    remaining.items = items.length - at - 1;
    yield item;
  }
}

/** What the Upload Recipe panel takes is sent there. */
function notUnderstood(name: string): string {
  const sentence = `${name} is not a recipe this import understands.`;
  return /\.(?:pdf|png|jpe?g|jfif|webp|hei[cf]|docx|rtf|txt|md|markdown)$/i.test(name)
    ? `${sentence} Add it under Upload Recipe.`
    : sentence;
}

/** Zeros do not stand in texts, except in UTF-16, which bears a mark. */
function isBinary(bytes: Uint8Array): boolean {
  const marked =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return (
    !marked &&
    (bytes.subarray(0, 8_000).includes(0) ||
      (bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46))
  );
}

async function readHtml(
  html: string,
  path: string,
  folder: ZipFolder | null,
): Promise<LibraryFileItem> {
  if (html.length > libraryFileLimits.pageBytes)
    return failedItem(baseName(path), 'This page is too large.');
  const { draft } = readPage(
    html,
    PLACE + folderOf(path).split('/').map(encodeURIComponent).join('/'),
  );
  if (!draft?.title)
    return failedItem(baseName(path), 'Nothing on this page is marked or written as a recipe.');
  const recipe = portableFromDraft(draft);
  const losses = draft.otherRecipes.map(
    (title) => `“${title}” stands on the same page and was not read.`,
  );
  const local = recipe.imageUrl?.startsWith(PLACE)
    ? decodedAddress(new URL(recipe.imageUrl).pathname.slice(1))
    : null;
  if (local !== null) recipe.imageUrl = null;
  const found = folder
    ? await folder.picture(path, local === null ? [] : [local.slice(folderOf(path).length)])
    : { image: null, losses: local === null ? [] : ['Its picture is not in this file.'] };
  if (recipe.imageUrl && !found.image)
    losses.push('Its picture is only named by an address, and was not fetched.');
  return readItem('web page', recipe, { image: found.image, losses: [...losses, ...found.losses] });
}

async function readCook(
  text: string,
  path: string,
  folder: ZipFolder | null,
): Promise<LibraryFileItem> {
  const item = readCooklang(text, stemOf(path).trim() || 'Recipe');
  if (!item.recipe?.steps.length && !item.recipe?.ingredients.length)
    return failedItem(baseName(path), 'It has neither ingredients nor steps.', 'Cooklang');
  const { image, losses } = folder ? await folder.picture(path) : { image: null, losses: [] };
  const steps = folder?.takeStepPictures(path) ?? 0;
  return {
    ...item,
    image,
    losses: [
      ...item.losses.filter((loss) => !image || !isOnlyNamed(loss)),
      ...losses,
      ...(steps
        ? [`${steps} ${steps === 1 ? 'picture of a step was' : 'pictures of steps were'} not kept.`]
        : []),
    ],
  };
}

async function* readInnerZip(
  bytes: Uint8Array,
  name: string,
  { allowance, depth, remaining }: ReadingContext,
): AsyncGenerator<LibraryFileItem> {
  if (depth >= libraryFileLimits.nesting)
    return yield failedItem(name, 'This zip lies too deep within other zips. Unpack them first.');
  const folder = new ZipFolder(await openZip(bytesSource(bytes), allowance), allowance);
  if (!folder.documents.length && !folder.pictureLeftovers().length)
    return yield failedItem(name, 'This zip is empty.');
  yield* readFolder({
    folder,
    allowance,
    depth: depth + 1,
    remaining: { documents: remaining.documents, items: 0 },
  });
}

/** All items of a zip: its documents, those in JSON first, because they name files; then the pictures that belong to none of them. */
export async function* readFolder(
  around: ReadingContext & { folder: ZipFolder },
): AsyncGenerator<LibraryFileItem> {
  const { folder, remaining } = around;
  const database = folder.documents.find(({ path }) => /(?:^|\/)database\.json$/i.test(path));
  const isJson = ({ path }: { path: string }) => /\.json$/i.test(path);
  // The rest of a backup is the program's own business; files of its recipes are asked for by name.
  const documents = database
    ? [database]
    : [...folder.documents.filter(isJson), ...folder.documents.filter((entry) => !isJson(entry))];
  const outermost = around.depth === 0;
  for (const [at, entry] of documents.entries()) {
    if (outermost) remaining.documents = documents.length - at - 1;
    remaining.items = 0;
    if (folder.isTaken(entry)) continue;
    try {
      const most =
        entry === database ? libraryFileLimits.documentBytes : libraryFileLimits.entryBytes;
      yield* readDocument(await entry.read(most), entry.path, around);
    } catch (error) {
      yield {
        ...failedItem(
          baseName(entry.path),
          error instanceof UnreadableFile ? error.message : 'This file could not be read.',
        ),
        ...(error instanceof UnreadableFile ? {} : { cause: error }),
      };
    }
  }
  remaining.items = 0;
  if (!database)
    for (const { path } of folder.pictureLeftovers())
      yield failedItem(
        baseName(path),
        `${baseName(path)} belongs to no recipe in this file. Add it under Upload Recipe.`,
      );
}
