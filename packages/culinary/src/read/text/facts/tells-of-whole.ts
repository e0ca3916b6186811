import { keepingAnswers } from '../../../words/answers-kept.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { instructs } from '../../doubts/instructs.ts';
import { statesFed } from '../labels/settled/fact-lines.ts';
import { tellsInSecondPerson } from '../steps/second-person.ts';
import { foldWords } from '../../../words/fold.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import { headsOrder } from '../steps/heads-order.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { statedFacts } from './stated-facts.ts';
import { BY_SKILL, CLOSES_IN_ALL, IN_ALL, NAMES_WORK, RECKONS } from './tells-of-whole.data.ts';
import { timeStatements } from './time-statements.ts';

const LONGEST_TOLD = 160;
/** So far a sentence behind the steps reads like one of them. */
const LIKE_STEP = 0.55;

const MOST_IN_ALL = 12;
const SENTENCE = /(?<=[.!])\s+/u;
const MOST_RECKONED = 14;

const reckonsWithTime = (text: string): boolean => {
  const [first = ''] = text.slice(0, LONGEST_TOLD).split(SENTENCE);
  const { told, rest } = upToTime(first);
  // "An hour and a quarter" ends in no verb.
  const words = foldWords(timesInFigures(told)).split(' ');
  const isInAll =
    words.length <= MOST_IN_ALL &&
    (CLOSES_IN_ALL.test(told)
      ? !instructs(told)
      : IN_ALL.test(told) && !COOKING_VERBS.has(words.at(-1)!));
  const reckons = isInAll || (RECKONS.test(told) && words.length <= MOST_RECKONED);
  const isOpen = (isInAll && !instructs(told)) || BY_SKILL.test(first);
  return (
    reckons &&
    timeStatements(told).some(({ cue }) => cue === 'whole' || (isOpen && cue === 'mayBeWhole')) &&
    !instructs(rest)
  );
};

/** A sentence up to the comma behind its first time, and what is added: "..., but the oven does most of it". */
function upToTime(sentence: string): { told: string; rest: string } {
  for (const { index } of sentence.matchAll(/,\s/gu))
    if (timeStatements(sentence.slice(0, index)).length > 0)
      return { told: sentence.slice(0, index), rest: sentence.slice(index + 2) };
  return { told: sentence, rest: '' };
}

/** "Arbeitszeit ungefähr eine Stunde, ohne die Nacht.": a sentence by itself that names the work or the cooking, and its time. */
export const namesWork = (text: string): boolean =>
  text.length <= LONGEST_TOLD &&
  NAMES_WORK.test(text) &&
  !text.includes('?') &&
  text.split(SENTENCE).length === 1 &&
  text.split(/\s+/).length <= MOST_RECKONED &&
  timeStatements(text).some(({ cue }) => cue === 'prep' || cue === 'cook');

/** "In tutto un'ora e tre quarti", "Das reicht für sechs": tells of the whole and instructs nobody. */
export const tellsOfWhole = keepingAnswers(
  (text): boolean =>
    text.length <= LONGEST_TOLD &&
    statedFacts(text) === null &&
    (reckonsWithTime(text) || namesWork(text) || (!instructsAnybody(text) && statesWhole(text))),
);

const instructsAnybody = (text: string): boolean =>
  looksLikeStep(text) >= LIKE_STEP ||
  tellsInSecondPerson(text) ||
  endsInVerb(text) ||
  headsOrder(text);

/** "Lauwarm in 20 Stücke schneiden." */
const endsInVerb = (text: string): boolean =>
  COOKING_VERBS.has(foldWords(text.slice(-LONGEST_WORD)).split(' ').at(-1)!);
const LONGEST_WORD = 30;

const statesWhole = (text: string): boolean =>
  statesFed(text) ||
  timeStatements(text).some(
    ({ cue }) => cue === 'whole' || (cue === 'mayBeWhole' && isShort(text)),
  );

/** "Pronto in mezz'ora + una notte in frigo" */
const isShort = (text: string): boolean => text.split(/\s+/).length <= MOST_WORDS;
const MOST_WORDS = 9;
