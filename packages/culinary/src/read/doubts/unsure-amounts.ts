import { tokenise } from '../../line/tokens/tokenise.ts';
import { readUnit } from '../../line/units/units.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { amountsSaid } from '../text/lines/corrections/amounts-said.ts';
import {
  RATHER_WITHIN,
  RETRACTS_WITHIN,
  SAYS_RATHER,
  UNSURE_WITHIN,
} from '../text/lines/corrections/retractions.data.ts';
import { shortened } from './shortened.ts';

const LONGEST_LINE = 400;
const LONGEST_AMOUNT = 24;

/**
 * That the amount of an item may be another, as its writer takes it back or is not sure of it: "150 ml of oil... no wait, that is the other
 * dough"; null where it stands.
 */
export function amountUnsure(line: string, index: number): Doubt | null {
  if (line.length > LONGEST_LINE || !takesBack(line)) return null;
  return {
    part: 'ingredient',
    index,
    sentence: `The amount of “${shortened(line)}” may be another.`,
    sourceWords: line,
    about: 'amount',
    words: [],
  };
}

const takesBack = (line: string): boolean =>
  UNSURE_WITHIN.test(line) ||
  [...line.matchAll(RETRACTS_WITHIN)].some(([sign]) => !SAYS_RATHER.test(sign)) ||
  [...line.matchAll(RATHER_WITHIN)].some(({ index, 0: sign }) => {
    const from = index + sign.length;
    return opensWithAmount(line.slice(from, from + LONGEST_AMOUNT));
  });

/** "rather tsp", "plutôt 3", "o meglio tre", and not "rather large" or "rather one large". */
function opensWithAmount(said: string): boolean {
  const [amount] = amountsSaid(said).amounts;
  const isNumber = amount?.start === 0 && (amount.quantity !== 1 || /^\d/.test(said));
  return isNumber || readUnit(tokenise(said), 0) !== null;
}
