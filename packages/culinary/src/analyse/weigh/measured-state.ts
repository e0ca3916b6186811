import { foldText } from '../../words/fold.ts';
import type { NeededAmount } from '../../show/shopping/needed-amount.ts';
import { cookedWord } from '../../show/shopping/measured-cooked.ts';
import type { ShoppingLine } from '../../show/shopping/shopping-line.ts';
import { cookedAlone, cookedToo } from './eaten.data.ts';

/**
 * Whether a line measures its food after cooking: `stated` by "cooked rice", `likely` where a weight is followed by nothing but that ("200 g rice, cooked"),
 * `doubtful` where a cup is, which most recipes fill raw ("2 cups rice, cooked"). Null where the food is measured raw.
 */
export type CookedState = 'stated' | 'likely' | 'doubtful' | null;

/** `sold`: the food as it is named in the shop. */
export function cookedState(
  part: ShoppingLine,
  { need, sold, written }: { need: NeededAmount; sold: string; written: string },
): CookedState {
  if (cookedWord({ ...part, originalText: written }, foldText(sold)) !== null) return 'stated';
  if (cookedToo.test(foldText(written))) return 'stated';
  if (!cookedAlone.test(foldText(part.preparation ?? part.note ?? ''))) return null;
  return need.kind === 'mass' ? 'likely' : need.kind === 'volume' ? 'doubtful' : null;
}
