import { parse } from 'yaml';
import { readDuration } from '../../../words/durations.ts';
import { readYield } from '../../../words/yields.ts';
import { isObject, webAddress } from '../json-values.ts';
import type { PortableRecipe } from '../../../recipe/portable-recipe.ts';

/** Longer heads are no heads of recipes, and take long to read. */
const LONGEST_HEAD = 20_000;

/** The values of a YAML head, nested ones under "source.name"; null when it is no YAML. */
export function frontMatter(yaml: string): [string, string][] | null {
  if (yaml.length > LONGEST_HEAD) return null;
  try {
    const value: unknown = parse(yaml, { maxAliasCount: 20, schema: 'failsafe' });
    return isObject(value) ? flat(value, '') : null;
  } catch {
    return null;
  }
}

function flat(value: Record<string, unknown> | object, prefix: string): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    if (isObject(inner) && prefix.split('.').length < 3) return flat(inner, `${prefix}${key}.`);
    const said = Array.isArray(inner)
      ? inner.map(String).join(', ')
      : inner === null || inner === undefined
        ? ''
        : String(inner);
    return said.trim() ? [[`${prefix}${key}`, said.trim()]] : [];
  });
}

const list = (value: string) =>
  value
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean);

/** Puts one statement of the head where it belongs; what has no place of its own becomes a note. */
export function applyMetadata(recipe: PortableRecipe, key: string, value: string): void {
  switch (
    key
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim()
  ) {
    case 'title':
    case 'name':
      recipe.title = value;
      break;
    case 'description':
    case 'introduction':
      recipe.description = value;
      break;
    case 'servings':
    case 'serves':
    case 'yield': {
      const found = readYield(value.split('|')[0]!);
      recipe.servings = found?.servings ?? recipe.servings;
      recipe.yieldText = found ? found.text : recipe.yieldText;
      break;
    }
    case 'tags':
    case 'tag':
    case 'cuisine':
    case 'diet':
      recipe.tags = [...new Set([...recipe.tags, ...list(value)])];
      break;
    case 'course':
    case 'category':
    case 'meal':
      recipe.courseText ??= value;
      recipe.tags = [...new Set([...recipe.tags, ...list(value)])];
      break;
    case 'prep time':
    case 'time.prep':
    case 'prep':
      recipe.prepTime = readDuration(value);
      break;
    case 'cook time':
    case 'time.cook':
    case 'cook':
      recipe.cookTime = readDuration(value);
      break;
    case 'time':
    case 'duration':
    case 'time required':
    case 'total time':
    case 'time.total':
      recipe.totalTime = readDuration(value);
      break;
    case 'author':
    case 'source.author':
      recipe.author = value;
      break;
    case 'source':
    case 'source.url':
    case 'url':
    case 'link':
    case 'source.name':
      if (webAddress(value)) recipe.originalUrl = webAddress(value);
      else recipe.source = value;
      break;
    case 'locale':
    case 'language':
    case 'lang':
      recipe.language = /^[a-z]{2}\b/i.exec(value)?.[0].toLowerCase() ?? null;
      break;
    case 'image':
    case 'images':
    case 'picture':
    case 'pictures':
      recipe.imageUrl = webAddress(list(value)[0] ?? '') ?? null;
      break;
    default:
      recipe.notes.push(`${key.charAt(0).toUpperCase()}${key.slice(1)}: ${value}`);
  }
}
