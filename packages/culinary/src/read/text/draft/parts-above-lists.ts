import { readYield } from '../../../words/yields.ts';
import { opensPart } from '../../headings/names-part.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import type { LabelledLine } from '../labels/line-label.ts';

const MOST_WORDS = 6;

/**
 * Labels of lines, where one that says for which part a list is ("Till dippen") stands right above its heading ("Ingredienser") and was
 * taken for an item or a remark, or left out.
 */
export const withPartsAboveLists = (
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): LabelledLine[] =>
  labels.map((found, at) =>
    /[INFX]/.test(found.label) && labels[at + 1]?.label === 'H' && namesPartOfList(lines[at]!.text)
      ? { ...found, label: 'G', certainty: 1, listed: 0, told: 0, around: 0 }
      : found,
  );

/** "For four people" says for how many it is. */
const namesPartOfList = (text: string): boolean =>
  opensPart(text) &&
  text.split(' ').length <= MOST_WORDS &&
  !/\d/.test(text) &&
  !readYield(text)?.servings &&
  fedStatement(text) === null;
