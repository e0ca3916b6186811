import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { opensItem } from '../lines/item-openings.ts';
import type { TextLine } from '../lines/page-line.ts';
import { cannotEnd } from '../lines/wrapped-lines.ts';
import { JOINS_ITEM } from './told-list.data.ts';

const BLANK = 0.5;
/** "... und 1 EL Zuckerrübensirup. Dazu": one word of a new sentence. */
const SENTENCE_BEGUN = /[.!?]\s\p{Lu}\p{L}*$/u;

/**
 * Labels of lines, where a list told in sentences was broken: what heads it and tells its first items in the same row ("Man nehme 1 Karpfen von ca.") is of
 * the list, and so is the rest of a sentence that its last row but one begins.
 */
export const withBrokenRows = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] =>
  labels.map((found, at) => {
    const isFirst = (row: number): boolean =>
      labels[row]?.label === 'H' && isRunOn(lines, row + 1) && tellsItems(lines[row]!.text);
    if (isFirst(at) && labels[at + 1]?.label === 'L')
      return { ...found, label: 'L', listed: 1, told: 0, around: 0 };
    if (found.label === 'L' && isFirst(at - 1)) return { ...found, label: 'l' };
    if (!/[Ll]/.test(labels[at - 1]?.label ?? '') || !isRunOn(lines, at)) return found;
    const above = lines[at - 1]!.text;
    const isRest = joinsOn(above) || (/[IL]/.test(found.label) && isUnfinished(above));
    return isRest && !/[THMG]/.test(found.label)
      ? { ...found, label: 'l', listed: 1, told: 0, around: 0 }
      : found;
  });

/** Whether a row goes on with a sentence of the one right above it. */
const isRunOn = (lines: readonly TextLine[], at: number): boolean =>
  lines[at] !== undefined &&
  lines[at - 1] !== undefined &&
  lines[at]!.gap < BLANK &&
  lines[at]!.marker === null &&
  !/[.!?:;]$/u.test(lines[at - 1]!.text);

/** A last word that joins further foods on. */
const joinsOn = (text: string): boolean => {
  const begun = SENTENCE_BEGUN.exec(text)?.[0] ?? '';
  return begun !== '' && JOINS_ITEM.test(`${begun.slice(1).trim()} -`);
};

const isUnfinished = (text: string): boolean =>
  SENTENCE_BEGUN.test(text) ||
  /\p{L}-$/u.test(text) ||
  text.lastIndexOf('(') > text.lastIndexOf(')') ||
  cannotEnd(text);

function tellsItems(text: string): boolean {
  const found = sectionHeading(text);
  return found?.section === 'ingredients' && opensItem(found.rest);
}
