import { asideWords, ingredientWords, orderWords, titleWords } from '../markup/field-words.data.ts';
import { fieldParts, namesOneOf } from '../markup/field-parts.ts';
import { headingOf, isPlainList } from '../markup/ingredient-shapes.ts';
import { keyedMembers } from '../markup/keyed-members.ts';
import { isNode, numberedItems, type SchemaNode } from '../markup/schema-node.ts';
import { noteWords, tipWords } from './state-words.data.ts';

const deepest = 8;
const mostItems = 1000;

const isAside = (key: string) =>
  key.startsWith('@') ||
  namesOneOf(fieldParts(key), asideWords) ||
  namesOneOf(fieldParts(key), ingredientWords);

/** Editors keep a paragraph as pieces of text, each with its own look. */
function pieceOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  const kind = value['_type'] ?? value['type'] ?? value['nodeType'];
  const text = value['text'] ?? value['value'];
  return (kind === 'text' || kind === 'span') && typeof text === 'string' ? text : null;
}

function paragraphOf(node: SchemaNode): string | null {
  const pieces = node['children'] ?? node['content'];
  if (!Array.isArray(pieces) || !pieces.some((piece) => pieceOf(piece) !== null)) return null;
  return pieces.map((piece) => pieceOf(piece) ?? '').join('');
}

function orderOf(item: unknown): number {
  if (!isNode(item)) return Number.NaN;
  const found = Object.entries(item).find(
    ([key, value]) =>
      (typeof value === 'number' || (typeof value === 'string' && /^\d{1,3}$/.test(value))) &&
      namesOneOf(fieldParts(key), orderWords),
  );
  return found ? Number(found[1]) : Number.NaN;
}

/** By the numbers the items bear, when all bear different ones. */
function inOrder(items: readonly unknown[]): readonly unknown[] {
  const at = items.map(orderOf);
  if (items.length < 2 || at.some(Number.isNaN) || new Set(at).size < at.length) return items;
  return items
    .map((item, index) => ({ item, at: at[index]! }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function ofNode(node: SchemaNode, depth: number): unknown[] {
  const paragraph = paragraphOf(node);
  if (paragraph !== null) return [paragraph];
  const numbered = numberedItems(node);
  if (numbered) return stepsIn(numbered, depth + 1);
  const entries = Object.entries(node).filter(([key]) => !isAside(key));
  const lists = entries.flatMap(([key, value]) => {
    const steps = Array.isArray(value) ? stepsIn(value, depth + 1) : [];
    return steps.length > 0 ? [{ key, steps }] : [];
  });
  if (lists.length > 0 && lists.length === entries.length)
    return lists.flatMap(({ key, steps }) =>
      isPlainList(key, lists.length) ? steps : [{ name: key, itemListElement: steps }],
    );
  const said = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  if (lists.length > 0) {
    const name = headingOf(node);
    const steps = lists[0]!.steps;
    return name ? [{ name, itemListElement: steps }] : steps;
  }
  const beside = said.filter(
    ([key]) => namesOneOf(fieldParts(key), tipWords) || namesOneOf(fieldParts(key), noteWords),
  );
  const own = said.length > beside.length ? said.filter((one) => !beside.includes(one)) : said;
  const text = own.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[1];
  if (text === undefined)
    return entries.flatMap(([, value]) => (isNode(value) ? stepsIn(value, depth + 1) : []));
  const name = said.find(
    ([key, own]) => own !== text && namesOneOf(fieldParts(key), titleWords),
  )?.[1];
  const whole = own === said ? text : [text, ...beside.map(([, tip]) => tip)].join(' ');
  return [name ? { name, text: whole } : whole];
}

/** The steps of a value of any shape as texts, named texts and named lists of them, in the words of schema.org. */
export function stepsIn(value: unknown, depth = 0): unknown[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') return value.trim() ? [value] : [];
  const keyed = isNode(value) && depth === 0 ? keyedMembers(value) : null;
  if (keyed) return stepsIn(keyed, 1);
  if (isNode(value)) return ofNode(value, depth);
  if (!Array.isArray(value)) return [];
  return inOrder(value.slice(0, mostItems)).flatMap((item) => stepsIn(item, depth + 1));
}
