import { partitives } from '../../../line/amounts/amount-words.data.ts';
import { joints } from '../../../line/name/joint-words.data.ts';
import { skipApproximate } from '../../../line/numbers/approximate.ts';
import { skipPartitives } from '../../../line/numbers/indefinite-amount.ts';
import { articles } from '../../../line/numbers/number-words.data.ts';
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

/** "a two-inch piece of", "ein 3 cm langes Stück", "un trozo de 2 cm de": the token behind it, where the food begins; null where none begins. */
export function behindSizedPiece(tokens: readonly Token[], at: number): number | null {
  if (!articles.has(tokens[at]?.lower ?? '')) return null;
  const sized = behindLength(tokens, at + 1);
  const isPieceBehind = sized !== null && PIECES_OF_FOOD.has(tokens[sized]?.lower ?? '');
  const joint = PIECES_OF_FOOD.has(tokens[at + 1]?.lower ?? '') ? at + 2 : -1;
  const behind = isPieceBehind
    ? sized + 1
    : joint > 0 && partitives.has(tokens[joint]?.lower ?? '')
      ? behindLength(tokens, joint + 1)
      : null;
  return behind === null ? null : skipPartitives(tokens, behind);
}

/** The token behind "two-inch", "2-inch", "3 cm langes"; null where no length begins. */
function behindLength(tokens: readonly Token[], at: number): number | null {
  if (INCHES.test(tokens[at]?.lower ?? '')) return at + 1;
  const amount = readQuantity(tokens, at, { words: true });
  if (amount === null) return null;
  const from = tokens[amount.next]?.text === '-' ? amount.next + 1 : amount.next;
  const unit = readUnit(tokens, from);
  if (unit === null || unit.unit.kind !== 'length') return null;
  return LONG.test(tokens[unit.next]?.lower ?? '') ? unit.next + 1 : unit.next;
}
const INCHES = /^\p{L}{3,6}-(?:inch|centimetre|centimeter|cm)$/u;
const LONG = /^(?:long|lang(?:e[rsn]?)?|großes)$/u;
const PIECES_OF_FOOD: ReadonlySet<string> = new Set(
  'piece knob chunk stick length stück stange morceau bout pezzo pezzetto trozo trocito'.split(' '),
);
