import { amountCompanions, amountMarks, eachWords } from './amount-words.data.ts';
import { isApproximate } from './approximate.ts';
import { readAmount, type AmountRead } from './read-amount.ts';
import type { Token } from './tokenise.ts';
import type { Language } from './units.data.ts';

export interface BracketAmounts {
  amounts: AmountRead[];
  each: boolean;
}

/** All amounts between two tokens, when nothing else stands there ("8 ounce", "4 ounces/113 grams", "about ¼ cup each"); else null. */
export function readOnlyAmounts(tokens: readonly Token[], from: number, to: number, language: Language): BracketAmounts | null {
  const amounts: AmountRead[] = [];
  let each = false;
  let i = from;
  while (i < to) {
    const read = readAmount(tokens, i, { language });
    if (read !== null && read.next <= to) {
      amounts.push(read);
      i = read.next;
      continue;
    }
    const word = tokens[i]?.lower ?? '';
    if (eachWords.has(word)) each = true;
    else if (!amountCompanions.has(word) && !amountMarks.has(word) && !isApproximate(tokens, i)) return null;
    i++;
  }
  return amounts.some((read) => read.definition !== null) ? { amounts, each } : null;
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
