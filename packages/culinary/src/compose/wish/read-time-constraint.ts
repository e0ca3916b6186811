import { foldText } from '../../words/fold.ts';
import { readDuration } from '../../words/durations.ts';

/** A time is said in a few words; what stands behind is not read. */
const LONGEST_READ = 200;
const DAY = 24 * 60;
/** Words that say a time without a figure, as they stand folded. */
const spoken: readonly (readonly [RegExp, number])[] = [
  [/\bthree quarters of an hour\b|\bdreiviertelstunde\b|\btre quarti d'ora\b/, 45],
  [
    /\bquarter of an hour\b|\bviertelstunde\b|\bquart d'heure\b|\bquarto d'ora\b|\bcuarto de hora\b|\bkwartier\b|\bkvart\b/,
    15,
  ],
  [
    /\b(?:an? hour and a half|one and a half hours?|anderthalb stunden|une heure et demie|un'ora e mezza|una hora y media)\b/,
    90,
  ],
  [
    /\bhalf (?:an )?hour\b|\bhalbe stunde\b|\bdemi[- ]?heure\b|\bmezz'?\s?ora\b|\bmedia hora\b|\bhalf uur\b|\bmeia hora\b|\bhalvtimme\b/,
    30,
  ],
  [
    /\b(?:an|one) hour\b|\beine stunde\b|\bune heure\b|\bun'ora\b|\buna hora\b|\been uur\b|\ben timme\b/,
    60,
  ],
];
/** "1 h 15", "1h15", "1:15". */
const hoursAndMinutes = /\b(\d{1,2})\s?(?:h|hrs?|hours?|std\.?|:)\s?(\d{2})\b/;
const bare = /^\D{0,20}(\d{1,3})\D{0,3}$/;

/** In front of a time, or behind it: it is the least that is asked for, folded, in the eight languages. */
const leastWords =
  /(?<!\p{L})(?:(?:at|the) least|no less than|not less than|more than|longer than|over|minimum|mindestens|wenigstens|mehr als|langer als|uber|au moins|au minimum|plus de|plus longtemps que|almeno|non meno di|piu di|oltre|al menos|como minimo|por lo menos|mas de|minstens|ten minste|meer dan|langer dan|pelo menos|no minimo|mais de|minst|atminstone|mer an|langre an)(?!\p{L})|(?<!\p{L})(?:or|oder|ou|o|of|eller) (?:more|longer|mehr|langer|plus|piu|mas|meer|mais|mer)(?!\p{L})|\d ?(?:h|hours?|min\w*|stunden?)? ?\+$/u;

/** "No more than", folded. */
const mostWords =
  /(?<!\p{L})(?:(?:no|not|nicht|pas|non|no|niet|nao|inte) (?:more|longer|mehr|langer|plus|piu|mas|meer|mais|mer)|in more than|max\p{L}*|at (?:the )?most|hochstens)(?!\p{L})/u;

/** What a free text asks of the time, in minutes. */
export interface TimeAsked {
  /** Null for no limit. */
  most: number | null;
  /** "At least 3 hours"; null where none is asked for. */
  least: number | null;
}

/** The longest or the least time that a free text asks for: "30 minutes", "at least 3 hours". */
export function readTimeAsked(text: string): TimeAsked {
  const minutes = minutesIn(text);
  const said = foldText(text.slice(0, LONGEST_READ));
  return leastWords.test(said) && !mostWords.test(said)
    ? { most: null, least: minutes }
    : { most: minutes, least: null };
}

/**
 * Minutes that a free text such as "30 minutes", "half an hour", "1 h 15" or "under 45 min" allows, in the words of eight languages; of a range
 * the longer. A figure alone is minutes. Null where it says none, or the least.
 */
export const readTimeConstraint = (text: string): number | null => readTimeAsked(text).most;

function minutesIn(text: string): number | null {
  const said = foldText(text.slice(0, LONGEST_READ));
  const both = hoursAndMinutes.exec(said);
  if (both && Number(both[2]) < 60) return within(Number(both[1]) * 60 + Number(both[2]));
  for (const [words, minutes] of spoken) if (words.test(said)) return minutes;
  const stated = readDuration(said);
  if (stated !== null) return within(stated);
  const alone = bare.exec(said);
  return alone ? within(Number(alone[1])) : null;
}

const within = (minutes: number): number | null =>
  minutes > 0 && minutes <= 7 * DAY ? Math.round(minutes) : null;
