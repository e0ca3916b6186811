import { pattern } from '../../../words/pattern.ts';
import { statesFed } from '../labels/settled/fact-lines.ts';
import { tellsInSecondPerson } from '../steps/second-person.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { statedFacts } from './stated-facts.ts';
import { timeStatements } from './time-statements.ts';

const LONGEST_TOLD = 160;
/** So far a sentence behind the steps reads like one of them. */
const LIKE_STEP = 0.55;

/** "Comptez trois quarts d'heure en tout": what orders to reckon with a time, and nothing of the dish. */
const RECKONS = pattern('iu')`
  ^(?:(?:so|also|alors|donc|quindi|allora|así que|entonces),?\s)?
  (?:allow|reckon(?: on)?|count on|plan(?:t|e)?(?: mal| gut| ruhig)?|rechne(?:t|n)?(?: mal| mit)?|
  compte[rz]?|prévo(?:is|yez|ir)|calcola(?:te|re)?|conta(?:te|re|d|r)?|mettete in conto|cuenta|calcul(?:a|ad|ar)|calculez?|reken|calcule|conte|räkna)
  (?![\p{L}])
`;
const SENTENCE = /(?<=[.!])\s+/u;
const MOST_RECKONED = 14;

const reckonsWithTime = (text: string): boolean => {
  const [first = ''] = text.slice(0, LONGEST_TOLD).split(SENTENCE);
  return (
    RECKONS.test(first) &&
    first.split(/\s+/).length <= MOST_RECKONED &&
    timeStatements(first).some(({ cue }) => cue === 'whole')
  );
};

/** "In tutto un'ora e tre quarti", "Das reicht für sechs": tells of the whole and instructs nobody. */
export const tellsOfWhole = (text: string): boolean =>
  text.length <= LONGEST_TOLD &&
  statedFacts(text) === null &&
  (reckonsWithTime(text) || (!instructsAnybody(text) && statesWhole(text)));

const instructsAnybody = (text: string): boolean =>
  looksLikeStep(text) >= LIKE_STEP || tellsInSecondPerson(text);

const statesWhole = (text: string): boolean =>
  statesFed(text) ||
  timeStatements(text).some(
    ({ cue }) => cue === 'whole' || (cue === 'mayBeWhole' && isShort(text)),
  );

/** "Pronto in mezz'ora + una notte in frigo" */
const isShort = (text: string): boolean => text.split(/\s+/).length <= MOST_WORDS;
const MOST_WORDS = 9;
