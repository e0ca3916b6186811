import { isFood } from '../../../foods/line-words.ts';
import { cleanLine } from '../../../line/tokens/tokenise.ts';
import { foldWords } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { isTellingForm } from '../../verbs/past-forms.ts';
import { measuredInStep } from './measured-in-step.ts';
import { neededIn } from './told-list.ts';

const LONGEST = 600;
const LONGEST_LEAD_IN = 120;
/** What only needs things, and takes up none: "ci vogliono", and not "prendi". */
const NEEDS =
  /(?<!\p{L})(?:needs?|wants?|we['’]ve got|i['’]ve got|brauch\p{L}{0,3}|benötig\p{L}{0,3}|faut|faudra|fallait|vogliono|vuole|servono|serve|occorr\p{L}{2,3}|falta|necesit\p{L}{1,4})(?!\p{L})/iu;
/** Verbs that take up what is on a list. Folded. */
const TAKES =
  /^(?:need|want|use|take|get|got|nimm|nehm|brauch|prend|pren|usa|coge|compr)\p{L}{0,3}$/u;

/** Whether a sentence says that amounts are needed: "So, for six people you need 600 grams of chicken thighs." */
export const onlyNeeds = (sentence: string): boolean =>
  sentence.length <= LONGEST &&
  NEEDS.test(sentence.slice(0, LONGEST_LEAD_IN)) &&
  neededIn(sentence) !== null;

/** Whether a sentence goes on with a list told before it: "Et puis deux pâtes feuilletées.", amounts and nothing done before the first. */
export function onlyLists(sentence: string, language: Language): boolean {
  if (sentence.length > LONGEST) return false;
  const clean = cleanLine(sentence);
  const [first] = measuredInStep(clean, language);
  return (
    first !== undefined &&
    !foldWords(clean.slice(0, first.from))
      .split(' ')
      .some((word) => isTellingForm(word, language) && !isFood(word) && !TAKES.test(word))
  );
}
