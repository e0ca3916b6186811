import { tokenise } from '../../line/tokens/tokenise.ts';
import { readUnit } from '../../line/units/units.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { amountsSaid } from '../text/lines/corrections/amounts-said.ts';
import {
  COMES_TO_WITHIN,
  RATHER_WITHIN,
  RETRACTS_WITHIN,
  SAYS_RATHER,
  UNSURE_WITHIN,
} from '../text/lines/corrections/retractions.data.ts';
import { UNDER_CONDITION } from '../text/lines/corrections/whole-lines.data.ts';
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
  [...line.matchAll(RATHER_WITHIN)].some(({ index, 0: sign }) =>
    opensWithAmount(behind(line, index + sign.length)),
  ) ||
  [...line.matchAll(COMES_TO_WITHIN)].some(({ index, 0: sign }) =>
    opensWithAmountAlone(behind(line, index + sign.length)),
  );

const behind = (line: string, from: number): string => line.slice(from, from + LONGEST_AMOUNT);

/** "besser 3" or "meglio 4 se piccole", and not "besser 2 Schalotten". */
function opensWithAmountAlone(said: string): boolean {
  const [amount] = amountsSaid(said).amounts;
  const rest = said.slice(amount?.end);
  return amount?.start === 0 && (!/^\s\p{L}/u.test(rest) || UNDER_CONDITION.test(rest));
}

/** "rather tsp", "plutôt 3", "o meglio tre", and not "rather large" or "rather one large". */
function opensWithAmount(said: string): boolean {
  const [amount] = amountsSaid(said).amounts;
  const isNumber = amount?.start === 0 && (amount.quantity !== 1 || /^\d/.test(said));
  return isNumber || readUnit(tokenise(said), 0) !== null;
}
