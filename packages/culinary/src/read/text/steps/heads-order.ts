import { findDurations } from '../../../words/durations.ts';
import { timesInFigures } from '../../../words/spelled-times.ts';
import { instructs } from '../../doubts/instructs.ts';
import { behindStepsHeading } from '../../headings/section-heading.ts';
import { looksLikeStep } from './step-likelihood.ts';

/** "Zubereitung: Die Kartoffeln 20 Minuten garen.": behind the heading of the steps what to do, and not how long that takes. */
export function headsOrder(text: string): boolean {
  const told = behindStepsHeading(text);
  if (told === null) return false;
  const [time] = findDurations(timesInFigures(told.slice(0, LONGEST)));
  return (
    told.split(/\s+/).length >= FEWEST_WORDS &&
    (time === undefined || time.start >= FIRST_WORDS) &&
    (instructs(told) || looksLikeStep(told) >= LIKE_STEP)
  );
}
const LONGEST = 300;
const FEWEST_WORDS = 4;
/** In letters: "rechne etwa 20 Minuten" tells how long. */
const FIRST_WORDS = 15;
const LIKE_STEP = 0.4;
