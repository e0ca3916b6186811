import { pattern } from '../../../words/pattern.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { instructs } from '../../doubts/instructs.ts';
import { statesFed } from '../labels/settled/fact-lines.ts';
import { tellsInSecondPerson } from '../steps/second-person.ts';
import { foldWords } from '../../../words/fold.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
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
  compte[rz]?|prévo(?:is|yez|ir)|calcola(?:te|re)?|conta(?:te|re|d|r)?|mettete in conto|cuenta|calcul(?:a|ad|ar)|calculez?|reken|calcule|conte|räkna|
  (?:it|that|this|the whole thing|all of it) (?:takes|took)|(?:das|es|das ganze|man) (?:dauert|braucht)|(?:ça|
  cela|le tout) prend|il (?:te |vous |m['’]en )?(?:faut|a fallu)|
  (?:ci|mi|ti|vi) (?:vuole|vogliono)|si impiegan?o?|(?:se |me |os |te )?(?:tarda[ns]?|lleva[ns]?)|het duurt|leva|demora|det tar)
  (?![\p{L}])
`;
/** "Alles in allem eine Stunde." */
const IN_ALL = pattern('iu')`
  ^(?:all in all|all told|all in|in all|in total|altogether|start to finish|alles in allem|alles zusammen|insgesamt|en tout|au total|in tutto|in totale|
  en total|todo junto|in totaal|al met al|no total|ao todo|totalt|allt som allt)(?![\p{L}])
`;
/** "Quick to do, half an hour start to finish." */
const CLOSES_IN_ALL = pattern('iu')`
  (?:all in all|all told|in all|in total|altogether|(?:from )?start to finish|from (?:start|beginning) to end|alles in allem|insgesamt|von anfang bis ende|en tout|au total|tout compris|
  du début à la fin|in tutto|in totale|tutto compreso|dall['’]inizio alla fine|en total|todo incluido|de principio a fin|in totaal|no total|ao todo|totalt)[.!…]{0,3}$
`;
/** "Compte une heure et demie quand on n'a pas l'habitude", "Allow an hour the first time": who cooks makes the difference. */
const BY_SKILL = pattern('iu')`
  (?<![\p{L}])(?:(?:when|if|wenn|falls|quand|si|se|quando|cuando|als|om)\s[^.!?]{0,25}?(?:used to|practi[cs]ed?|experience|beginner|first time|geübt|übung|routine|routiniert|anfänger|zum ersten mal|
  habitude|habitué|pratique|début|première fois|pratic[ao]|abitudine|abituat|espert|principiant|prima volta|práctic|costumbre|acostumbrad|experiencia|primera vez|ervaring|eerste keer|prática|primeira vez|vana|första gången)|
  (?:the|beim|das|la|a|de|för)\s(?:first time|ersten? mal|première fois|prima volta|primera vez|primeira vez|eerste keer|första gången))
`;
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

/** "In tutto un'ora e tre quarti", "Das reicht für sechs": tells of the whole and instructs nobody. */
export const tellsOfWhole = (text: string): boolean =>
  text.length <= LONGEST_TOLD &&
  statedFacts(text) === null &&
  (reckonsWithTime(text) || (!instructsAnybody(text) && statesWhole(text)));

const instructsAnybody = (text: string): boolean =>
  looksLikeStep(text) >= LIKE_STEP || tellsInSecondPerson(text) || endsInVerb(text);

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
