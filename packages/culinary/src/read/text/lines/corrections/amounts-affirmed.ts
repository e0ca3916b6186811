import { namesFood } from '../../../../foods/line-words.ts';
import type { AmountSaid } from './amounts-said.ts';

/**
 * The amounts of a sentence that it says to stand: all but those denied. Where one is denied, what follows both is why, unless it is of a
 * food: "three eggs not two, one is for the coating".
 */
export function amountsAffirmed(
  { text, amounts }: { text: string; amounts: readonly AmountSaid[] },
  denied: readonly AmountSaid[],
): AmountSaid[] {
  const affirmed = amounts.filter((amount) => !denied.includes(amount));
  const [first] = affirmed;
  if (denied.length !== 1 || first === undefined) return affirmed;
  const from = Math.max(first.end, denied[0]!.end);
  return affirmed.filter(
    (amount) => amount === first || amount.start < from || !isOfReason(text, amount, from),
  );
}

/** Whether an amount stands in a later clause, which names no food: "everyone gets a whole one". */
function isOfReason(text: string, { start, unit }: AmountSaid, from: number): boolean {
  const begins = text.slice(from, start).search(CLAUSE);
  if (begins < 0 || unit !== null) return false;
  const clause = text.slice(from + begins).split(/(?<=\S)[,;:–—]\s/u, 1)[0]!;
  return !namesFood(clause);
}
const CLAUSE = /[,;:–—]\s[^,;:–—]*$/u;
