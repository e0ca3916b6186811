import { foldWords } from '../../../words/fold.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

/** Whether a name is a food of the list beside its amount, and no more: "Whole milk" of "Whole milk ..... 1 litre", "1 litre of whole milk". */
export function isFoodOfRow(
  name: string,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): boolean {
  const folded = foldWords(name);
  return lines.some(
    ({ text }, at) => labels[at]!.label === 'I' && isRowOf(foldWords(text), folded),
  );
}

/** Whether a folded line is a folded name and an amount on one side of it. */
export const isRowOf = (row: string, name: string): boolean =>
  (row.startsWith(`${name} `) && /^\d/.test(row.slice(name.length + 1))) ||
  (row.endsWith(` ${name}`) && /^\d/.test(row));
