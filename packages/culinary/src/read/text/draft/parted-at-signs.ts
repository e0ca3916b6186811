import { namesFood } from '../../../foods/line-words.ts';
import { isAmountOnly, opensItem } from '../lines/item-openings.ts';

const FEWEST_PARTS = 3;
const LONGEST_PART = 80;
const LONGEST = 2000;
/** So many of the parts have an amount, and so many name a food that is known. */
const SHARE = 0.5;
/** Semicolons are set with care: a part with two amounts is two items, and the others stay whole. */
const MOSTLY = 0.8;
/** Signs that part a whole list, where commas stand within its items: the surest first. */
const SIGNS = [
  /\s*;\s+/u,
  /(?:^|\s+)[•·*«»|▢☐✓✔👉🔸🔹▪➡](?:\uFE0F)?\s*/u,
  /\s+[–—-]\s+/u,
  /\s+[/+]\s+/u,
  /\s+\.\s+/u,
  /\.\s+(?=\p{Lu})|(?<=\p{L}{3})\.\s+(?=\d)/u,
];

/**
 * The items of a list that one sign parts throughout, so that commas stand within them: "flour, 6 oz.; suet, 3 oz.; egg, one".
 * Null where no sign does.
 */
export function partedAtSigns(text: string): string[] | null {
  if (text.length > LONGEST) return null;
  for (const [at, sign] of SIGNS.entries()) {
    const parts = text
      .split(sign)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts.length >= FEWEST_PARTS && areItems(parts, at === 0 ? MOSTLY : 1))
      return parts
        .flatMap((part) => (isOneItem(part) ? bareFoods(part) : part.split(/,\s/)))
        .map(tidied);
  }
  return null;
}

/** "sel, poivre" within such a list */
function bareFoods(part: string): string[] {
  const pieces = part.split(/,\s/);
  const isBare = (piece: string) => piece.split(' ').length <= 2 && namesFood(piece, 3);
  return pieces.length > 1 && pieces.every(isBare) ? pieces : [part];
}

const tidied = (part: string, at: number, all: readonly string[]): string =>
  part
    .replace(/^[–—-]\s/, '')
    .replace(/\s?[,;–—-]$/, '')
    .replace(at === all.length - 1 ? STOP : /(?!)/, '');

/** `one` is the share of the parts that must be one item each. */
function areItems(parts: readonly string[], one: number): boolean {
  const has = (is: (part: string) => boolean) => parts.filter(is).length >= SHARE * parts.length;
  return (
    parts.every((part) => part.length <= LONGEST_PART) &&
    parts.filter(isOneItem).length >= one * parts.length &&
    has((part) => opensItem(part) || /[\d¼-¾⅐-⅞]/u.test(part)) &&
    has((part) => namesFood(part, 3))
  );
}

/** Of "150 g Gerste, 150 g Hafer; 150 g Butter, 100 g Cashews" the parts are lists. */
function isOneItem(part: string): boolean {
  const pieces = part.replace(/\([^()]*\)/g, '').split(/,\s/);
  return /\p{L}{2}/u.test(part) && !isAmountOnly(part) && pieces.filter(isCounted).length <= 1;
}

const isCounted = (piece: string): boolean =>
  !isAmountOnly(piece) && (opensItem(piece) || (/[\d¼-¾⅐-⅞]/u.test(piece) && namesFood(piece, 3)));

/** What ends the list; "q.b." is a shortened word. */
const STOP = /(?<![\s.]\p{L})\.$/u;
