import { folderName, jsonLdDocument, schemaOrgRecipe } from '@convivio/culinary/write';
import type { Recipe, RecipeRef } from '../recipe/recipe.ts';
import { allRecipes } from './all-recipes.ts';
import type { ExportFiles, ExportPorts } from './export-ports.ts';
import type { LibraryExport } from './library-export.ts';
import { portableRecipe } from './write-portable-recipe.ts';
import { zipMembers } from './zip-members.ts';

/** Writes the file of an export, recipe by recipe: one is in memory at a time. `onRecipe` is called for each. */
export async function writeExport(
  ports: ExportPorts,
  { ownerId, format, refs, createdAt }: LibraryExport,
  onRecipe: () => Promise<void>,
): Promise<{ fileName: string; fileKey: string }> {
  const { recipes, templates, files } = ports;
  const chosen = refs ?? (await wholeLibrary(recipes, ownerId));
  const single = refs?.length === 1 ? await recipes.find(refs[0]!) : null;
  // What is deleted while the file is being written is not in it.
  const each = async function* (): AsyncGenerator<Recipe> {
    for (const ref of chosen) {
      const recipe = await recipes.find(ref);
      if (recipe?.ownerId !== ownerId) continue;
      await onRecipe();
      yield recipe;
    }
  };
  const name = single
    ? folderName(single.title)
    : `convivio-${refs ? 'recipes' : 'library'}-${createdAt.toISOString().slice(0, 10)}`;
  const fileName = `${name}.${format === 'jsonld' ? 'json' : 'zip'}`;
  const content =
    format === 'jsonld'
      ? { text: jsonLdDocument(schemaOrgNodes(files, each(), single !== null)) }
      : {
          members: zipMembers(files, each(), refs ? [] : await templates.list(ownerId), createdAt),
        };
  return { fileName, fileKey: await files.write(ownerId, fileName, content) };
}

/** The recipes of a cook one after the other, the active ones first. */
export async function* everyRecipe(
  recipes: ExportPorts['recipes'],
  ownerId: string,
): AsyncGenerator<Recipe> {
  for (const ref of await wholeLibrary(recipes, ownerId)) {
    const recipe = await recipes.find(ref);
    if (recipe?.ownerId === ownerId) yield recipe;
  }
}

async function wholeLibrary(
  recipes: ExportPorts['recipes'],
  ownerId: string,
): Promise<RecipeRef[]> {
  const all = await allRecipes(recipes, ownerId, ['id', 'generated']);
  return all.map(({ id, generated }) => ({ id, generated }));
}

/** A picture inside makes a single recipe whole; a library would become too large to be opened. */
async function* schemaOrgNodes(
  files: ExportFiles,
  recipes: AsyncIterable<Recipe>,
  withPicture: boolean,
) {
  for await (const recipe of recipes)
    yield schemaOrgRecipe(portableRecipe(recipe), {
      identifier: String(recipe.id),
      dateModified: recipe.updatedAt.toISOString(),
      image: withPicture && recipe.imageKey ? await files.dataAddress(recipe.imageKey) : null,
    });
}
