import { opensWork } from '../../draft/opens-work.ts';
import { looksLikeStep } from '../../steps/step-likelihood.ts';
import type { Gone } from './amounts-gone.ts';
import type { AmountSaid } from './amounts-said.ts';
import { EDITED, NOTED, SAYS_WRONG, TAKES_BACK } from './correction-words.data.ts';
import type { Passage } from './passage.ts';
import { RETRACTS } from './retractions.data.ts';
import { LOOKS_UP, SAYS_ANEW, SHOULD_BE, SLIPS_OUT, WEIGHS } from './said-anew.data.ts';
import { CALLS_OFF, HESITATES } from './taken-back.data.ts';
import type { Setting } from './understood.ts';

/**
 * By what a passage shows that it takes something back, the surest first: it says outright that something was wrong, opens so, denies what
 * was said, opens in a way that may mean less, or weighs one amount against another.
 */
export type Sign = 'outright' | 'opens' | 'denies' | 'hints' | 'weighs';

/** Whether a sign may mean less. */
export const isWeak = (sign: Sign): boolean => sign === 'hints' || sign === 'weighs';

interface Said extends Passage {
  setting: Setting;
  hasFood: boolean;
  ways: readonly (Gone | null)[];
  amounts: readonly AmountSaid[];
  /** Whether it states a time or a heat as well. */
  hasOthers: boolean;
  /** Whether it denies a unit without a number. */
  hasDenials: boolean;
}

export function signOf(said: Said): Sign | null {
  const { bare, head, leads, sentence, setting, hasFood, ways, hasDenials } = said;
  // "No, not a day goes by without it. Dice two carrots."
  const isDenied = ways.includes('denied') || hasDenials;
  const isOld = isDenied || ways.includes('written');
  if (!isOld && leads.length > 0 && !leads.at(-1)!.endsWith(':') && tellsWork(sentence))
    return null;
  // "Edit: 20 minutes", "Edited: 3 Feb" may be about anything.
  if (
    setting.isAgreed === true ||
    SAYS_WRONG.test(head) ||
    (RETRACTS.test(bare) && hasFood) ||
    (EDITED.test(bare) && (hasFood || isDenied)) ||
    (NOTED.test(bare) && isDenied)
  )
    return 'outright';
  if (opensTakingBack(head) || opensTakingBack(sentence)) return 'opens';
  if (setting.inChat === true && isStarred(bare)) return 'opens';
  if (hasFood && (saysHowMuch(said) || hasDenials)) return 'opens';
  if (isOld) return 'denies';
  if ([head, sentence].some(hintsAtMistake) && !tellsWork(sentence.replace(SLIPS_OUT, ''))) {
    const isSure = LOOKS_UP.test(head) || (setting.inChat === true && SLIPS_OUT.test(head));
    return isSure && hasFood && said.amounts.length > 0 ? 'opens' : 'hints';
  }
  const isWeighed = ways.includes('weighed') || (setting.isTold === true && WEIGHS.test(sentence));
  return isWeighed && said.amounts.length > 1 && !tellsWork(sentence) ? 'weighs' : null;
}

/** "The stock should be 1 litre", "der Zucker sollte 150 g sein". */
function saysHowMuch({ sentence, amounts }: Said): boolean {
  const should = SHOULD_BE.exec(sentence);
  if (should === null || opensWork(sentence)) return false;
  const end = should.index + should[0].length + FARTHEST_AMOUNT;
  return amounts.some(({ start }) => start > should.index && start <= end);
}
const FARTHEST_AMOUNT = 8;

const tellsWork = (sentence: string): boolean =>
  opensWork(sentence) || looksLikeStep(sentence) > LIKE_STEP;
const LIKE_STEP = 0.75;

/** Whether a sentence opens as one that takes something back does. */
export const opensTakingBack = (text: string): boolean =>
  OPENINGS.some((words) => words.test(text));
const OPENINGS = [RETRACTS, HESITATES, TAKES_BACK, SAYS_WRONG, CALLS_OFF, EDITED];

/** "*3 eggs", "3 eggs*": how a chat sets right what was just said. */
const isStarred = (line: string): boolean => /^\*\s?[^\s*][^*]*$|^[^*]*[^\s*]\*$/u.test(line);

/** "Well, seven", "Que dis-je", "I'm looking at the card", "Mince": somebody may say something anew. */
const hintsAtMistake = (text: string): boolean =>
  [SAYS_ANEW, LOOKS_UP, SLIPS_OUT].some((words) => words.test(text));

/** Whether a sentence without an amount leads to one that takes something back. */
export const leadsOn = (lead: string): boolean =>
  lead.endsWith(':') || opensTakingBack(lead) || hintsAtMistake(lead);
