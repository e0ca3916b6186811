import { foldText } from '../../words/fold.ts';
import type { MagicWish } from '../magic-recipe.ts';
import { readTimeAsked, type TimeAsked } from './read-time-constraint.ts';
import { readWish } from './read-wish.ts';

const LONGEST_READ = 200;
const noLimit: TimeAsked = { most: null, least: null };
/** A time that says its unit: a figure alone may be guests. Folded, in the eight languages. */
const unitWords =
  /(?<!\p{L})(?:minut\p{L}{0,4}|mins?|h|hrs?|hours?|std|stunden?|viertelstunde|heures?|ore|ora|horas?|uur|uren|kwartier|timm\p{L}{0,4})(?!\p{L})/u;

interface TimedWish {
  time: TimeAsked;
  /** The wish without a part that says only the time. */
  ingredient: string | null;
}

/** The time of a wish: what its own field says, else what stands among its words: "pork, at least 2 hours". */
export function timeOf({ timeConstraint, ingredient }: MagicWish): TimedWish {
  if (timeConstraint !== null) return { time: readTimeAsked(timeConstraint), ingredient };
  const parts = (ingredient ?? '').slice(0, LONGEST_READ).split(/[,;.]/);
  for (const part of parts) {
    if (!unitWords.test(foldText(part))) continue;
    const time = readTimeAsked(part);
    if (time.most === null && time.least === null) continue;
    const { foods, kind, without } = readWish(part);
    const isAlone = foods.length + without.length === 0 && kind === null;
    return { time, ingredient: isAlone ? ingredient!.replace(part, ' ') : ingredient };
  }
  return { time: noLimit, ingredient };
}
