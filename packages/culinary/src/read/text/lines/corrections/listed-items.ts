import { looksLikeIngredient } from '../../../../line/likelihood/ingredient-likelihood.ts';
import { neededIn } from '../../draft/told-list.ts';
import { sentencesByStops } from '../sentences-of.ts';
import { amountsSaid, type AmountSaid } from './amounts-said.ts';
import { wordsOf } from './same-food.ts';
import { toldItemsIn } from './told-items.ts';

const LONGEST_LINE = 400;
const LONGEST_ITEM = 120;
const LIKE_INGREDIENT = 0.5;

/** An item of the list with an amount, as it stands in a line. */
export interface ListedItem {
  /** Which line, and from where on in it. */
  at: number;
  from: number;
  text: string;
  amounts: AmountSaid[];
  words: string[];
}

/** The items with an amount in a line: one, several with commas between them, or those that its sentences tell. */
export function itemsIn(line: string, at: number): ListedItem[] {
  if (neededIn(line) !== null || sentencesByStops(line).length > 1) {
    const told = toldItemsIn(line, at);
    if (told.length > 0) return told;
  }
  if (line.length > LONGEST_LINE || !/[\p{L}\p{M}]{2}/u.test(line)) return [];
  let from = 0;
  const items = line.split(/(?<=[,;]\s)(?=[\d½¼¾⅓⅔])/u).flatMap((text): ListedItem[] => {
    const start = from;
    from += text.length;
    const { text: bare, amounts } = amountsSaid(text);
    return amounts.length > 0 &&
      text.length <= LONGEST_ITEM &&
      standsAtEdge(bare, amounts) &&
      looksLikeIngredient(text.trim()) > LIKE_INGREDIENT
      ? [{ at, from: start, text, amounts, words: wordsOf(text) }]
      : [];
  });
  return items.length > 0 ? items : toldItemsIn(line, at);
}

/** An item says its amount first, or last. */
const standsAtEdge = (text: string, amounts: readonly AmountSaid[]): boolean =>
  amounts[0]!.start === 0 || /^[\s.,;*]*$/.test(text.slice(amounts.at(-1)!.end));
