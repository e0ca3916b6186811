import { LIMITS } from './recipe-limits.data.ts';

const RULE = `be a whole number from 1 to ${LIMITS.servings}`;
/** What a form shows beside servings that do not hold, and the sentence where there is no form. */
export const SERVINGS_ABOUT = `must ${RULE}`;
export const SERVINGS_SENTENCE = `Servings must ${RULE}.`;

export const areServings = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= LIMITS.servings;
