import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const FEWEST = 3;
const BLANK = 0.75;
const SURE = 0.9;
const SHARE = 0.5;
/** No item of such a list is longer. */
const LONGEST = 120;

/**
 * Labels of lines, where a list is written as one sentence, each of its items on a line that ends in ";" and the last in a point: where
 * most of them are ingredients all are, whatever one reads like alone.
 */
export function withEnumeratedItems(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const settled = [...labels];
  for (let from = 0; from < lines.length; from++) {
    let end = from;
    while (end < lines.length && endsItem(lines[end]!) && isNext(lines, from, end)) end++;
    if (end - from < FEWEST) continue;
    const last =
      end < lines.length && isNext(lines, from, end) && isShort(lines[end]!) ? end : end - 1;
    const run = labels.slice(from, last + 1);
    const listed = run.filter(({ label }) => /[Ii]/.test(label)).length;
    if (listed > SHARE * run.length)
      for (let at = from; at <= last; at++)
        if (/[SsNnXG]/.test(settled[at]!.label))
          settled[at] = { ...settled[at]!, label: 'I', certainty: SURE, listed: SURE, told: 0 };
    from = end - 1;
  }
  return settled;
}

const isShort = ({ text }: TextLine): boolean => text.length <= LONGEST;
const endsItem = (line: TextLine): boolean => isShort(line) && /;$/u.test(line.text.trimEnd());

/** Right below the line before, and with a mark where the first has one. */
const isNext = (lines: readonly TextLine[], from: number, at: number): boolean =>
  at === from ||
  (lines[at]!.gap < BLANK &&
    lines[at]!.page === lines[from]!.page &&
    lines[at]!.heading === 0 &&
    lines[at]!.marker?.kind === lines[from]!.marker?.kind);
