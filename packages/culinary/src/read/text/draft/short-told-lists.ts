import { cleanLine } from '../../../line/tokens/tokenise.ts';
import type { Language } from '../../../words/language.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { foodsIn, kindOf } from './foods-named.ts';
import { measuredInStep } from './measured-in-step.ts';
import { neededIn } from './told-list.ts';
import { languageOfLines, tellingOf } from './tells-work.ts';
import { withToldAmounts } from './told-amounts.ts';

const LONGEST_LINE = 1_000;
const MOST_LINES = 400;
const MOST_LISTED = 3;
/** So many foods that no line of the list names make a list of their own. */
const FEWEST_MORE = 3;

/**
 * Labels of lines, where a few sentences among the steps were taken for the list, and the steps themselves measure as many other foods: who
 * tells a recipe so tells no list, and what the sentences say is of the steps.
 */
export function withoutShortToldList(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const listed = [...labels.keys()].filter((at) => /[IiLl]/.test(labels[at]!.label));
  if (
    lines.length > MOST_LINES ||
    listed.length === 0 ||
    listed.length > MOST_LISTED ||
    labels.some(({ label }) => /[HM]/.test(label)) ||
    !listed.every((at) => isSentence(lines[at]!)) ||
    !measuresMore(lines, labels, listed)
  )
    return [...labels];
  const told = labels.map((found, at) =>
    listed.includes(at)
      ? { ...found, label: labelOfStep(lines, labels, at), listed: 0, told: 1, around: 0 }
      : found,
  );
  return withToldAmounts(lines, told);
}

const isSentence = ({ text, marker }: TextLine): boolean =>
  marker === null && text.length <= LONGEST_LINE && /[.!]$/u.test(text);

/** "... layer noodles and cheese:" goes on with "250 g of cheddar, grated, and 100 g of brie." */
const labelOfStep = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): LabelledLine['label'] =>
  /[Ss]/.test(labels[at - 1]?.label ?? '') && lines[at - 1]!.text.endsWith(':') ? 's' : 'S';

/** Whether steps measure at least as many foods that the list does not name as it has itself. */
function measuresMore(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  listed: readonly number[],
): boolean {
  const language = languageOfLines(lines);
  const first = labels.findIndex(({ label }) => label === 'S');
  // "J'ajoute une branche de thym, quatre gousses d'ail et ..." among the steps says what is done.
  const isOfSteps = (at: number) => at > first && first >= 0 && neededIn(lines[at]!.text) === null;
  const own = kindsIn(
    listed.filter((at) => !isOfSteps(at)).map((at) => lines[at]!.text),
    language,
  );
  const steps = kindsIn(
    lines
      .filter(
        ({ text }, at) =>
          /[Ss]/.test(labels[at]!.label) ||
          (listed.includes(at) && isOfSteps(at)) ||
          (/[NX]/.test(labels[at]!.label) && tellingOf(text, language) !== null),
      )
      .map(({ text }) => text),
    language,
  );
  const more = [...steps].filter((kind) => !own.has(kind)).length;
  return more >= FEWEST_MORE && more >= own.size;
}

/** The foods that texts measure or count, each by its id, or by its words where nobody knows it. */
const kindsIn = (texts: readonly string[], language: Language | null): Set<string> =>
  new Set(
    texts
      .filter((text) => text.length <= LONGEST_LINE)
      .flatMap((text) => measuredInStep(cleanLine(text), language))
      .filter(({ said }) => said !== 'vaguely')
      .map(({ text }) => {
        const [first] = foodsIn(text, language ?? 'en');
        return first === undefined ? text : kindOf(first.food);
      }),
  );
