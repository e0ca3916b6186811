import { isFood } from '../../../foods/line-words.ts';
import { cleanLine } from '../../../line/tokens/tokenise.ts';
import { foldText } from '../../../words/fold.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { COOKING_VERBS } from '../steps/cooking-verbs.data.ts';
import { amountsInSteps } from './amounts-in-steps.ts';
import { measuredInStep } from './measured-in-step.ts';

/** So sure a line is what it was taken for. */
const SURE = 0.9;
const MOST_LISTED = 2;

/**
 * Labels of lines, where a text has no list and its steps state the amounts: what was taken there for a short list ("250 g Mehl und eine
 * Prise Salz unterheben.") or for an introduction, and says what is done with an amount, is a step.
 */
export function withToldAmounts(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const isProse = labels.map(
    ({ label }, at) => /[IL]/.test(label) && tellsWorkBehind(lines[at]!.text),
  );
  const listed = labels.filter(({ label }, at) => /[HIiLl]/.test(label) && !isProse[at]);
  const told = lines.filter((_, at) => labels[at]!.label === 'S').map(({ text }) => text);
  const isList = listed.some(({ label, certainty }) => label === 'H' || certainty >= SURE);
  if (isList || listed.length > MOST_LISTED || amountsInSteps(told, null).length === 0)
    return [...labels];
  const title = labels.findIndex(({ label }) => label === 'T');
  const last = labels.findLastIndex(({ label }) => label === 'S');
  return labels.map((found, at) =>
    at > title &&
    at < last &&
    (isProse[at] ||
      (/[ILNX]/.test(found.label) &&
        found.certainty < SURE &&
        /\d/.test(lines[at]!.text) &&
        tells(lines[at]!.text)))
      ? { ...found, label: 'S', certainty: 1 - found.certainty, listed: 0, told: 1 }
      : found,
  );
}

/** Whether a sentence begins with what is done, or one of its clauses ends so as in German: "eine Prise Salz unterheben". */
function tells(text: string): boolean {
  if (!/[.!]$/u.test(text)) return false;
  const [first = ''] = text.split(/\s/, 1);
  return isVerb(first) || /\s\p{Ll}{3,20}(?:en|ln|rn)[.,;!](?:\s|$)/u.test(text);
}

/**
 * "Also man nimmt 400 Gramm Rindfleisch und schneidet alles in Würfel.": whether a sentence tells what is done with the amounts it states,
 * behind the last of them.
 */
function tellsWorkBehind(text: string): boolean {
  if (text.length > LONGEST_SENTENCE || !/[.!]$/u.test(text)) return false;
  const last = measuredInStep(cleanLine(text), null).at(-1);
  if (last === undefined) return false;
  return text
    .slice(last.from + last.text.length)
    .split(CLAUSES)
    .slice(1)
    .some((clause) => {
      const [first = '', ...others] = clause.split(/\s+/u);
      return others.length >= FEWEST_BEHIND && isVerb(first) && !isFood(first);
    });
}
const LONGEST_SENTENCE = 600;
const FEWEST_BEHIND = 2;
const CLAUSES = /,\s|\s(?:and|und|et|e|y|then|dann|puis|poi|luego|si|se|lo|la|les|le|them|it)\s/u;

/** The letters by which a verb is known in another form: "épluche" and "éplucher". */
const STEM = 5;
const STEMS: ReadonlySet<string> = new Set(
  [...COOKING_VERBS].filter((verb) => verb.length >= STEM).map((verb) => verb.slice(0, STEM)),
);
const isVerb = (word: string): boolean => {
  const folded = foldText(word).replace(/[^\p{L}]/gu, '');
  return folded.length >= STEM ? STEMS.has(folded.slice(0, STEM)) : COOKING_VERBS.has(folded);
};
