import { namesFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { stemsOf } from '../title/title-words.ts';
import {
  ALLOWS,
  ASKS_CHOICE,
  ASKS_WHICH,
  DENIES,
  EITHER,
  OFFERS_CHOICE,
  THAT_ONE,
  YES_OR_NO,
} from './chat-words.data.ts';
import { opensItem } from './item-openings.ts';
import { saysForgotten } from './late-items.ts';

export type Stems = ReadonlySet<string>;

const LONGEST = 400;

/**
 * Whether all that the cook said only answers what another asked, and adds nothing to the recipe. `hasBegun`: the recipe stands above;
 * `spoken`: the stems of its words.
 */
export const isIdleAnswer = (
  said: readonly string[],
  hasBegun: boolean,
  asked: string,
  spoken: Stems,
): boolean =>
  (hasBegun || !said.some(isQuestion)) &&
  answersIdly(
    said.filter((line) => line.trim() !== ''),
    asked,
    spoken,
  );

/** What the cook goes on with below a yes or no to another's question: "yes no yeast no waiting" above "method:". */
export const withoutIdle = (said: string[], asked: string, spoken: Stems): string[] =>
  asked !== '' && said.length > 1 && answersIdly(said.slice(0, 1), asked, spoken)
    ? said.slice(1)
    : said;

/** "Un litro de leche??? madre mía" is one as well. */
export const isQuestion = (line: string): boolean => line.length <= LONGEST && line.includes('?');

/** "Yep, bring the card", "sí hija sí, un litro": a yes or no to another's question, with nothing of a recipe that was not asked. */
const answersIdly = (
  [said = '', ...more]: readonly string[],
  question: string,
  spoken: Stems,
): boolean =>
  more.length === 0 &&
  said.length <= LONGEST &&
  !saysForgotten(said) &&
  fedStatement(said) === null &&
  timeStatements(said).length === 0 &&
  partsOf(said).every((part, at) =>
    at === 0 ? affirms(part, question, spoken) : addsNothing(part, question, spoken),
  );
const partsOf = (said: string): string[] => said.split(/[,.!;]\s/u).map((part) => part.trim());
/** "Nein, Tellerlinsen muss man nicht einweichen": the first part says yes or no, or that it is this one, or denies what was asked: "Nada de vinagre". */
const affirms = (part: string, question: string, spoken: Stems): boolean =>
  allowsAsked(part, question) ||
  namesWhich(part, question) ||
  choosesOf(part, question) ||
  (THAT_ONE.test(part) && !/\d/.test(part)) ||
  deniesAsked(part, question) ||
  (YES_OR_NO.test(part) && addsNothing(part, question, spoken));
/** "guinness is fine" to "got guinness in the shed?": all that is said before it is allowed was asked, or it answers what may be taken instead. */
const allowsAsked = (part: string, question: string): boolean => {
  const allowed = part.slice(0, Math.max(0, part.search(ALLOWS)));
  const asked = stemsOf([question]);
  const named = [...stemsOf([allowed])];
  if (/\d/.test(allowed) || named.length === 0) return false;
  return named.every((stem) => asked.has(stem)) || (ASKS_CHOICE.test(question) && !/\d/.test(part));
};
/** "renette se le trovi" to "che mele?": which of its kind a food is that the list has already. */
const namesWhich = (part: string, question: string): boolean =>
  ASKS_WHICH.test(question) &&
  question.split(/\s+/).length <= MOST_OF_WHICH &&
  part.split(/\s+/).length <= MOST_OF_WHICH &&
  !/\d/.test(part) &&
  looksLikeStep(part) < LIKE_STEP;
const MOST_OF_WHICH = 5;
const LIKE_STEP = 0.4;
/** "misto" to "di manzo o misto?", "Geht beides" to "Magerquark oder 20 %?": nothing but what the question offers, or all of it. */
const choosesOf = (part: string, question: string): boolean => {
  if (!OFFERS_CHOICE.test(question) || /\d/.test(part)) return false;
  const bare = foldText(part).replace(/[^\p{L}\s]+/gu, '');
  const offered = new Set(foldText(question).match(/\p{L}+/gu));
  const words = bare.match(/\p{L}+/gu) ?? [];
  return (
    EITHER.test(part) ||
    (words.length > 0 && words.length <= MOST_CHOSEN && words.every((word) => offered.has(word)))
  );
};
const MOST_CHOSEN = 3;
const deniesAsked = (part: string, question: string): boolean => {
  const [word, ...more] = [...stemsOf([part.replace(DENIES, '')])];
  return (
    !/\d/.test(part) &&
    DENIES.test(part) &&
    more.length === 0 &&
    word !== undefined &&
    stemsOf([question]).has(word)
  );
};
const addsNothing = (part: string, question: string, spoken: Stems): boolean =>
  saysNothingOf(part, spoken) ||
  repeats(part, question) ||
  measuresAsked(part, question) ||
  (DENIES.test(part) && !/\d/.test(part) && !opensItem(part)) ||
  THAT_ONE.test(part);
/** "ja, zwei Päckchen" to "Trockenhefe geht auch?": how much of the other thing that may be taken. */
const measuresAsked = (part: string, question: string): boolean =>
  (ASKS_CHOICE.test(question) || ALLOWS.test(question.replace(/[\s?]+$/u, ''))) &&
  part.split(/\s+/).length <= MOST_OF_MEASURE &&
  !namesFood(part, 3);
const MOST_OF_MEASURE = 3;
const saysNothingOf = (part: string, spoken: Stems): boolean =>
  !/\d/.test(part) &&
  !opensItem(part) &&
  !namesFood(part, 3) &&
  !stemsOf([part])
    .values()
    .some((stem) => spoken.has(stem));
const repeats = (part: string, question: string): boolean =>
  foldText(question).includes(foldText(part).replace(/[^\p{L}\p{N}]+$/u, ''));
