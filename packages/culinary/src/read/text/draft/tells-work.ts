import { isFood } from '../../../foods/line-words.ts';
import { cleanLine } from '../../../line/tokens/tokenise.ts';
import { languageOf, type Language } from '../../../words/language.ts';
import { foldText } from '../../../words/fold.ts';
import { languageOf as languageOfText } from '../../language.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import { measuredInStep } from './measured-in-step.ts';
import { opensWork } from './opens-work.ts';
import { neededIn } from './told-list.ts';
import { DOES_IT } from './work-words.data.ts';

const LONGEST_SENTENCE = 600;
const CLAUSES =
  /,\s(?:(?:and|und|et|e|y)\s)?|\s(?:and|und|et|e|y|then|dann|puis|poi|luego|si|se|lo|la|les|le|them|it)\s/u;

/** "Se necesita: 1 barra de pan, ..." */
const HEADS_LIST = /^[^.,:]{1,60}:\s/u;

/** What a sentence tells of the foods it states amounts of: that something is done with them, that they are needed, or nothing. */
export type Telling = 'work' | 'need' | null;

/**
 * "Also man nimmt 400 Gramm Rindfleisch und schneidet alles in Würfel.": behind the first amount it goes on with a verb, or it speaks of
 * someone who does it.
 */
export function tellingOf(text: string, language: Language | null): Telling {
  if (text.length > LONGEST_SENTENCE || !/[.!]$/u.test(text) || HEADS_LIST.test(text)) return null;
  const found = measuredInStep(cleanLine(text), language).filter(({ said }) => said !== 'vaguely');
  if (found.length === 0) return null;
  const needed = neededIn(text);
  const isWork =
    doesIt(needed ?? text, language) ||
    goesOnBehind(text, found[0]!.from) ||
    (needed === null && opensWithVerb(text, found[0]!.from));
  if (isWork) return 'work';
  return needed !== null && found[0]!.said === 'exactly' ? 'need' : null;
}

const doesIt = (text: string, language: Language | null): boolean =>
  language !== null && DOES_IT[language]?.test(text) === true;

/** "Mezclas 200 g de harina con cuatro huevos.": the first word is a verb of the kitchen, and the amount stands right behind it. */
const opensWithVerb = (text: string, from: number): boolean => {
  const [first = '', ...more] = text.slice(0, from).trim().split(/\s+/u);
  return more.length <= MOST_BETWEEN && COOKING_VERBS.has(foldText(first)) && !isFood(first);
};
const MOST_BETWEEN = 1;

/** Whether a clause behind a place begins with a verb. */
const goesOnBehind = (text: string, from: number): boolean =>
  text.slice(from).split(CLAUSES).slice(1).some(opensWork);

/** The language that lines are in together. */
export const languageOfLines = (lines: readonly { text: string }[]): Language | null =>
  languageOf(languageOfText(lines.map(({ text }) => text).join('\n')));
