import { isFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { looksLikeStep } from '../../steps/step-likelihood.ts';
import { bareLine } from '../chat-senders.ts';
import { sentencesOf } from '../sentences-of.ts';
import { WRITTEN_BEFORE, WRITTEN_BEHIND } from './amounts-denied.data.ts';
import { amountsSaid, isSameAmount, type AmountSaid } from './amounts-said.ts';
import { restOf } from './correction.ts';
import {
  DENIED,
  NAMES_NOTHING,
  NO_CORRECTION,
  OF_OTHER_THINGS,
  SAYS_WRONG,
  TAKES_BACK,
} from './correction-words.data.ts';
import { RETRACTS } from './retractions.data.ts';
import { wordsOf } from './same-food.ts';
import { FOR, HESITATES, SAID_AGAIN, SAID_BEFORE, SOME_OF } from './taken-back.data.ts';

const LONGEST = 300;
const LONGEST_LINE = 4_000;
const MOST_WORDS_ALONE = 5;
const SHORTEST_FOOD = 2;
const LIKE_STEP = 0.6;

/** A sentence that takes an amount back, whatever its wording. */
export interface TakenBack {
  text: string;
  /** The sentence that says its amounts, cleaned. */
  sentence: string;
  /** What goes on behind it with something else. */
  rest: string;
  /** Its amounts, each once. */
  amounts: AmountSaid[];
  /** Those that it says not to stand, or to have stood. */
  gone: AmountSaid[];
  foods: string[];
  words: string[];
  /** Whether it opens as one that takes something back does. */
  opens: boolean;
  /** Whether it may be a step, a choice or of something else. */
  isPlain: boolean;
}

/**
 * What the first sentence of a line takes back: it opens so, denies an amount or says what was said. Null where it does none of these,
 * or says no amount.
 */
export function takenBackIn(line: string): TakenBack | null {
  if (line.length > LONGEST_LINE || !/\p{L}/u.test(line)) return null;
  const bare = bareLine(line);
  const sentences = sentencesOf(bare);
  const core = sentences.findIndex(saysAmount);
  const leads = sentences.slice(0, core);
  if (core < 0 || leads.some((lead) => lead.split(' ').length > MOST_WORDS_ALONE)) return null;
  const isAsked = answersWhatWasSaid(sentences[core]!, sentences[core + 1]);
  const last = isAsked ? core + 1 : core;
  const head = sentences.slice(0, last + 1).join(' ');
  const sentence = sentences
    .slice(core, last + 1)
    .join(' ')
    .replace('?', isAsked ? ',' : '?');
  if (head.length > LONGEST) return null;
  const said = amountsSaid(sentence);
  const stated = said.amounts.filter((amount) => !isOfEaters(amount));
  const amounts = stated.filter(
    (amount, at) => !stated.slice(0, at).some((other) => isSameAmount(amount, other)),
  );
  const gone = stated.filter((amount) => isGone(amount, said.text));
  const opens = [head, sentence].some((text) => OPENINGS.some((words) => words.test(text)));
  if (!opens && gone.length === 0) return null;
  const words = wordsOf(sentence).filter((word) => !NAMES_NOTHING.test(word));
  const rest = restOf(sentences.slice(last + 1), said.amounts);
  return {
    text: (rest === '' ? bare : bare.slice(0, -rest.length)).trim(),
    sentence: said.text,
    rest,
    amounts,
    gone,
    foods: words.filter((word) => word.length >= SHORTEST_FOOD && isFood(word)),
    words,
    opens,
    isPlain:
      !sentence.includes('?') &&
      !leads.some((lead) => lead.includes('?')) &&
      (opens || looksLikeStep(sentence) <= LIKE_STEP) &&
      ![NO_CORRECTION, OF_OTHER_THINGS, SAID_AGAIN, SOME_OF].some((sign) => sign.test(sentence)) &&
      findDurations(sentence).length === 0,
  };
}

/** Whether a sentence asks what was said, and a short one behind it has another amount: "Did I say three carrots? It's four." */
export const answersWhatWasSaid = (sentence: string, next: string | undefined): boolean =>
  sentence.endsWith('?') &&
  next !== undefined &&
  !next.endsWith('?') &&
  next.split(' ').length <= MOST_WORDS_ALONE &&
  amountsSaid(sentence).amounts.some((amount) => isGone(amount, sentence)) &&
  saysAmount(next);

/** Whether a sentence takes back one of the amounts that it says. */
export const takesAmountBack = (sentence: string): boolean => {
  const found = takenBackIn(sentence);
  return found !== null && found.isPlain && found.amounts.length > 1 && found.foods.length > 0;
};

const OPENINGS = [RETRACTS, HESITATES, TAKES_BACK, SAYS_WRONG];

const saysAmount = (sentence: string): boolean => amountsSaid(sentence).amounts.length > 0;

/** "Two was for three of us": why, and for how many it was. */
const isOfEaters = ({ before, unit, counted }: AmountSaid): boolean =>
  unit === null && FOR.test(before) && !isFood(counted);

const isGone = ({ before, end }: AmountSaid, text: string): boolean =>
  DENIED.test(before) ||
  WRITTEN_BEFORE.test(before) ||
  SAID_BEFORE.test(before) ||
  WRITTEN_BEHIND.test(text.slice(end));
