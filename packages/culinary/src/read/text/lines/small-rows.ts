import { isFood, namesFood } from '../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { hasAmountBehind } from './amount-behind.ts';
import { isCutItem } from './cut-items.ts';
import { endsMeasured, measuresBehind, opensItem } from './item-openings.ts';
import type { TextLine } from './page-line.ts';
import { awaitsNoun } from './whole-items.ts';

/** No item of such a list is longer. */
const LONGEST = 60;
const MOST_WORDS = 4;
const LIKE_INGREDIENT = 0.6;
/** So many rows that are items by themselves, right below one another, make a list. */
const FEWEST = 3;
/** In lines: farther apart stands something else. */
const NEAR = 0.7;

/** "olio per friggere", "oil for frying": a food without an amount, and what it is for. */
const FOR_USE =
  /^\p{Ll}[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,2}\s(?:per|pour|para|for|zum|zur|à|to)\s\p{L}/u;

/**
 * Which rows of a list in small letters are items of their own, though they begin as a line that goes on does: "cipollotti 1 mazzetto" below
 * "bietole 1 kg, già pulite", "olio per friggere" below "un pizzico sale". What is cut in its midst goes on.
 */
export function rowsInSmall(lines: readonly TextLine[]): boolean[] {
  const own = lines.map(() => false);
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (to < lines.length && isRightBelow(lines[to - 1]!, lines[to]!)) to++;
    const rows = lines.slice(from, to);
    if (rows.filter(({ text }) => isItemInSmall(text)).length >= FEWEST)
      for (let at = from + 1; at < to; at++)
        own[at] = isOwnRow(lines[at - 1]!.text, lines[at]!.text);
    from = to;
  }
  return own;
}

const isRightBelow = (above: TextLine, below: TextLine): boolean =>
  above.page === below.page &&
  above.column === below.column &&
  below.gap < NEAR &&
  !below.marker &&
  !below.heading &&
  Math.abs(above.x - below.x) < below.size;

const isOwnRow = (above: string, below: string): boolean =>
  isItemInSmall(below) &&
  (isItemInSmall(above) || endsInFood(above)) &&
  !isCutItem(above, below) &&
  !awaitsNoun(above, below);

/** A food and behind it how much of it or what for, or an amount in words and its food, in small letters. */
function isItemInSmall(text: string): boolean {
  if (text.length > LONGEST || !/^\p{Ll}/u.test(text) || /[.;:!?]$/u.test(text)) return false;
  const item = text.split(/,\s|\s\(/u, 1)[0]!;
  if (item.split(' ').length > MOST_WORDS + 2) return false;
  return (
    endsMeasured(item) ||
    measuresBehind(text) ||
    hasAmountBehind(text) ||
    (FOR_USE.test(item) && beginsWithFood(item) && looksLikeIngredient(text) > LIKE_INGREDIENT) ||
    (opensItem(text) && endsInFood(item) && item.split(' ').length <= MOST_WORDS)
  );
}

const beginsWithFood = (item: string): boolean => {
  const [first = '', second = ''] = item.split(' ', 2);
  return isFood(first) || namesFood(`${first} ${second}`, 3);
};

/** "un pizzico sale", "200 g di burro" */
const endsInFood = (text: string): boolean =>
  text.length <= LONGEST && opensItem(text) && isFood(/\p{L}+$/u.exec(text)?.[0] ?? '');
