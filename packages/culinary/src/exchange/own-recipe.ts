import { text, type JsonObject } from './json-values.ts';
import { failedItem, type ExchangeItem } from './portable-recipe.ts';

/** The names by which our own files are known, and the version of what is in them. */
export const ownFormat = {
  program: 'Convivio',
  library: 'convivio-library',
  recipe: 'convivio-recipe',
  template: 'convivio-template',
  version: 1,
} as const;

/** One `recipe.json` of our own zip. Paths are relative to it. */
export interface OwnRecipeFile {
  format: typeof ownFormat.recipe;
  formatVersion: number;
  recipe: Record<string, unknown>;
  files: { image: OwnFileReference | null; original: OwnFileReference | null };
}

export interface OwnFileReference {
  path: string;
  name: string;
  contentType: string;
}

export interface OwnTemplateFile {
  format: typeof ownFormat.template;
  formatVersion: number;
  template: Record<string, unknown>;
}

const { library, recipe, template } = ownFormat;
export const isOwnManifest = (value: JsonObject): boolean => value['format'] === library;
export const isOwnRecipe = (value: JsonObject): boolean => value['format'] === recipe;
export const isOwnTemplate = (value: JsonObject): boolean => value['format'] === template;

/** All that a file of our own keeps, for the service to check; files are fetched by the caller. */
export function readOwn(
  value: JsonObject,
  fields: unknown,
  kind: ExchangeItem['kind'],
  name: string,
): ExchangeItem {
  if (Number(value['formatVersion']) > ownFormat.version)
    return failedItem(
      name,
      'A newer version of Convivio wrote this. Update, then import it again.',
      ownFormat.program,
    );
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return failedItem(name, 'This recipe is damaged.', ownFormat.program);
  const kept = fields as Record<string, unknown>;
  return {
    ...failedItem(text(kept, 'title') ?? name, '', ownFormat.program),
    kind,
    kept,
    problem: null,
  };
}
