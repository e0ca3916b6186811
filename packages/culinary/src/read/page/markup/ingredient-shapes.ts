import { asideWords, ingredientWords, plainListWords, titleWords } from './field-words.data.ts';
import { fieldParts, namesOneOf } from './field-parts.ts';
import { ingredientLineOf } from './ingredient-object.ts';
import { isAmountAlone, isTasteAlone, leavesOf } from './ingredient-values.ts';
import { isNode, property, texts, typesOf, type SchemaNode } from './schema-node.ts';

const longestTuple = 5;
const longestHeading = 80;
const isScalar = (value: unknown) => typeof value !== 'object' || value === null;
const isFigure = (value: unknown) =>
  typeof value === 'number' ||
  (typeof value === 'string' && (isAmountAlone(value.trim()) || isTasteAlone(value.trim())));

/** The line of a list of values: [400, "g", "cod"]; null for a list of lines. */
export function tupleLine(values: readonly unknown[]): string | null {
  if (values.length < 2 || values.length > longestTuple || !values.every(isScalar)) return null;
  const words = values.filter((value) => typeof value === 'string' && !isFigure(value));
  const hasPlace = values.some((value) => isFigure(value) || value === null || value === '');
  return hasPlace && words.length > 0 && !words.some((value) => /^\s*\d/.test(String(value)))
    ? ingredientLineOf(Object.fromEntries(values.map((value, at) => [`value${at}`, value])))
    : null;
}

/** The lines of an object whose fields are the foods: {"flour": "250 g", "eggs": 4}; null for other objects. */
export function linesByFood(node: SchemaNode): string[] | null {
  const entries = Object.entries(node);
  return entries.length >= 2 &&
    entries.every(([key, value]) => isFigure(value) && /\p{L}{2}/u.test(key)) &&
    !entries.some(([key]) => namesOneOf(fieldParts(key), asideWords)) &&
    entries.filter(([, value]) => typeof value === 'string').length > 0
    ? entries.map(([key, value]) => `${String(value).trim()} ${key}`)
    : null;
}

interface Section {
  name: string | null;
  members: unknown;
}

/** Whether a list under such a name may hold ingredients or steps. */
const mayHoldMembers = (key: string, value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && !namesOneOf(fieldParts(key), asideWords);

/** The lists of an object that is no ingredient but holds some, each with its name; null when it holds none. */
export function sectionsOf(node: SchemaNode): Section[] | null {
  const named = property(node, 'itemListElement', 'ingredients', 'recipeIngredient', 'items');
  const name = headingOf(node);
  if (named !== undefined && (typesOf(node).includes('itemlist') || Array.isArray(named)))
    return [{ name, members: named }];
  const entries = Object.entries(node).filter(([key]) => !key.startsWith('@'));
  const lists = entries.filter(([key, value]) => mayHoldMembers(key, value));
  if (
    lists.length === 0 ||
    leavesOf(node).some(({ role, path }) => role === 'amount' && path.length === 1)
  )
    return null;
  if (lists.length === entries.length && !lists.every(([, list]) => isTuple(list)))
    return lists.map(([key, members]) => ({
      name: isPlainList(key, lists.length) ? null : key,
      members,
    }));
  const inner = lists.find(([, list]) =>
    (list as unknown[]).some((item) => isNode(item) || isLine(item)),
  );
  return inner ? [{ name, members: inner[1] }] : null;
}

const isTuple = (value: unknown) => Array.isArray(value) && tupleLine(value) !== null;
const isLine = (value: unknown) =>
  Array.isArray(value) || (typeof value === 'string' && /^[\d¼-¾⅐-⅞]/.test(value.trim()));
export const isPlainList = (key: string, lists: number): boolean =>
  namesOneOf(fieldParts(key), plainListWords) ||
  namesOneOf(fieldParts(key), ingredientWords) ||
  (lists === 1 && !/[\s\p{Lu}]/u.test(key));

/** What an object that holds a list is called: its field of a name, else its only other text. */
export function headingOf(node: SchemaNode): string | null {
  const said = Object.entries(node).filter(
    ([key, value]) =>
      typeof value === 'string' && !key.startsWith('@') && !namesOneOf(fieldParts(key), asideWords),
  );
  const own = said.find(([key]) => namesOneOf(fieldParts(key), titleWords)) ?? said[0];
  const name = texts(own?.[1])[0] ?? null;
  return name !== null && name.length <= longestHeading ? name : null;
}
