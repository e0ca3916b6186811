import { openEnds } from '../draft/open-ends.data.ts';
import { isCutItem } from './cut-items.ts';
import type { TextLine } from './page-line.ts';
import { awaitsNoun } from './whole-items.ts';
import { isFull } from './wrap-width.ts';

/** So many items that were surely broken at one width show it. */
const FEWEST_BROKEN = 2;
const BLANK = 0.5;
const LONGEST_LIST = 60;

/**
 * How far to the right the items of a narrow list were written before they were broken, for each line of it, where several of them show
 * it: "3 large free-range" above "eggs", "150 g trout," above "flaked into pieces". Null for lines of other places.
 */
export function widthsOfLists(lines: readonly TextLine[]): (number | null)[] {
  const widths = lines.map((): number | null => null);
  let from = 0;
  for (let at = 1; at <= lines.length; at++) {
    if (at < lines.length && isOfOneRun(lines[at - 1]!, lines[at]!)) continue;
    const run = lines.slice(from, at);
    const width = run.reduce((most, { right }) => Math.max(most, right), 0);
    const broken = run.filter((line, index) => {
      const above = run[index - 1];
      return (
        above !== undefined && isSurelyBroken(above.text, line.text) && isFull(above, line, width)
      );
    });
    if (run.length <= LONGEST_LIST && broken.length >= FEWEST_BROKEN) widths.fill(width, from, at);
    from = at;
  }
  return widths;
}

const isOfOneRun = (above: TextLine, line: TextLine): boolean =>
  line.page === above.page &&
  line.column === above.column &&
  line.heading === 0 &&
  line.marker === null &&
  line.gap < BLANK &&
  Math.abs(line.x - above.x) < line.size / 2;

const isSurelyBroken = (above: string, below: string): boolean =>
  /^\p{L}/u.test(below) &&
  (awaitsNoun(above, below) ||
    isCutItem(above, below) ||
    (/^\p{Ll}/u.test(below) &&
      (above.endsWith(',') || openEnds.has(above.slice(above.lastIndexOf(' ') + 1)))));
