import { ownFormat } from '../../../write/own-format.ts';
import { text, type JsonObject } from '../json-values.ts';
import { failedItem, type LibraryFileItem } from '../library-file-item.ts';

const { library, recipe, template } = ownFormat;
export const isOwnManifest = (value: JsonObject): boolean => value['format'] === library;
export const isOwnRecipe = (value: JsonObject): boolean => value['format'] === recipe;
export const isOwnTemplate = (value: JsonObject): boolean => value['format'] === template;

/** All that a file of our own keeps, for the service to check; files are fetched by the caller. */
export function readOwn(
  value: JsonObject,
  fields: unknown,
  kind: LibraryFileItem['kind'],
  name: string,
): LibraryFileItem {
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
