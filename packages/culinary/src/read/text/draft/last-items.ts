import { namesPart } from '../../headings/names-part.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const BLANK = 0.75;
const SURE = 0.6;

/** Labels of lines, where the last line of a list was taken for a heading, with the heading of the steps right below it: it heads nothing. */
export function withLastItems(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  return labels.map((found, at): LabelledLine => {
    const { text, gap, page, column } = lines[at]!;
    const above = lines[at - 1];
    const isLast =
      found.label === 'G' &&
      above?.page === page &&
      above.column === column &&
      /[Ii]/.test(labels[at - 1]!.label) &&
      labels[at + 1]?.label === 'M' &&
      gap < BLANK &&
      !namesPart(text) &&
      sectionHeading(text) === null;
    return isLast ? { ...found, label: 'I', certainty: SURE, listed: 1 } : found;
  });
}
