import { isFood } from '../../../../foods/line-words.ts';
import { IS_RIGHT, NOT_ENOUGH, WRITTEN_BEFORE, WRITTEN_BEHIND } from './amounts-denied.data.ts';
import { BECAUSE, HAD_BEFORE, READS_NOW, WAS_BEHIND, WITH_BEFORE } from './amounts-gone.data.ts';
import type { AmountSaid } from './amounts-said.ts';
import { DENIED } from './correction-words.data.ts';
import { LOOKS_UP, USED_TO } from './said-anew.data.ts';
import { SAID_BEFORE } from './taken-back.data.ts';

const LONGEST_BEFORE = 60;
const LONGEST_BEHIND = 80;

/** How an amount is said not to stand: outright, as what was written, or as what did not do. */
export type Gone = 'denied' | 'written' | 'weighed';

/**
 * How a sentence says of each of its amounts that it does not stand: "not 2", "I wrote 120 g", "500 runs dry"; null where it does not. Of
 * what was only weighed some stands where nothing else does: "he dicho cuatro y con dos basta".
 */
export function howGone(text: string, amounts: readonly AmountSaid[]): (Gone | null)[] {
  const ways = amounts.map((_, at) => wayGone(text, amounts, at));
  const isAllGone = ways.includes('written') && !ways.includes(null);
  return ways.map((way) => (way === 'weighed' && isAllGone ? null : way));
}

function wayGone(text: string, amounts: readonly AmountSaid[], at: number): Gone | null {
  const amount = amounts[at]!;
  const before = amount.before.slice(-LONGEST_BEFORE);
  if (DENIED.test(before)) return 'denied';
  const behind = text.slice(amount.end, amounts[at + 1]?.start).slice(0, LONGEST_BEHIND);
  const isRead =
    READS_NOW.test(before) &&
    (amounts.every(({ quantity }) => quantity === amount.quantity) || LOOKS_UP.test(text));
  if (isRead || (IS_RIGHT.test(behind) && !NOT_ENOUGH.test(behind))) return null;
  if ([WRITTEN_BEFORE, SAID_BEFORE].some((words) => words.test(before))) return 'written';
  if (WRITTEN_BEHIND.test(behind)) return 'written';
  if (amounts.length < 2) return null;
  if ([HAD_BEFORE, USED_TO].some((words) => words.test(before))) return 'written';
  if ([WAS_BEHIND, NOT_ENOUGH].some((words) => words.test(behind))) return 'weighed';
  const isBare = amount.unit === null && !isFood(amount.counted);
  return isBare && (WITH_BEFORE.test(before) || BECAUSE.test(before)) ? 'weighed' : null;
}
