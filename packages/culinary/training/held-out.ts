import { labelsInTwoLooks } from '../src/read/text/labels/label-chain.ts';
import type { LineLabel } from '../src/read/text/labels/line-label.ts';
import { wrappedLines } from '../src/read/text/lines/wrapped-lines.ts';
import type { LabelledText } from './labelled-text.ts';
import { chainOf, learnLabels } from './learn-labels.ts';
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
    const looks = { first: chainOf(learned.first), second: chainOf(learned.second) };
    for (const text of texts.filter((_, at) => at % PARTS === part).map(trainingText)) {
      const { labels: found } = labelsInTwoLooks(looks, text.lines, wrappedLines(text.lines));
      const hits = text.labels.filter(
        (label, at) => cameTo(label) === cameTo(found[at]!.label),
      ).length;
      lines += found.length;
      right += hits;
      if (hits === found.length) whole++;
    }
  }
  const share = ((100 * right) / lines).toFixed(1);
  return `${share} % of ${lines} lines of ${texts.length} texts right, ${whole} texts right throughout\n`;
}
