import { readTimeAsked } from '@convivio/culinary/compose';
import { findDurations } from '@convivio/culinary/recipe';
import type { Review, ReviewedRecipe } from './review.ts';

/** Steps go on beside each other: their times may add up to so much more than the whole. */
const BESIDE_EACH_OTHER = 1.5;

/** Whether a recipe keeps to the time that is allowed or asked for, and its steps to the times it states. */
export function reviewTimes(
  { prepTime, cookTime, instructions }: ReviewedRecipe,
  timeConstraint: string | null,
): Review {
  const whole = prepTime + cookTime;
  const { most: allowed, least } = readTimeAsked(timeConstraint ?? '');
  const faults: string[] = [];
  const notices: string[] = [];
  if (timeConstraint !== null && allowed === null && least === null)
    notices.push(`Whether it keeps to “${timeConstraint}” could not be checked.`);
  if (allowed !== null && whole > allowed)
    faults.push(`It takes ${whole} minutes, and ${allowed} are allowed.`);
  if (least !== null && whole < least)
    faults.push(`It takes ${whole} minutes, and at least ${least} are asked for.`);
  const times = instructions.map(({ instruction }) =>
    Math.max(0, ...findDurations(instruction).map(({ minutes }) => minutes)),
  );
  const longest = Math.max(0, ...times);
  const together = times.reduce((sum, minutes) => sum + minutes, 0);
  if (longest > whole) {
    const said = `One step takes ${longest} minutes, more than the ${whole} that it states as a whole.`;
    if (allowed !== null && longest > allowed) faults.push(said);
    else notices.push(said);
  } else if (together > whole * BESIDE_EACH_OTHER)
    notices.push(
      `The times of its steps add up to about ${together} minutes, more than the ${whole} that it states.`,
    );
  return { faults, notices };
}
