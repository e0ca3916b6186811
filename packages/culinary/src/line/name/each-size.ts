import { eachWords, pieceWords, sizeOpeners } from '../amounts/amount-words.data.ts';
import { readAmount, type AmountRead } from '../amounts/read-amount.ts';
import type { LineDraft } from '../line-draft.ts';
import { isFigure, skipApproximate } from '../numbers/approximate.ts';
import { isMeasure, unitById } from '../units/units.ts';
import { determiners, shareEnds } from './joint-words.data.ts';

/** Whether the line counts things, each of which may have a size: "2 boîtes", "1 pollo". What is measured has none. */
export const isCounted = ({ measured, unit }: LineDraft): boolean =>
  measured && (unit === null || !isMeasure(unitById(unit)));

/** Whether an "of" stands before a figure here: "de 400 g", "da circa 400 g". */
export const opensSize = (draft: LineDraft, at: number): boolean =>
  sizeOpeners.has(draft.lower(at)) && isFigure(draft.tokens[skipApproximate(draft.tokens, at + 1)]);

/** Behind an "each" that follows an amount: "400 g chacune", "400 g cada una", "400 g l'una"; the same place where none does. */
export function behindEach(draft: LineDraft, at: number): number {
  if (eachWords.has(draft.lower(at))) return shareEnds.has(draft.lower(at + 1)) ? at + 2 : at + 1;
  return determiners.has(draft.lower(at)) && pieceWords.has(draft.lower(at + 1)) ? at + 2 : at;
}

/** The size of each package that ends a remark on what it holds: "tomates concassées de 400 g". Null where none does. */
export function sizeAtEnd(
  draft: LineDraft,
  from: number,
  to: number,
): { from: number; read: AmountRead } | null {
  if (draft.unit === null || unitById(draft.unit)?.container !== true) return null;
  for (let at = from + 1; at < to; at++) {
    const read = opensSize(draft, at)
      ? readAmount(draft.tokens, at + 1, { language: draft.language })
      : null;
    if (read !== null && isWeightOrVolume(read) && behindEach(draft, read.next) === to)
      return { from: at, read };
  }
  return null;
}

const isWeightOrVolume = ({ definition }: AmountRead): boolean =>
  definition?.kind === 'mass' || definition?.kind === 'volume';
