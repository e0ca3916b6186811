import { asLiteralMarkup, looksMarkedUp } from '../../page/html/rich-text.ts';
import { isObject, type JsonObject } from '../json-values.ts';
import { ownPublisher } from '../../../write/own-format.ts';

/** The fields that are read as pages write them; comments are looked at where they are read. */
const writtenAsPages = [
  'name',
  'description',
  'recipeIngredient',
  'recipeInstructions',
  'tool',
] as const;

/** Whether we have written the recipe ourselves. */
export function isOwn({ sdPublisher }: JsonObject): boolean {
  return isObject(sdPublisher) && sdPublisher['name'] === ownPublisher.name;
}

/**
 * Pages write markup around their words; in what we have written ourselves "<b>" is what a cook has
 * typed. Gives such a recipe with words that are read as they stand.
 */
export function withOwnWords(node: JsonObject): JsonObject {
  return isOwn(node)
    ? {
        ...node,
        ...Object.fromEntries(
          writtenAsPages
            .filter((field) => field in node)
            .map((field) => [field, literal(node[field])]),
        ),
      }
    : node;
}

function literal(value: unknown): unknown {
  // What ends in a colon heads the lines behind it, and is known by its length.
  if (typeof value === 'string')
    return looksMarkedUp(value) && !value.endsWith(':') ? asLiteralMarkup(value) : value;
  if (Array.isArray(value)) return value.map(literal);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, literal(inner)]))
    : value;
}
