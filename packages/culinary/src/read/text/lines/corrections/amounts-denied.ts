import type { AmountSaid } from './amounts-said.ts';
import {
  IS_RIGHT,
  LEADS_ON,
  NOT_ENOUGH,
  WRITTEN_BEFORE,
  WRITTEN_BEHIND,
} from './amounts-denied.data.ts';
import { DENIED } from './correction-words.data.ts';

/**
 * The amounts of a sentence that it says not to stand: "not 2", or what was written or is too little where another amount follows that it
 * leads on to or that is called right: "I wrote 2, make that 3", "it said 100 g before, 130 is right".
 */
export const amountsDenied = (text: string, amounts: readonly AmountSaid[]): AmountSaid[] =>
  amounts.filter((amount, at) => {
    if (DENIED.test(amount.before)) return true;
    const next = amounts[at + 1];
    const between = text.slice(amount.end, next?.start ?? text.length);
    const wasWritten = WRITTEN_BEFORE.test(amount.before) || WRITTEN_BEHIND.test(between);
    // "It is 75 g of lard, I wrote 50."
    if (next === undefined) return at > 0 && wasWritten;
    if (wasWritten && IS_RIGHT.test(text.slice(next.end))) return true;
    return LEADS_ON.test(between) && (wasWritten || NOT_ENOUGH.test(between));
  });
