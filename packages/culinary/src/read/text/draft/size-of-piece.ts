import { joints } from '../../../line/name/joint-words.data.ts';
import { skipApproximate } from '../../../line/numbers/approximate.ts';
import { readQuantity } from '../../../line/numbers/quantities.ts';
import type { Token } from '../../../line/tokens/tokenise.ts';
import { readPartOfUnit } from '../../../line/units/part-of-unit.ts';
import { wordSet } from '../../../words/word-list.ts';
import { isMeasure, readUnit } from '../../../line/units/units.ts';

/**
 * "un cavolfiore da circa 800 g", "a chicken weighing about 3 lb", "un poulet d'un kilo et demi":
 * the last token of how heavy a piece is, which begins at a token.
 */
export function endOfSize(tokens: readonly Token[], at: number): number | null {
  if (!OPENS_SIZE.has(tokens[at]?.lower ?? '')) return null;
  return endOfMeasure(tokens, skipApproximate(tokens, at + 1));
}

/** "400 ml", "un kilo et demi": the last token of a weight or volume that begins at a token. */
export function endOfMeasure(tokens: readonly Token[], at: number): number | null {
  const quantity = readQuantity(tokens, at, { words: true });
  const unit = quantity === null ? null : readUnit(tokens, quantity.next);
  if (unit === null || !isMeasure(unit.unit) || unit.unit.kind === 'length') return null;
  return (partBehind(tokens, unit.next) ?? unit.next) - 1;
}
/** Past "e mezzo", also where the sentence goes on: "di un chilo e mezzo e lo faceva rosolare". */
function partBehind(tokens: readonly Token[], at: number): number | null {
  const found = readPartOfUnit(tokens, at);
  if (found !== null) return found.next;
  return (
    [at + 2, at + 3].find(
      (end) => joints.has(tokens[end]?.lower ?? '') && readPartOfUnit(tokens.slice(0, end), at),
    ) ?? null
  );
}
const OPENS_SIZE: ReadonlySet<string> = wordSet("of weighing von zu de d' pesant da di van av");
