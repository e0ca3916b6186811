import { isFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { sentencesOf } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { ordersWork } from '../steps/ordering-sentences.ts';

/** So many remarks may stand between a step and the next. */
const MOST_BETWEEN = 3;
const FEWEST_FOODS = 2;
const SURE = 0.9;
/** So likely it is a step that it is asked about. */
const MAYBE = 0.3;
const LONGEST = 900;
/** The first letters of a food, by which its other forms are known. */
const STEM = 5;
const REMARKS: ReadonlySet<string> = new Set(['tips', 'notes', 'storage', 'serving']);

/**
 * Labels of lines, where a step behind a remark among the steps, "Aufbewahren: Im Kühlschrank drei Tage.", was taken for another remark: it
 * tells what is done with a food of the list that no step above names, or with several. Another order there may be a step, and stays.
 */
export function withStepsBehindRemarks(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const listed = foodsOf(lines.filter((_, at) => /[ILil]/.test(labels[at]!.label)));
  const settled: LabelledLine[] = [];
  for (const [at, found] of labels.entries()) {
    const orders = mayBeStep(lines, settled, found, at) ? ordersOf(lines[at]!.text) : [];
    const worked = (): ReadonlySet<string> =>
      foodsOf(lines.filter((_, above) => /[Ss]/.test(settled[above]?.label ?? '')));
    if (worksMore(orders, listed, worked))
      settled.push({ ...found, label: 'S', certainty: SURE, told: SURE });
    // A button has no point.
    else if (orders.length > 0 && /[.!]$/.test(lines[at]!.text))
      settled.push({ ...found, told: Math.max(found.told, MAYBE) });
    else settled.push(found);
  }
  return settled;
}

/** Whether a line stands as a remark right behind one with its own label, in the shape of the steps above. */
function mayBeStep(
  lines: readonly TextLine[],
  above: readonly LabelledLine[],
  { label }: LabelledLine,
  at: number,
): boolean {
  const step = /[NX]/.test(label) ? stepBeforeRemark(lines, above) : -1;
  return step >= 0 && lines[step]!.marker?.kind === lines[at]!.marker?.kind;
}

/** The step above the remarks that end a text so far, of which one has its own label; -1 where none has. */
function stepBeforeRemark(lines: readonly TextLine[], labels: readonly LabelledLine[]): number {
  const step = labels.findLastIndex(({ label }) => !/[Nn]/.test(label));
  const between = lines.slice(step + 1, labels.length);
  return step >= 0 &&
    /[Ss]/.test(labels[step]!.label) &&
    between.length <= MOST_BETWEEN &&
    between.some(({ text }) => isLabelled(text))
    ? labels.findLastIndex(({ label }) => label === 'S')
    : -1;
}

/** "Tipp: Wer mag, nimmt Räuchertofu." */
function isLabelled(text: string): boolean {
  const heading = sectionHeading(text);
  return heading !== null && heading.inline && REMARKS.has(heading.section);
}

/** The sentences of a line that order something; none of one with its own label. */
const ordersOf = (text: string): string[] =>
  text.length > LONGEST || isLabelled(text) ? [] : sentencesOf(text).filter(ordersWork);

/** Whether orders are of a food of the list that is new, or of several. */
function worksMore(
  orders: readonly string[],
  listed: ReadonlySet<string>,
  worked: () => ReadonlySet<string>,
): boolean {
  const foods = [...foodsOf(orders.map((text) => ({ text })))].filter((food) => listed.has(food));
  if (foods.length >= FEWEST_FOODS) return true;
  const [food] = foods;
  return food !== undefined && !worked().has(food);
}

/** The stems of the foods that lines name. */
const foodsOf = (lines: readonly { text: string }[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ text }) =>
      (foldText(text).match(/\p{L}{3,}/gu) ?? [])
        .filter((word) => isFood(word))
        .map((word) => word.slice(0, STEM)),
    ),
  );
