import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { opensItem } from '../lines/item-openings.ts';
import type { TextLine } from '../lines/page-line.ts';

const BLANK = 0.5;

/**
 * Labels of lines, where "Zutaten für 4 Personen: 800 g Hackfleisch," was taken for a fact, or for an item with all of its
 * words, though the list begins in it: it is told, and the line below goes on with it.
 */
export function withListBehindHeading(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const begins = new Set(
    labels.flatMap(({ label }, at) =>
      /[FI]/.test(label) && beginsList(lines[at]!.text) && goesOnBelow(lines, labels, at)
        ? [at]
        : [],
    ),
  );
  if (begins.size === 0) return [...labels];
  return labels.map((label, at) => {
    if (begins.has(at)) return { ...label, label: 'L', listed: 1 };
    return begins.has(at - 1) && label.label === 'L' ? { ...label, label: 'l' } : label;
  });
}

/** Whether behind the heading of the list an item begins that the line does not end. */
function beginsList(text: string): boolean {
  const heading = sectionHeading(text);
  return (
    heading?.section === 'ingredients' &&
    heading.inline &&
    opensItem(heading.rest) &&
    /[,;]$/u.test(text.trim())
  );
}

const goesOnBelow = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  at: number,
): boolean => /[LlI]/.test(labels[at + 1]?.label ?? '') && lines[at + 1]!.gap < BLANK;
