import {
  folderName,
  ownManifestJson,
  ownRecipeJson,
  ownTemplateJson,
  type OwnFileReference,
  type ZipMember,
} from '@convivio/culinary/write';
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
