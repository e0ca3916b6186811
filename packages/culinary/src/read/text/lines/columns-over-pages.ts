import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { median, type Flow } from './columns.ts';

/**
 * Columns that run on over a page break are read to their end before the next column begins: a long ingredient list beside a long method.
 * They run on where the next page starts with columns at once, without a line across.
 */
export function continueColumns(pages: Flow[][]): Flow[] {
  const result: Flow[] = [];
  for (const flows of pages) {
    const open = result.slice(-2);
    const [left, right, ...rest] = flows;
    const runsOn =
      open.length === 2 &&
      open[0]?.column === 1 &&
      open[1]?.column === 2 &&
      left?.column === 1 &&
      right?.column === 2 &&
      sameColumn(open[0], left) &&
      sameColumn(open[1], right) &&
      !beginsAnew(left, open[0]) &&
      !countsOn(open[1], left) &&
      !(endsEarly(open[0], open[1]) && isWorkBelowList(open[0], left));
    if (runsOn) {
      open[0]?.lines.push(...left.lines);
      open[1]?.lines.push(...right.lines);
      result.push(...rest);
    } else result.push(...flows);
  }
  return result;
}

/** Whether a column begins with the number behind the last of another: step 5 at the left of a page goes on with step 4 at the right of the one before. */
function countsOn(before: Flow, below: Flow): boolean {
  const first = numberOf(below.lines[0]!.text);
  if (first === null) return false;
  const numbers = before.lines.map(({ text }) => numberOf(text));
  // Amounts of a list count nothing.
  const counted = numbers.filter((number, at) => number !== null && numbers.indexOf(number) === at);
  return counted.length >= FEWEST_COUNTED && first === Math.max(...counted.map(Number)) + 1;
}
const numberOf = (text: string): number | null => {
  const found = /^\(?(\d{1,2})(?:[.):]?\s|$)/.exec(text.trim())?.[1];
  return found === undefined ? null : Number(found);
};
const FEWEST_COUNTED = 2;

function sameColumn(above: Flow, below: Flow): boolean {
  const size = median(above.lines.map((line) => line.height));
  return Math.abs(leftEdge(above) - leftEdge(below)) < 3 * size;
}

function beginsAnew(flow: Flow, before: Flow): boolean {
  const size = median(before.lines.map((line) => line.height));
  return (flow.lines[0]?.height ?? 0) > 1.3 * size;
}

/** Whether a column ends well above the foot of its page, to which the one beside it runs. */
function endsEarly({ lines }: Flow, beside: Flow): boolean {
  const page = lines.at(-1)!.page;
  const [foot, other] = [lines, beside.lines].map((column) =>
    Math.max(...column.filter((line) => line.page === page).map(({ y }) => y)),
  ) as [number, number];
  return foot < NEAR_FOOT * other;
}
const NEAR_FOOT = 0.75;

/** Whether a column of the next page tells how to cook where the one in its place was a list: it goes on with the steps beside that. */
function isWorkBelowList({ lines }: Flow, below: Flow): boolean {
  const opening = below.lines
    .slice(0, OPENING)
    .map(({ text }) => text.trim())
    .join(' ');
  return (
    looksLikeIngredient(lines.at(-1)!.text) > LIKELY &&
    looksLikeIngredient(opening) < UNLIKELY &&
    opening.length > LONGEST_ITEM
  );
}
/** In lines: so many say what a column tells. */
const OPENING = 2;
const LIKELY = 0.6;
const UNLIKELY = 0.5;
const LONGEST_ITEM = 60;

function leftEdge(flow: Flow): number {
  return Math.min(...flow.lines.map((line) => line.x));
}
