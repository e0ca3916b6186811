import { foldText } from '../../words/fold.ts';
import type { Step } from '../../recipe/recipe.ts';
import type { LabelledLine } from '../text/labels/line-label.ts';
import type { TextLine } from '../text/lines/page-line.ts';
import { DAYS } from './day-labels.data.ts';

const LONGEST = 60;
/** So many lines below the name of a day its step begins. */
const FURTHEST = 10;
const DAY = new RegExp(`^(?:${DAYS.join('|')})$`, 'u');
/** "Day 1 (evening): " */
const IN_FRONT = /^([^:\n]{3,60}?)\s?[:–—]\s+(?=\p{L})/u;

const withoutSigns = (text: string): string =>
  text
    .replace(/\s?\([^()]{0,30}\)/gu, '')
    .replace(/^[\s*_#]+|[\s*_:.–—-]+$/gu, '')
    .replace(/\s+/gu, ' ');

/** Whether a line names nothing but a day of the work: "Day 1", "Am Vortag:", "La veille". */
export const isDayLabel = (line: string): boolean =>
  line.trim().length <= LONGEST && DAY.test(foldText(withoutSigns(line.trim())));

const nameOf = (label: string): string => label.trim().replace(/[\s:.–—-]+$/u, '');

/**
 * Steps on which the days of the work stand in front or between them ("Day 1: Mix the dough") with these as names of their parts, each up to
 * the next day or another part. Other steps stay.
 */
export function withDaysAsParts(steps: readonly Step[]): Step[] {
  const parted: Step[] = [];
  let day: string | null = null;
  let within: string | null = null;
  for (const { group, text } of steps) {
    if (group !== within) day = null;
    within = group;
    if (isDayLabel(text)) {
      day = nameOf(text);
      continue;
    }
    const [front, label = ''] = IN_FRONT.exec(text) ?? [];
    const opens = front !== undefined && isDayLabel(label);
    if (opens) day = nameOf(label);
    const named = day === null ? group : group === null ? day : `${group}, ${day}`;
    parted.push({ group: named, text: opens ? begun(text.slice(front.length)) : text });
  }
  return parted;
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Labels of lines, where the name of a day stands right above a step: it is the heading of a part. */
export const withDaysAsHeadings = (
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] =>
  labels.map((found, at) => {
    if (/[TI]/.test(found.label) || !isDayLabel(lines[at]!.text)) return found;
    const below = labels.slice(at + 1, at + 1 + FURTHEST).find(({ label }) => label !== 'K');
    return below?.label === 'S'
      ? { label: 'G', certainty: SURE, listed: 0, told: 0, around: 0 }
      : found;
  });
const SURE = 0.99;
