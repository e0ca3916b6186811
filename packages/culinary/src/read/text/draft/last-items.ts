import { namesPart } from '../../headings/names-part.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const BLANK = 0.75;
const SURE = 0.6;
const CERTAIN = 0.95;

/**
 * Labels of lines, where the last line of a list was taken for a heading, with the heading of the steps right below it: it heads nothing; nor
 * does what the last item is for, in a line below it: "for the faces" below "whole almonds".
 */
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
    if (isPurposeBelow(lines, labels, at))
      return { ...found, label: 'i', certainty: CERTAIN, listed: 1 };
    return isLast ? { ...found, label: 'I', certainty: SURE, listed: 1 } : found;
  });
}

function isPurposeBelow(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean {
  const { text, gap, marker, page, column } = lines[at]!;
  const above = lines[at - 1];
  return (
    /[GX]/.test(labels[at]!.label) &&
    above?.page === page &&
    above.column === column &&
    gap < BLANK &&
    marker === null &&
    text.length <= LONGEST_PURPOSE &&
    PURPOSE.test(text) &&
    /[Ii]/.test(labels[at - 1]!.label) &&
    !/[.:;!?]$/u.test(above.text) &&
    !/[IiLlG]/.test(labels[at + 1]?.label ?? 'I')
  );
}
const LONGEST_PURPOSE = 40;
/** In lower case, and without the colon of a heading. */
const PURPOSE = /^(?:for|für|zum|zur|pour|per|para)\s\p{L}[^:.,;\d]{2,36}$/u;
