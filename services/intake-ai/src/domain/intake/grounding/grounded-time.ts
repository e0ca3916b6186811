import type { ClaimedRecipe } from '../../provider/claimed-recipe.ts';
import type { SourceIndex } from './source-index.ts';
import { isNumber, wordsOf } from './source-words.ts';
import { isQuoted } from './verdict.ts';

/** Minutes of a claimed time, when its words stand in the source and its figures can mean that many minutes; else null. */
export function groundedMinutes(
  time: ClaimedRecipe['totalTime'],
  source: SourceIndex,
): number | null {
  if (
    !time ||
    time.minutes <= 0 ||
    time.minutes > 60 * 24 * 30 ||
    !isQuoted(time.asWritten, source)
  )
    return null;
  const figures = wordsOf(time.asWritten).filter(isNumber).slice(0, 4).map(Number);
  return readings(figures).some((minutes) => Math.round(minutes) === time.minutes)
    ? time.minutes
    : null;
}

/** What figures can stand for: minutes, hours, days, or two or three of these added up ("1 hour 30", "1 1/2 hours"). */
function readings(figures: number[]): number[] {
  const [first, ...rest] = figures;
  if (first === undefined) return [];
  const alone = [first, first * 60, first * 60 * 24];
  const others = readings(rest);
  return [
    ...alone,
    ...others,
    ...alone.flatMap((minutes) => others.map((other) => minutes + other)),
  ];
}
