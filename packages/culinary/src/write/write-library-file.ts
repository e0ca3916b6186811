import { ownFormat, type OwnRecipeFile, type OwnTemplateFile } from './own-format.ts';

/** A file of schema.org recipes, piece by piece: a graph of them all, or the recipe itself where there is one. */
export async function* jsonLdDocument(
  recipes: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  let held: Record<string, unknown> | null = null;
  let several = false;
  for await (const recipe of recipes) {
    if (held) {
      yield `${several ? ',\n' : '{"@context":"https://schema.org","@graph":[\n'}${JSON.stringify(held)}`;
      several = true;
    }
    held = recipe;
  }
  if (several) yield `,\n${JSON.stringify(held)}\n]}\n`;
  else
    yield `${JSON.stringify(held ? { '@context': 'https://schema.org', ...held } : { '@context': 'https://schema.org', '@graph': [] }, null, 2)}\n`;
}

/** The `recipe.json` of our own zip: all fields of a recipe, and where its files lie beside it. */
export function ownRecipeJson(
  recipe: Record<string, unknown>,
  files: OwnRecipeFile['files'],
): string {
  return JSON.stringify(
    {
      format: ownFormat.recipe,
      formatVersion: ownFormat.version,
      recipe,
      files,
    } satisfies OwnRecipeFile,
    null,
    1,
  );
}

/** A `templates/*.json` of our own zip: all fields of a template. */
export function ownTemplateJson(template: Record<string, unknown>): string {
  return JSON.stringify(
    {
      format: ownFormat.template,
      formatVersion: ownFormat.version,
      template,
    } satisfies OwnTemplateFile,
    null,
    1,
  );
}

/** The `convivio.json` that says what a zip is. */
export function ownManifestJson(about: {
  product: string;
  exportedAt: string;
  recipes: number;
  templates: number;
}): string {
  const { library: format, version: formatVersion } = ownFormat;
  return JSON.stringify({ format, formatVersion, ...about }, null, 1);
}

/** A folder name from a title: lower case letters, digits and hyphens of any script, at most 60 characters. */
export function folderName(title: string): string {
  return (
    title
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, '') || 'recipe'
  );
}
