import { plainText, richLines } from '../html/rich-text.ts';

/** A schema.org object however the page states it: JSON-LD, microdata and RDFa are all brought to this shape. */
export type SchemaNode = { readonly [property: string]: unknown };

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Depth at which nested data stops being read. */
const deepest = 12;
const mostValues = 2_000;

/** Types of a node without their prefix, lower case: ["recipe", "newsarticle"]. */
export function typesOf(node: SchemaNode): string[] {
  return list(node['@type'] ?? node['type'])
    .filter((type): type is string => typeof type === 'string')
    .map((type) =>
      type
        .trim()
        .replace(/^.*[/:#]/, '')
        .toLowerCase(),
    );
}

export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const countingKey = /^(?:\D{0,12}[ _-]?)?(\d{1,4})$/;

/** The members of a list that is written as an object with numbered keys ({"1": ..., "2": ...}, {"step1": ...}), in order; null for other values. */
export function numberedItems(value: unknown): unknown[] | null {
  if (!isNode(value)) return null;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('@'));
  const at = entries.map(([key]) => Number(countingKey.exec(key)?.[1] ?? Number.NaN));
  if (at.length === 0 || at.some(Number.isNaN) || new Set(at).size < at.length) return null;
  return entries
    .map(([, item], index) => ({ item, at: at[index]! }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The members of a list in any of its shapes: an array, an object with numbered keys, or one value alone. */
export const itemsOf = (value: unknown): unknown[] => numberedItems(value) ?? list(value);

/** The first filled property among several names; prefixes ("schema:name") and capitals do not matter. */
export function property(node: SchemaNode, ...names: string[]): unknown {
  for (const name of names) {
    const exact = node[name];
    if (isFilled(exact)) return exact;
  }
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  for (const [key, value] of Object.entries(node)) {
    if (wanted.has(key.replace(/^.*[/:#]/, '').toLowerCase()) && isFilled(value)) return value;
  }
  return undefined;
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.some(isFilled) : value !== undefined && value !== null;
}

/** All scalar texts in a value, as plain text; of an object its value, name or text. */
export function texts(value: unknown, depth = 0): string[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') return [plainText(value)].filter(Boolean);
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)];
  if (Array.isArray(value))
    return value.slice(0, mostValues).flatMap((item) => texts(item, depth + 1));
  if (isNode(value))
    return texts(property(value, '@value', 'name', 'text', 'value', 'headline'), depth + 1);
  return [];
}

export const firstText = (value: unknown): string | null => texts(value)[0] ?? null;

/** Like `texts`, but a text of several lines gives several entries. */
export function lines(value: unknown): string[] {
  if (typeof value === 'string') return richLines(value);
  if (Array.isArray(value)) return value.slice(0, mostValues).flatMap(lines);
  return texts(value);
}
