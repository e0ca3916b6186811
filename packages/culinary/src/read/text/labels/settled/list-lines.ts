import { isFood, namesFood } from '../../../../foods/line-words.ts';
import { looksLikeIngredient } from '../../../../line/likelihood/ingredient-likelihood.ts';
import { foldText } from '../../../../words/fold.ts';
import { servingWords, vesselWords } from '../../../../words/yield-words.data.ts';
import { isAmountAlone } from '../../draft/amount-lines.ts';
import { isAmountOnly } from '../../lines/item-openings.ts';
import type { TextLine } from '../../lines/page-line.ts';
import { stemsOf } from '../../title/title-words.ts';
import type { LabelledLine } from '../line-label.ts';
import { VAGUE_AMOUNTS } from './settled-words.data.ts';

const SERVING_WORDS: ReadonlySet<string> = new Set(servingWords);
/** "6 Gläser" are filled in the steps. */
const VESSELS: ReadonlySet<string> = new Set(vesselWords);
const FEWEST_AMOUNTS = 2;

/** Whether a line is the amount of the food above it, in lists that have their amounts below. */
export function amountsBelow(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): (at: number) => boolean {
  const isAmount = (at: number) =>
    isAmountAlone(lines[at]!.text) || VAGUE_AMOUNTS.has(lines[at]!.text.trim().toLowerCase());
  const isFoodAlone = (at: number) =>
    labels[at]?.label === 'I' && !/\d|[¼-¾⅐-⅞]/u.test(lines[at]!.text);
  const known = [...lines.keys()].filter(
    (at) => labels[at]!.label === 'i' && isFoodAlone(at - 1) && isAmount(at),
  );
  return (at) =>
    known.length >= FEWEST_AMOUNTS &&
    /[IXF]/.test(labels[at]!.label) &&
    isFoodAlone(at - 1) &&
    isAmount(at);
}

const FEWEST_PAIRS = 3;
/** A food in a line below its amount is no sentence. */
const LONGEST_FOOD = 60;

/** The labels of lines that hold an amount and its food below it in turns: "4", "courgettes", "20 cl", "crème". */
export function amountsAbove(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): ReadonlyMap<number, 'I' | 'i'> {
  const isAmount = (at: number) =>
    /[IiXF]/.test(labels[at]?.label ?? '') && isAmountOnly(lines[at]!.text);
  const isFood = (at: number) =>
    /[IiX]/.test(labels[at]?.label ?? '') &&
    !isAmountOnly(lines[at]!.text) &&
    lines[at]!.text.length <= LONGEST_FOOD &&
    /\p{L}{2}/u.test(lines[at]!.text);
  const found = new Map<number, 'I' | 'i'>();
  for (let from = 0; from < lines.length; from++) {
    let end = from;
    while (isAmount(end) && isFood(end + 1) && lines[end + 1]!.gap < BLANK) end += 2;
    // Where a further amount ends the lines, each stands below its food.
    const isBelow = end < lines.length && isAmount(end) && lines[end]!.gap < BLANK;
    if (end - from >= 2 * FEWEST_PAIRS && !isBelow)
      for (let at = from; at < end; at++) found.set(at, (at - from) % 2 === 0 ? 'I' : 'i');
    // No line is looked at twice, so that the cost stays linear.
    from = Math.max(from, end - 1);
  }
  return found;
}
const BLANK = 0.75;

/** The lines of a list above the title that has its list below it: a basket, a list of what was bought. */
export function besideTheList(
  labels: readonly LabelledLine[],
  title: number,
): (at: number) => boolean {
  // A sentence that lists is a whole list.
  const listed = (from: number, to: number) =>
    labels
      .slice(from, to)
      .reduce((sum, { label }) => sum + (label === 'L' ? FEWEST_LISTED : label === 'I' ? 1 : 0), 0);
  const ownsList =
    title > 0 &&
    listed(title, labels.length) >= FEWEST_LISTED &&
    !labels.slice(0, title).some(({ label }) => /[SM]/.test(label));
  return (at) => ownsList && at < title && /[HGIiLl]/.test(labels[at]!.label);
}
const FEWEST_LISTED = 3;

