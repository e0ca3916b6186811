import { BETTER } from '../../better-later.data.ts';
import { instructs } from '../../doubts/instructs.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { tellsInSecondPerson } from '../steps/second-person.ts';
import { stemsOf } from '../title/title-words.ts';
import {
  DONE_LAST,
  GOES_ON_LATER,
  ORDERS_IN_ENGLISH,
  SAYS_HOW_IT_IS,
  TESTS_DONE,
} from './later-steps.data.ts';

const LONGEST = 160;
const FEWEST_SPOKEN = 2;
/** So many remarks may stand between a step and the one after a wait. */
const MOST_BETWEEN = 2;
const SURE = 0.9;

/**
 * Labels of lines, where a step that goes on after a wait, "Al día siguiente haces las croquetas, ...", that tells how to see that it is done,
 * the last thing to do without a verb, or orders with a verb that nobody learned, was taken for a remark.
 */
export function withLaterSteps(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const listed = stemsOf(
    lines.filter((_, at) => /[ILil]/.test(labels[at]!.label)).map(({ text }) => text),
  );
  return labels.map((found, at) =>
    found.label === 'N' &&
    isBelowStep(labels, at) &&
    (goesOnLater(lines[at]!.text, listed) ||
      endsWork(lines[at]!.text) ||
      ordersWithFood(lines[at]!.text, listed))
      ? { ...found, label: 'S', certainty: SURE, told: SURE }
      : found,
  );
}

/** "Slap the mint between your palms and tuck one sprig into each glass.": an order in English whose verb no recipe had, with a food of the list. */
const ordersWithFood = (text: string, listed: ReadonlySet<string>): boolean =>
  text.length <= LONGEST &&
  ORDERS_IN_ENGLISH.test(text) &&
  /[.!]$/u.test(text) &&
  [...stemsOf([text])].some((stem) => listed.has(stem));

const endsWork = (text: string): boolean =>
  text.length <= LONGEST &&
  !BETTER.test(text) &&
  [TESTS_DONE, DONE_LAST].some((words) => words.test(text));

const isBelowStep = (labels: readonly LabelledLine[], at: number): boolean => {
  const step = labels.slice(0, at).findLastIndex(({ label }) => /[Ss]/.test(label));
  return (
    step >= 0 &&
    at - step <= MOST_BETWEEN + 1 &&
    labels.slice(step + 1, at).every(({ label }) => /[Nn]/.test(label))
  );
};

/** Something is done then, with foods of the list: "The next day it is even better" says how it is. */
function goesOnLater(text: string, listed: ReadonlySet<string>): boolean {
  const opening = GOES_ON_LATER.exec(text)?.[0];
  if (opening === undefined || BETTER.test(text)) return false;
  const rest = text.slice(opening.length).replace(/^[\s,:]+/u, '');
  if (SAYS_HOW_IT_IS.test(rest)) return false;
  const spoken = [...stemsOf([rest])].filter((stem) => listed.has(stem)).length;
  return spoken >= FEWEST_SPOKEN || (spoken > 0 && tellsWork(rest)) || instructs(rest);
}

const tellsWork = (text: string): boolean =>
  text.split(/[,.;]\s/u).some((clause) => instructs(clause) || tellsInSecondPerson(clause));
