import { namesFood } from '../../../foods/line-words.ts';
import { findDurations } from '../../../words/durations.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

const BLANK = 0.75;
const CERTAIN = 0.9;
const FEWEST_BELOW = 2;

/**
 * Labels of lines, where the first of rows that each name a food and how much of it, "Partridges: 3, cleaned" above "Olive oil: 300 ml", was
 * taken for none of the list.
 */
export function withFirstRows(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const settled = [...labels];
  for (let at = lines.length - 1 - FEWEST_BELOW; at >= 0; at--) {
    const below = [...Array(FEWEST_BELOW).keys()].map((next) => at + 1 + next);
    const isFirst =
      /[XNG]/.test(settled[at]!.label) &&
      isRowOfFood(lines[at]!.text) &&
      below.every((next) => settled[next]!.label === 'I' && follows(lines, next)) &&
      below.every((next) => ROW.test(lines[next]!.text));
    if (isFirst) settled[at] = { ...settled[at]!, label: 'I', certainty: CERTAIN, listed: 1 };
  }
  return settled;
}

const follows = (lines: readonly TextLine[], at: number): boolean =>
  lines[at]!.gap < BLANK &&
  lines[at]!.page === lines[at - 1]!.page &&
  lines[at]!.column === lines[at - 1]!.column;

/** "Servings: 4" and "Time: 30 min" name no food. */
const isRowOfFood = (text: string): boolean =>
  ROW.test(text) &&
  namesFood(text.split(':', 1)[0]!, 3) &&
  findDurations(text).length === 0 &&
  statedFacts(text) === null;
const ROW = /^\p{L}[\p{L}\s'’()-]{1,40}:\s?(?:\p{L}{1,7}\s)?[\d¼-¾⅐-⅞]/u;