/** "flour" below "3 eggs" is an ingredient of its own; "chopped" or, below "1 cup", "flour" is not. */
export function isOwnItem(above: string, text: string): boolean {
  const last =
    above
      .split(/[^\p{L}-]+/u)
      .filter((word) => word.length > 1)
      .at(-1) ?? '';
  return (
    looksLikeIngredient(above) > SURELY_LISTED &&
    (isFood(last) || MORE_FOR.test(above) || (namesFood(above) && isTakenAsLiked(text))) &&
    looksLikeIngredient(text) > LIKE_INGREDIENT &&
    namesFood(text)
  );
}
/** "3 mele golden + 1 per sopra": whole, though it ends in no food. */
export const MORE_FOR =
  /\s(?:\+|plus|più|más)\s[^,;]{1,30}\s(?:for|to|für|zum|zur|pour|per|para|a|voor|till)\s[^,;\d]{2,25}$/iu;
/** "cannella q.b." */
function isTakenAsLiked(text: string): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  return [1, 2].some(
    (count) => words.length === count + 1 && VAGUE_AMOUNTS.has(words.slice(-count).join(' ')),
  );
}
const SURELY_LISTED = 0.8;
const LIKE_INGREDIENT = 0.5;

/** "sel (avec prudence, le jambon est salé)" right below an item: a food, and what is said of it in brackets. */
const FOOD_AND_REMARK = /^(\p{L}[\p{L}'’ -]{1,30}?)\s\([^()]{3,80}\)$/u;
const MOST_WORDS_OF_FOOD = 3;

export function isFoodWithRemark(text: string): boolean {
  const food = FOOD_AND_REMARK.exec(text)?.[1] ?? '';
  return food !== '' && food.split(' ').length <= MOST_WORDS_OF_FOOD && isFood(food.toLowerCase());
}

const MOST_OPENING_WORDS = 5;

/** "4 buns" right above "600 g mince", of which the steps speak, is the first ingredient; "4 portions" is not. */
export const opensAsIngredient = (text: string, told: ReadonlySet<string>): boolean =>
  /^\d{1,2}\s\p{L}/u.test(text) &&
  text.split(' ').length <= MOST_OPENING_WORDS &&
  (namesFood(text) || [...stemsOf([text])].some((stem) => told.has(stem))) &&
  !foldText(text)
    .split(/[^\p{L}]+/u)
    .some((word) => SERVING_WORDS.has(word) || VESSELS.has(word));

/** So much farther in, in letters of plain text or parts of the size of print, a line hangs below the one above it. */
const HANGING_LETTERS = 2;
const HANGING = 0.8;
const MOST_HANGING = 4;

/**
 * Whether a line of the list hangs farther in than the items around it, and so goes on with the one above: "celery soup" below
 * "1 can cream of". A list whose lines below a heading of their own are farther in, or where most are, has none.
 */
export function hangingLines(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): (at: number) => boolean {
  const hanging = new Set<number>();
  for (let from = 0; from < lines.length; from++) {
    if (labels[from]!.label !== 'I') continue;
    let end = from + 1;
    while (
      end < lines.length &&
      /[Ii]/.test(labels[end]!.label) &&
      lines[end]!.gap < 0.5 &&
      lines[end]!.column === lines[from]!.column
    )
      end++;
    const run = lines.slice(from, end);
    const edge = lines[from]!.markerX;
    const farther = (line: TextLine) =>
      (line.markerX - edge) / (line.size === 1 ? HANGING_LETTERS : HANGING * line.size);
    const found = run.flatMap((line, index) =>
      line.marker === null && farther(line) >= 1 && farther(line) <= MOST_HANGING
        ? [from + index]
        : [],
    );
    const isEven = run.every((line) => farther(line) >= 1 || Math.abs(farther(line)) < 0.5);
    const names = found.some((at) => /^[\d¼-¾⅐-⅞]/u.test(lines[at]!.text));
    if (isEven && !names && 2 * found.length <= run.length && run.length >= FEWEST_LISTED)
      for (const at of found) hanging.add(at);
    from = end - 1;
  }
  return (at) => hanging.has(at);
}
