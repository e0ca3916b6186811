import {
  folderName,
  ownManifestJson,
  ownRecipeJson,
  ownTemplateJson,
  type OwnFileReference,
  type ZipMember,
} from '@convivio/culinary/write';
import { originalFilesOf } from '../recipe/files/original-files.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { RecipeTemplate } from '../templates/recipe-template.ts';
import type { ExportFiles } from './export-ports.ts';
import { fieldsOfRecipe, fieldsOfTemplate } from './own-file-fields.ts';

const PRODUCT = 'Convivio';

/** What our own zip holds: recipes with their files, templates, and last what it is and how many. */
export async function* zipMembers(
  files: ExportFiles,
  recipes: AsyncIterable<Recipe>,
  templates: readonly RecipeTemplate[],
  exportedAt: Date,
): AsyncGenerator<ZipMember> {
  let count = 0;
  for await (const recipe of recipes) yield* recipeMembers(files, recipe, ++count);
  for (const [at, template] of templates.entries())
    yield {
      path: `templates/${numbered(at + 1, template.title)}.json`,
      content: ownTemplateJson(fieldsOfTemplate(template)),
    };
  yield {
    path: 'convivio.json',
    content: ownManifestJson({
      product: PRODUCT,
      exportedAt: exportedAt.toISOString(),
      recipes: count,
      templates: templates.length,
    }),
  };
}

/** A folder a recipe: its fields first, because they name the files beside them. */
async function* recipeMembers(
  files: ExportFiles,
  recipe: Recipe,
  number: number,
): AsyncGenerator<ZipMember> {
  const folder = `recipes/${numbered(number, recipe.title)}`;
  const imageType = recipe.imageKey && (await files.typeOf(recipe.imageKey));
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
  const [original, ...furtherPages] = await originalsOf(files, recipe);
  yield {
    path: `${folder}/recipe.json`,
    content: ownRecipeJson(fieldsOfRecipe(recipe), {
      image,
      original: original?.reference ?? null,
      furtherPages: furtherPages.map(({ reference }) => reference),
    }),
  };
  if (image)
    yield { path: `${folder}/${image.path}`, content: files.read(recipe.imageKey!), store: true };
  for (const { reference, fileKey } of original ? [original, ...furtherPages] : [])
    yield { path: `${folder}/${reference.path}`, content: files.read(fileKey) };
}

/** The files a recipe was made from, as far as they are still there, each with its place in the recipe's folder. */
async function originalsOf(files: ExportFiles, recipe: Recipe) {
  const found: { reference: OwnFileReference; fileKey: string }[] = [];
  for (const { fileKey, fileName, mimeType } of originalFilesOf(recipe)) {
    const type = await files.typeOf(fileKey);
    if (!type) continue;
    const page = found.length === 0 ? '' : `-${found.length + 1}`;
    found.push({
      fileKey,
      reference: {
        path: `original${page}${endingOf(fileName)}`,
        name: fileName ?? 'original',
        contentType: mimeType ?? type,
      },
    });
  }
  return found;
}

const numbered = (number: number, title: string) =>
  `${String(number).padStart(5, '0')}-${folderName(title)}`;
const endingOf = (name: string | null) =>
  /\.[A-Za-z\d]{1,8}$/.exec(name ?? '')?.[0].toLowerCase() ?? '';
