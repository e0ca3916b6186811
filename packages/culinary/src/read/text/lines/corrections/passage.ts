import { keepingAnswers } from '../../../../words/answers-kept.ts';
import { isFood } from '../../../../foods/line-words.ts';
import { findDurations } from '../../../../words/durations.ts';
import { looksLikeStep } from '../../steps/step-likelihood.ts';
import { bareLine } from '../chat-senders.ts';
import { sentencesByStops } from '../sentences-of.ts';
import { howGone } from './amounts-gone.ts';
import { amountsSaid, isSameAmount, type AmountSaid } from './amounts-said.ts';
import { amountsStated } from './amounts-stated.ts';
import { EDITED, MISTAKE } from './correction-words.data.ts';
import { wordsOf } from './same-food.ts';
import { opensTakingBack } from './signs.ts';

const LONGEST = 300;
const LONGEST_LINE = 4_000;
const MOST_WORDS_OF_OPENING = 14;
const MOST_WORDS_OF_LEAD = 9;
const MOST_WORDS_OF_REASON = 9;
const MOST_WORDS_OF_NEXT = 14;
const SHORTEST_FOOD = 2;
const LIKE_STEP = 0.6;

/** The sentences of a line that may take an amount back. */
export interface Passage {
  /** The line without invisible signs. */
  bare: string;
  /** The words of the passage with what leads to it and why, and what goes on behind it. */
  text: string;
  rest: string;
  /** What leads to its amounts, and these sentences with them. */
  leads: string[];
  head: string;
  /** The sentences that say its amounts. */
  sentence: string;
  /** Whether it asks what was said, and answers itself. */
  isAsked: boolean;
  /** How many sentences lead to its amounts and say them, the word that marks it as written later among them. */
  length: number;
  footnote: string | null;
}

/** The first sentences of a line that say an amount, with what leads to them: "No wait. Scrap that, I looked it up: stock is 2 litres." */
export const passageIn = keepingAnswers((line): Passage | null => {
  if (line.length > LONGEST_LINE || !/\p{L}/u.test(line)) return null;
  const bare = bareLine(line);
  const marked = EDITED.exec(bare)?.[0] ?? '';
  const sentences = sentencesByStops(bare.slice(marked.length));
  const core = sentences.findIndex(saysAmount);
  const leads = sentences.slice(0, core);
  if (core < 0 || !leads.every((lead) => isLead(lead) || (marked !== '' && saysMistake(lead))))
    return null;
  const [first, next] = [sentences[core]!, sentences[core + 1]];
  const isAsked = answersWhatWasSaid(first, next);
  const last = isAsked || goesOn(first, next) || saysOfSame(first, next) ? core + 1 : core;
  const head = marked + sentences.slice(0, last + 1).join(' ');
  if (head.length > LONGEST) return null;
  const said = sentences.slice(core, last + 1).join(' ');
  const rest = restOf(sentences.slice(last + 1), amountsSaid(said).amounts);
  return {
    bare,
    text: (rest === '' ? bare : bare.slice(0, -rest.length)).trim(),
    rest,
    leads,
    head,
    sentence: isAsked ? said.replace('?', ',') : said,
    isAsked,
    // "Edit:" is a sentence of its own.
    length: last + (marked.endsWith(':') ? 2 : 1),
    footnote: FOOTNOTE.exec(bare)?.[0] ?? null,
  };
});
const FOOTNOTE = /^[*†‡¹²³](?=\s?[^\s*])/u;

const saysAmount = (sentence: string): boolean =>
  amountsSaid(sentence).amounts.length > 0 || amountsStated(sentence).stated.length > 0;

/** "No wait.", "Scrap that, I looked it up:" */
const isLead = (lead: string): boolean =>
  opensTakingBack(lead)
    ? lead.split(' ').length <= MOST_WORDS_OF_OPENING
    : lead.split(' ').length <= MOST_WORDS_OF_LEAD && looksLikeStep(lead) <= LIKE_STEP;

/** "In die Zutaten hat sich ein Fehler eingeschlichen." behind "Korrektur:" */
const saysMistake = (lead: string): boolean =>
  lead.split(' ').length <= MOST_WORDS_OF_OPENING && MISTAKE.test(lead);

/** Whether a sentence asks what was said, and a short one behind it has another amount: "Did I say three carrots? It's four." */
export const answersWhatWasSaid = (sentence: string, next: string | undefined): boolean =>
  sentence.endsWith('?') &&
  next !== undefined &&
  !next.endsWith('?') &&
  next.split(' ').length <= MOST_WORDS_OF_REASON &&
  isAllGone(sentence) &&
  saysAmount(next);

/** Whether a sentence has only what does not stand, and the next says of nothing else what does: "I wrote 1,2 kg, that was for ten: take 800 g." */
const goesOn = (sentence: string, next: string | undefined): boolean =>
  next !== undefined &&
  !next.endsWith('?') &&
  next.split(' ').length <= MOST_WORDS_OF_NEXT &&
  (isAllGone(sentence) || (sentence.endsWith(':') && isSomeGone(sentence))) &&
  amountsStated(next).stated.length > 0 &&
  foodsOf(next.split(/[,;]/u, 1)[0]!).every((food) => foodsOf(sentence).includes(food));

function isAllGone(sentence: string): boolean {
  const { stated, gone } = goneIn(sentence);
  return stated.length > 0 && gone.length === stated.length;
}

const isSomeGone = (sentence: string): boolean => goneIn(sentence).gone.length > 0;

function goneIn(sentence: string): { stated: AmountSaid[]; gone: AmountSaid[] } {
  const { text, all, stated } = amountsStated(sentence);
  const ways = howGone(text, all);
  return { stated, gone: all.filter((one, at) => stated.includes(one) && ways[at] !== null) };
}

/** Whether a short sentence behind one with an amount says another, and of which food stands in the first: "Milk is 350 ml. 300 is too thick." */
const saysOfSame = (sentence: string, next: string | undefined): boolean =>
  next !== undefined &&
  !next.endsWith('?') &&
  next.split(' ').length <= MOST_WORDS_OF_REASON &&
  amountsSaid(sentence, true).amounts.length === 1 &&
  amountsSaid(next, true).amounts.length === 1 &&
  foodsOf(next).length === 0 &&
  findDurations(next).length === 0 &&
  looksLikeStep(next) <= LIKE_STEP;

const foodsOf = (sentence: string): string[] =>
  wordsOf(sentence).filter((word) => word.length >= SHORTEST_FOOD && isFood(word));

/** What stands behind a correction from the first sentence on that says more than why. */
function restOf(parts: readonly string[], amounts: readonly AmountSaid[]): string {
  const first = parts.findIndex((part) => {
    const more = amountsSaid(part).amounts;
    return more.length === 0
      ? looksLikeStep(part) > LIKE_STEP
      : !more.every((one) => amounts.some((other) => isSameAmount(one, other)));
  });
  return first < 0 ? '' : parts.slice(first).join(' ');
}
