import { namesFood } from '../../../foods/line-words.ts';
import { tastes, vagueAmounts } from '../../../line/name/descriptor-phrases.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../line/units/units.ts';
import { isAmountOnly } from '../../text/lines/item-openings.ts';
import {
  amountWords,
  asideWords,
  foodWords,
  offerWords,
  remarkWords,
  unitWords,
} from './field-words.data.ts';
import { fieldParts, namesOneOf } from './field-parts.ts';
import { isNode, texts, type SchemaNode } from './schema-node.ts';

const longestUnit = 30;
const LONGEST_AMOUNT = 40;
const SHORTEST_FOOD = 3;
const deepest = 4;
const mostLeaves = 80;
const figures =
  /^(?:(?:ca|circa|about|etwa|env|environ)\.?\s|[~≈])?\s?(?:[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞.,/⁄ ]{0,12}(?:\s?(?:[-–—]|to|bis|à|a)\s?(?=[\d¼-¾⅐-⅞]))?){1,2}$/;
const leadingFigure = /^(?:\d[\d.,/⁄ ]{0,12}[¼-¾⅐-⅞]?|[¼-¾⅐-⅞])\s?(?=\p{L})/u;

const isWhole = (text: string, table: typeof tastes): boolean => {
  const tokens = tokenise(text);
  return tokens.length > 0 && table.match(tokens, 0)?.next === tokens.length;
};

/** Whether a text is a unit and nothing else. */
function isUnitAlone(text: string): boolean {
  if (!text || text.length > longestUnit) return false;
  const tokens = tokenise(text);
  const next = readUnit(tokens, 0)?.next ?? -1;
  return next >= 0 && tokens.slice(next).every(({ kind }) => kind === 'mark');
}

/** Whether a unit means nothing without a figure: "g", which "pinch" does. */
export const isMeasureAlone = (text: string): boolean => {
  const unit = readUnit(tokenise(text), 0)?.unit;
  return unit !== undefined && unit.kind !== 'count' && text.length <= 5;
};

/** Whether a text is a figure, a range, a figure with its unit, or says that it is up to the cook. */
export function isAmountAlone(text: string): boolean {
  if (text.length > 40) return false;
  if (figures.test(text)) return true;
  const front = leadingFigure.exec(text)?.[0];
  return front !== undefined && isUnitAlone(text.slice(front.length));
}

const LONGEST_SPELLED = 30;
/** Whether a text is an amount in words: "half a glass", "mezzo bicchiere". */
const isSpelledAmount = (text: string): boolean =>
  text.length <= LONGEST_SPELLED && /\s/.test(text) && isAmountOnly(text) && !isTasteAlone(text);

export const isTasteAlone = (text: string): boolean =>
  text.length <= 40 && (isWhole(text, tastes) || isWhole(text, vagueAmounts));

export type Role = 'amount' | 'unit' | 'taste' | 'remark' | 'words';

/** One value of an ingredient's object: where it stands, and what it is by its looks. */
export interface Leaf {
  path: readonly string[];
  /** The words of all names on the way to it. */
  parts: readonly string[];
  text: string;
  role: Role;
}

/** "4 lomos": what is called an amount counts pieces, which a food may be called by, too. */
const pieces = /^\d{1,3}\s\p{L}+$/u;

function roleOf(text: string, parts: readonly string[], own: readonly string[]): Role {
  if (isAmountAlone(text) || isSpelledAmount(text)) return 'amount';
  if (isTasteAlone(text)) return 'taste';
  if (namesOneOf(parts, unitWords)) return 'unit';
  if (isUnitAlone(text) && !namesOneOf(own, foodWords)) return 'unit';
  if (namesOneOf(own, remarkWords)) return 'remark';
  // "a thumb-sized piece of", "2 x 400g tins": what is called an amount is one, unless it says the food as well.
  return namesOneOf(own, amountWords) &&
    text.length <= LONGEST_AMOUNT &&
    !own.includes('value') &&
    (pieces.test(text) || !namesFood(text, SHORTEST_FOOD))
    ? 'amount'
    : 'words';
}

/** The numbers and texts of an ingredient's object, without what is said about the object itself. Of a list the first counts. */
export function leavesOf(node: SchemaNode): Leaf[] {
  const leaves: Leaf[] = [];
  const sold: (readonly string[])[] = [];
  const walk = (inner: unknown, path: readonly string[], parts: readonly string[]): void => {
    if (leaves.length >= mostLeaves || path.length > deepest) return;
    const value: unknown = Array.isArray(inner) ? inner[0] : inner;
    if (isNode(value)) {
      if (path.length > 0 && isSold(value)) sold.push(path);
      for (const [key, item] of Object.entries(value).slice(0, mostLeaves)) {
        const own = fieldParts(key);
        if (key === '@value' || !(key.startsWith('@') || namesOneOf(own, asideWords)))
          walk(item, [...path, key], [...parts, ...own]);
      }
    } else if (typeof value === 'number') {
      if (value > 0) add(String(Number(value.toFixed(3))), path, parts);
    } else if (typeof value === 'string') {
      const text = texts(value)[0];
      if (text && text !== '0') add(text, path, parts);
    }
  };
  const add = (text: string, path: readonly string[], parts: readonly string[]) =>
    leaves.push({ path, parts, text, role: roleOf(text, parts, fieldParts(path.at(-1) ?? '')) });
  walk(node, [], []);
  return remarksOnAmounts(withoutOffers(leaves, sold)).filter(
    (leaf, _, kept) => !isNumberOfThing(leaf, kept),
  );
}

/** A thing with a price or the number of an article. */
const isSold = (value: SchemaNode): boolean =>
  Object.keys(value)
    .slice(0, mostLeaves)
    .some((key) => namesOneOf(fieldParts(key), offerWords));

/** Leaves that do not say what a shop sells, where they name the food by themselves. */
function withoutOffers(leaves: readonly Leaf[], sold: readonly (readonly string[])[]): Leaf[] {
  const own = leaves.filter(
    ({ path }) => !sold.some((offer) => offer.every((key, at) => key === path[at])),
  );
  return own.some(({ role }) => role === 'words') ? own : [...leaves];
}

/** "note": "ca. 90 g" beside an amount, "note": "nach Belieben": what is called a remark is one. */
function remarksOnAmounts(leaves: readonly Leaf[]): Leaf[] {
  const isCalledRemark = ({ path }: Leaf): boolean =>
    namesOneOf(fieldParts(path.at(-1) ?? ''), remarkWords);
  const hasAmount = leaves.some((leaf) => leaf.role === 'amount' && !isCalledRemark(leaf));
  return leaves.map((leaf) =>
    hasAmount && isCalledRemark(leaf) ? { ...leaf, role: 'remark' } : leaf,
  );
}

const LONG_NUMBER = /^\d{5,}$/;

/** The number of an article, whatever its field is called: longer than any amount, or beside a line that states its own. */
function isNumberOfThing({ role, text, path }: Leaf, leaves: readonly Leaf[]): boolean {
  if (role !== 'amount' || namesOneOf(fieldParts(path.at(-1) ?? ''), amountWords)) return false;
  return (
    LONG_NUMBER.test(text) ||
    (/^\d+$/.test(text) &&
      leaves.some((other) => other.role === 'words' && beginsMeasured(other.text)))
  );
}

/** "400g haddock", "2 tsp mustard"; not "00 flour". */
function beginsMeasured(text: string): boolean {
  const front = leadingFigure.exec(text.slice(0, LONGEST_AMOUNT))?.[0];
  return front !== undefined && isUnitAlone(text.slice(front.length).split(' ', 1)[0]!);
}
