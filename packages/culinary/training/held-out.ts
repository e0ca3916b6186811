import { labelFeatures } from '../src/read/text/labels/label-features.ts';
import { isApart } from '../src/read/text/labels/label-lines.ts';
import { bestLabels } from '../src/read/text/labels/label-sequence.ts';
import { wrappedLines } from '../src/read/text/lines/wrapped-lines.ts';
import { LINE_LABELS, type LineLabel } from '../src/read/text/labels/line-label.ts';
import type { LabelledText } from './labelled-text.ts';
import { learnLabels, type LearnedLabels } from './learn-labels.ts';
import { trainingText, type TrainingText } from './training-lines.ts';

const PARTS = 4;

/** Remarks, facts and what stands around come to the same for the list and the steps. */
const cameTo = (label: LineLabel) => (/[XNnF]/.test(label) ? 'beside' : label);

/** How many lines of texts get the right label that were not learned from: each quarter by the other three. */
export function heldOut(
  texts: readonly LabelledText[],
  withVariants: (texts: readonly LabelledText[]) => TrainingText[],
): string {
  let lines = 0;
  let right = 0;
  let whole = 0;
  for (let part = 0; part < PARTS; part++) {
    const learned = learnLabels(withVariants(texts.filter((_, at) => at % PARTS !== part)));
    for (const text of texts.filter((_, at) => at % PARTS === part).map(trainingText)) {
      const found = labelsBy(learned, text);
      const hits = text.labels.filter((label, at) => cameTo(label) === cameTo(found[at]!)).length;
      lines += found.length;
      right += hits;
      if (hits === found.length) whole++;
    }
  }
  const share = ((100 * right) / lines).toFixed(1);
  return `${share} % of ${lines} lines of ${texts.length} texts right, ${whole} texts right throughout\n`;
}

function labelsBy(learned: LearnedLabels, { lines }: TrainingText): LineLabel[] {
  const count = LINE_LABELS.length;
  const own = new Float64Array(lines.length * count);
  for (const [at, names] of [...labelFeatures(lines, wrappedLines(lines))].entries())
    for (const code of learned.features.codesOf(names))
      for (let label = 0; label < count; label++)
        own[at * count + label]! += learned.weights[code * count + label]!;
  const { close, apart } = learned;
  return bestLabels({ own, close, apart, gaps: lines.map(isApart) }).labels.map(
    ({ label }) => label,
  );
}
