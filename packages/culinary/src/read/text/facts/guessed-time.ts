import { isAboutTime } from './about-time.ts';
import type { StatedRole } from './stated-roles.ts';
import { timeStatements } from './time-statements.ts';

/** Signs that part a row into facts. */
const BADGES = /[|•·⋅●▪■◆★\t]|\p{Extended_Pictographic}|\s{3,}/u;

/**
 * Whether no word says what a time is of that was taken for the whole: "For six, about an hour and a half". In a row of badges
 * ("Serves 4 | 20 min") it is known to be the whole.
 */
export function isGuessed({ paragraph, value }: StatedRole): boolean {
  if (BADGES.test(paragraph) || isAboutTime(paragraph)) return false;
  const own = timeStatements(paragraph).filter(({ minutes }) => minutes === value);
  return own.length > 0 && own.every(({ cue }) => cue === null);
}
