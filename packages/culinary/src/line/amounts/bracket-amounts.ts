import { sumOf } from './amount-arithmetic.ts';
import {
  amountCompanions,
  amountMarks,
  eachWords,
  pieceWords,
  sumWords,
} from './amount-words.data.ts';
import { isApproximate, isFigure } from '../numbers/approximate.ts';
import { beginsRatio } from '../name/ratios.ts';
import { readAmount, type AmountRead } from './read-amount.ts';
import type { Token } from '../tokens/tokenise.ts';
import type { Dialect } from '../../words/language.ts';

export interface BracketAmounts {
  amounts: AmountRead[];
  each: boolean;
}

/**
 * All amounts between two tokens, when nothing else stands there ("8 ounce", "4 ounces/113 grams", "about ¼ cup each"); else null.
 * Parts that are added ("2 lb plus 4 oz") are one amount; where they cannot be ("1 stick + 2 tbsp"), none of them is a reading of the whole.
 */
export function readOnlyAmounts(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Dialect,
): BracketAmounts | null {
  if (beginsRatio(tokens, from)) return null;
  const amounts: AmountRead[] = [];
  let each = false;
  let any = false;
  let i = from;
  while (i < to) {
    const read = readAmount(tokens, i, { language });
    if (read !== null && read.next <= to) {
      any ||= read.definition !== null;
      if (i > from && sumWords.has(tokens[i - 1]?.lower ?? '')) addPart(amounts, read);
      else amounts.push(read);
      i = read.next;
      continue;
    }
    const word = tokens[i]?.lower ?? '';
    const joins = i > from && sumWords.has(word) && isFigure(tokens[i + 1]);
    if (eachWords.has(word) || (i > from && pieceWords.has(word))) each = true;
    else if (
      !joins &&
      !amountCompanions.has(word) &&
      !amountMarks.has(word) &&
      !isApproximate(tokens, i)
    )
      return null;
    i++;
  }
  return any ? { amounts, each } : null;
}

/** Adds a part to the amount before it. */
function addPart(amounts: AmountRead[], part: AmountRead): void {
  const whole = amounts.pop();
  const sum = whole === undefined ? null : sumOf(whole.amount, part.amount);
  if (whole !== undefined && sum !== null) amounts.push({ ...whole, amount: sum });
}

/** Index of the bracket that closes the one at `open`; the end of the line where none does. */
export function closingBracket(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const mark = tokens[i]?.lower;
    if (mark === '(' || mark === '[') depth++;
    else if ((mark === ')' || mark === ']') && --depth === 0) return i;
  }
  return tokens.length;
}
