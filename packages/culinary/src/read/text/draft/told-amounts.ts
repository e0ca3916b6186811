import type { LabelledLine } from '../labels/line-label.ts';
import { amountsInSteps } from './amounts-in-steps.ts';
import { isVerb } from './opens-work.ts';
import { languageOfLines, tellingOf } from './tells-work.ts';
import { tellsList } from './told-items.ts';

/** So sure a line is what it was taken for. */
const SURE = 0.9;
const MOST_LISTED = 2;

/**
 * Labels of lines, where a text has no list and its steps state the amounts: what was taken there for a short list ("250 g Mehl und eine
 * Prise Salz unterheben."), for an introduction or a fact, and says what is done with an amount, is a step.
 */
export function withToldAmounts(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const isProse = proseAmong(lines, labels);
  const listed = labels.filter(({ label }, at) => /[HIiLl]/.test(label) && !isProse[at]);
  const told = lines
    .filter((_, at) => labels[at]!.label === 'S' || isProse[at])
    .map(({ text }) => text);
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

/**
 * Which lines tell what is done with the amounts they state, whatever they were taken for. Above the steps a sentence may also say only that
 * they are needed: "Man braucht anderthalb Kilo Kalbsbrust, ...".
 */
function proseAmong(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): boolean[] {
  const isProse = labels.map(() => false);
  if (!labels.some(({ label }) => label === 'S')) return isProse;
  const language = languageOfLines(lines);
  for (let at = labels.length - 2; at >= 0; at--) {
    const { label } = labels[at]!;
    const isAbove = labels[at + 1]!.label === 'S' || isProse[at + 1] === true;
    const { text } = lines[at]!;
    if (!/[ILNXF]/.test(label) || (/[NXF]/.test(label) && !isAbove) || tellsList(text)) continue;
    const telling = tellingOf(text, language);
    isProse[at] = telling !== null;
  }
  return isProse;
}

/** Whether a sentence begins with what is done, or one of its clauses ends so as in German: "eine Prise Salz unterheben". */
function tells(text: string): boolean {
  if (!/[.!]$/u.test(text)) return false;
  const [first = ''] = text.split(/\s/, 1);
  return isVerb(first) || /\s\p{Ll}{3,20}(?:en|ln|rn)[.,;!](?:\s|$)/u.test(text);
}
