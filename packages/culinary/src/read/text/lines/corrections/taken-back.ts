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
  EDITED,
  NAMES_NOTHING,
  NO_CORRECTION,
  OF_OTHER_THINGS,
  SAYS_WRONG,
  TAKES_BACK,
} from './correction-words.data.ts';
import { RETRACTS } from './retractions.data.ts';
import { wordsOf } from './same-food.ts';
import {
  CALLS_OFF,
  FOR,
  HESITATES,
  PREFERS,
  SAID_AGAIN,
  SAID_BEFORE,
  SOME_OF,
  WERE_SO_MANY,
} from './taken-back.data.ts';

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
  /** Whether it is no step and of nothing else than amounts. */
  isPlain: boolean;
  /** Whether it may only add to the list, or leave a choice. */
  mayBeChoice: boolean;
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
  if (core < 0 || !leads.every(isLead)) return null;
  const isAsked = answersWhatWasSaid(sentences[core]!, sentences[core + 1]);
  const isBoth = isAsked || saysOfSame(sentences[core]!, sentences[core + 1]);
  const last = isBoth ? core + 1 : core;
  const head = sentences.slice(0, last + 1).join(' ');
  const sentence = sentences
    .slice(core, last + 1)
    .join(' ')
    .replace('?', isAsked ? ',' : '?');
  if (head.length > LONGEST) return null;
  const said = amountsSaid(sentence);
  const stated = said.amounts.filter((amount) => !isOfEaters(amount) && !standsForThing(amount));
  const amounts = onceEach(stated);
  const gone = stated.filter((amount) => isGone(amount, said.text));
  const opens = opensTakingBack(head) || opensTakingBack(sentence);
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
      (opens ||
        saysWhatWasSaid(stated) ||
        deniesOne(stated) ||
        looksLikeStep(sentence) <= LIKE_STEP) &&
      ![OF_OTHER_THINGS, SAID_AGAIN, SOME_OF].some((sign) => sign.test(sentence)) &&
      findDurations(sentence).length === 0,
    mayBeChoice: NO_CORRECTION.test(
      saysWhatWasSaid(stated) ? sentence.replace(PREFERS, '') : sentence,
    ),
  };
}

/** "No wait.", "Scrap that, I looked it up:" */
const isLead = (lead: string): boolean =>
  lead.split(' ').length <= (opensTakingBack(lead) ? MOST_WORDS_OF_OPENING : MOST_WORDS_OF_LEAD);
const MOST_WORDS_OF_OPENING = 12;
const MOST_WORDS_OF_LEAD = 8;

/** Each amount once, with its unit where one of them has it: "400, I always forget, 400 ml". */
const onceEach = (stated: readonly AmountSaid[]): AmountSaid[] => {
  const sorted = [
    ...stated.filter(({ unit }) => unit !== null),
    ...stated.filter(({ unit }) => unit === null),
  ];
  const once = sorted.filter(
    (amount, at) => !sorted.slice(0, at).some((other) => isSameAmount(amount, other)),
  );
  return once.sort((one, other) => one.start - other.start);
};

/** "I said 40 g of butter, go for 60": outright, whatever else it may be. */
const saysWhatWasSaid = (stated: readonly AmountSaid[]): boolean =>
  stated.some(({ before }) => SAID_BEFORE.test(before) || WRITTEN_BEFORE.test(before));

/** "It is not 300 grams but 400." */
const deniesOne = (stated: readonly AmountSaid[]): boolean =>
  stated.length > 1 && stated.some(({ before }) => DENIED.test(before));

/** Whether a short sentence behind one with an amount says another, and of which food stands in the first: "Milk is 350 ml. 300 is too thick." */
const saysOfSame = (sentence: string, next: string | undefined): boolean =>
  next !== undefined &&
  !next.endsWith('?') &&
  next.split(' ').length <= MOST_WORDS_OF_REASON &&
  amountsSaid(sentence).amounts.length === 1 &&
  amountsSaid(next).amounts.length === 1 &&
  !wordsOf(next).some((word) => word.length >= SHORTEST_FOOD && isFood(word)) &&
  findDurations(next).length === 0 &&
  looksLikeStep(next) <= LIKE_STEP;
const MOST_WORDS_OF_REASON = 9;

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

/** Whether a sentence opens as one that takes something back does. */
export const opensTakingBack = (text: string): boolean =>
  OPENINGS.some((words) => words.test(text));
const OPENINGS = [RETRACTS, HESITATES, TAKES_BACK, SAYS_WRONG, CALLS_OFF, EDITED];

const saysAmount = (sentence: string): boolean => amountsSaid(sentence).amounts.length > 0;

/** "Two was for three of us", "when we were three": why, and for how many it was. */
const isOfEaters = ({ before, unit, counted, quantity }: AmountSaid): boolean =>
  unit === null &&
  quantity <= MOST_EATERS &&
  (FOR.test(before) || WERE_SO_MANY.test(before)) &&
  !isFood(counted);

const MOST_EATERS = 20;

/** "the small one" */
const standsForThing = ({ before, number, counted }: AmountSaid): boolean =>
  number.toLowerCase() === 'one' && !isFood(counted) && /\p{L}\s$/u.test(before);

const isGone = ({ before, end }: AmountSaid, text: string): boolean =>
  DENIED.test(before) ||
  WRITTEN_BEFORE.test(before) ||
  SAID_BEFORE.test(before) ||
  WRITTEN_BEHIND.test(text.slice(end));
