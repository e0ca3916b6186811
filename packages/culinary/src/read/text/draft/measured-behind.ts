import { doubtOfWhole, type Doubt } from '../../../recipe/recipe.ts';
import { shortened } from '../../doubts/shortened.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import type { LabelledBlock } from './labelled-blocks.ts';
import { hasAmountBehind } from '../lines/amount-behind.ts';

const BLANK = 0.75;
const SURE = 0.8;
const TAKEN_FOR = /[FNnXGTS]/;

/**
 * Labels of lines, where a food with its amount behind it was taken for a fact, a remark, a heading or a line around the recipe right above or
 * below lines of the list.
 */
export function withMeasuredBehind(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const settled = [...labels];
  const settle = (at: number, beside: number): void => {
    if (isOfList(lines, settled, at, beside))
      settled[at] = { ...settled[at]!, label: 'I', certainty: SURE, listed: 1, around: 0, told: 0 };
  };
  for (const at of lines.keys()) settle(at, at - 1);
  for (const at of [...lines.keys()].reverse()) settle(at, at + 1);
  return settled;
}

function isOfList(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
  beside: number,
): boolean {
  const [line, other] = [lines[at]!, lines[beside]];
  const lower = lines[Math.max(at, beside)];
  return (
    TAKEN_FOR.test(labels[at]!.label) &&
    // What opens the text is its title.
    (labels[at]!.label !== 'T' || at > 0) &&
    other !== undefined &&
    /[Ii]/.test(labels[beside]!.label) &&
    lower!.gap < BLANK &&
    other.page === line.page &&
    other.column === line.column &&
    line.marker?.kind === other.marker?.kind &&
    hasAmountBehind(line.text)
  );
}

/** So many paragraphs away a list may still begin or end. */
const NEAR = 2;

/** Doubts of foods with their amounts that stand near the list and were taken for something else. */
export const missingBehind = (blocks: readonly LabelledBlock[]): Doubt[] =>
  blocks
    .filter(
      ({ label, text }, at) =>
        TAKEN_FOR.test(label) &&
        blocks
          .slice(Math.max(0, at - NEAR), at + NEAR + 1)
          .some((other) => other.label === 'I' || other.label === 'L') &&
        hasAmountBehind(text),
    )
    .map(({ text }) =>
      doubtOfWhole(`A line of the list may be missing: “${shortened(text)}”.`, text),
    );
