import { isFood } from '../../../foods/line-words.ts';
import { partitives } from '../../../line/amounts/amount-words.data.ts';
import { isPreparation } from '../../../line/name/descriptor-phrases.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { foldText } from '../../../words/fold.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import { NO_VERBS, WORKED_ON } from './work-words.data.ts';

const FEWEST_BEHIND = 2;

/** "und schneidet alles in Würfel", "and roll the pieces in flour", "befreie es von den Gräten": a clause that begins with a verb. */
export function opensWork(clause: string): boolean {
  const [first = '', second = '', ...others] = clause.split(/\s+/u);
  // "pinch of salt", "sliced very thin"
  if (second === '' || others.length + 1 < FEWEST_BEHIND || isOf(second)) return false;
  if (NO_VERBS.has(first) || isPreparation(tokenise(first)[0])) return false;
  return isVerb(first) ? WORKED_ON.has(second) || !isFood(first) : isUnknownVerb(first, second);
}

/** The Portuguese "das" is a German article. */
const isOf = (word: string): boolean => partitives.has(word) && !WORKED_ON.has(word);

/** "schlägst das": a word in small letters right before what it is done to. */
const isUnknownVerb = (first: string, second: string): boolean =>
  OBJECTS.has(second) && /^\p{Ll}{4,}$/u.test(first) && !isFood(first);
const OBJECTS: ReadonlySet<string> = new Set(['es', 'ihn', 'das', 'them', 'it', 'alles']);

/** The letters by which a verb is known in another form: "épluche" and "éplucher". */
const STEM = 5;
const STEMS: ReadonlySet<string> = new Set(
  [...COOKING_VERBS].filter((verb) => verb.length >= STEM).map((verb) => verb.slice(0, STEM)),
);

/** Whether a word is a verb of cooking, in any of its forms. */
export const isVerb = (word: string): boolean => {
  const folded = foldText(word).replace(/[^\p{L}]/gu, '');
  return folded.length >= STEM ? STEMS.has(folded.slice(0, STEM)) : COOKING_VERBS.has(folded);
};
