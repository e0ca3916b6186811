import { statesFed } from '../labels/settled/fact-lines.ts';
import { tellsInSecondPerson } from '../steps/second-person.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { statedFacts } from './stated-facts.ts';
import { timeStatements } from './time-statements.ts';

const LONGEST_TOLD = 160;
/** So far a sentence behind the steps reads like one of them. */
const LIKE_STEP = 0.55;

/** "In tutto un'ora e tre quarti", "Das reicht für sechs": tells of the whole and instructs nobody. */
export const tellsOfWhole = (text: string): boolean =>
  text.length <= LONGEST_TOLD &&
  statedFacts(text) === null &&
  looksLikeStep(text) < LIKE_STEP &&
  !tellsInSecondPerson(text) &&
  (statesFed(text) ||
    timeStatements(text).some(
      ({ cue }) => cue === 'whole' || (cue === 'mayBeWhole' && isShort(text)),
    ));

/** "Pronto in mezz'ora + una notte in frigo" */
const isShort = (text: string): boolean => text.split(/\s+/).length <= MOST_WORDS;
const MOST_WORDS = 9;
