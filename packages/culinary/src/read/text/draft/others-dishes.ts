import { isFood } from '../../../foods/line-words.ts';
import { findDurations } from '../../../words/durations.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { stemsOf } from '../title/title-words.ts';
import {
  ANOTHER_STORY,
  HAS_OWN_WAY,
  LATER,
  OTHERWISE,
  PUTS_OFF,
  SOMEBODY,
  THE_ONE_OF,
} from './others-dishes.data.ts';

const LONGEST = 200;
/** Who it is, and what that one does, is said at the beginning. */
const LONGEST_HEAD = 70;

/**
 * Whether a sentence tells how somebody else makes or likes a dish, "Your aunt does hers with bacon", or of another dish that is put off, "El
 * cocido lo dejamos para cuando haga frío". `spoken`: the stems of the words of the list and the steps.
 */
export function isOfOthersDish(text: string, spoken: ReadonlySet<string>): boolean {
  if (text.length > LONGEST || /\d/.test(text)) return false;
  // "En total una hora y cuarto. Llámame, que tu padre quiere hablar."
  if (findDurations(timesInFigures(text)).length > 0) return false;
  const head = text.slice(0, LONGEST_HEAD);
  const isTheirs =
    SOMEBODY.test(head) &&
    (HAS_OWN_WAY.test(head) || THE_ONE_OF.test(head)) &&
    namesOther(text, spoken) &&
    (OTHERWISE.test(text) || THE_ONE_OF.test(head) || namesOnlyOthers(text, spoken));
  return isTheirs || ANOTHER_STORY.test(text) || (PUTS_OFF.test(text) && LATER.test(text));
}

/** Whether a sentence has any sign of it, whatever the recipe speaks of. */
export const mayBeOfOthers = (text: string): boolean =>
  [SOMEBODY, ANOTHER_STORY, PUTS_OFF].some((sign) => sign.test(text.slice(0, LONGEST)));

const foodsOf = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((word) => word.length > 2 && isFood(word));

const isSpoken = (word: string, spoken: ReadonlySet<string>): boolean =>
  [...stemsOf([word])].some((stem) => spoken.has(stem));

/** Whether it names a food that the recipe does not. */
const namesOther = (text: string, spoken: ReadonlySet<string>): boolean =>
  foodsOf(text).some((word) => !isSpoken(word, spoken));

const namesOnlyOthers = (text: string, spoken: ReadonlySet<string>): boolean =>
  foodsOf(text).every((word) => !isSpoken(word, spoken));
