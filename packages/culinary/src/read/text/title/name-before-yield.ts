import { isOpening } from './without-opening.ts';
import { saysNothing } from './dish-elsewhere.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { nameBeforeYield } from '../facts/title-and-facts.ts';
import type { TextLine } from '../lines/page-line.ts';

const LONGEST = 120;
const MOST_WORDS = 7;

/**
 * The name that stands before how many it feeds above the list: "Bara brith, cuts into 10 slices". Who gives a recipe writes so; null where
 * the title has been found, and neither in what somebody asks nor in a sentence that says
 * nothing of the dish.
 */
export function nameOfYield(
  title: string | null,
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  spoken: ReadonlySet<string>,
): string | null {
  const titleAt = labels.findIndex(({ label }) => label === 'T');
  const isNone = title === null || saysNothing(title, spoken);
  if (!isNone && !lines[titleAt]?.text.includes('?')) return null;
  const list = labels.findIndex(({ label }) => /[ILS]/.test(label));
  const named = lines
    .slice(titleAt + 1, list + 1)
    .map(({ text }) => nameIn(text))
    .find((name) => name !== null);
  return named ?? null;
}

function nameIn(text: string): string | null {
  if (text.length > LONGEST || text.includes('?') || fedStatement(text) === null) return null;
  const name = nameBeforeYield(text).trim();
  const isName =
    name !== text.trim() &&
    /^\p{Lu}[^.!?:;,\d]{3,80}$/u.test(name) &&
    name.split(/\s+/u).length <= MOST_WORDS &&
    sectionHeading(name) === null &&
    !isOpening(name);
  return isName ? name : null;
}
