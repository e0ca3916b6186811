import { findDurations } from '../../../words/durations.ts';
import type { TextLine } from './page-line.ts';

/** Blanks that no justified line has. */
const WIDE_GAP = 4;
/** The narrowest column that running text is set in, in letters. */
const NARROWEST = 30;

/** The width at which a plain text was wrapped by hand or by a mail program, or 0 when its paragraphs are whole. */
export function plainWrapWidth(lines: readonly TextLine[]): number {
  // A head of a page and columns set apart by blanks are wider than the text.
  const whole = lines.filter((line) => line.right - line.x - line.text.length < WIDE_GAP);
  const longest = whole.reduce((most, line) => Math.max(most, line.right), 0);
  if (longest > 100) return 0;
  // A line that runs on in lower case shows that somebody broke it; several of them that it was a habit.
  const runsOn = lines.filter((line, index) => {
    const above = lines[index - 1];
    return (
      above !== undefined &&
      line.gap === 0 &&
      !line.marker &&
      /^\p{Ll}/u.test(line.text) &&
      !endsSentence(above.text)
    );
  });
  const places = new Map(lines.map((line, index) => [line, index]));
  const above = (line: TextLine) => lines[places.get(line)! - 1]!;
  const broken = (width: number) =>
    runsOn.filter((line) => isFull(above(line), line, width)).length >= (width < 40 ? 4 : 2);
  const narrow = runsOn.reduce((most, line) => Math.max(most, above(line).right), 0);
  return longest >= 40 && broken(longest)
    ? longest
    : narrow >= NARROWEST && broken(narrow)
      ? narrow
      : 0;
}

/** No room was left for the first word of the next line. */
export function isFull(above: TextLine, below: TextLine, margin: number): boolean {
  if (!Number.isFinite(margin)) return false;
  const word = /^\S+/.exec(below.text)?.[0] ?? '';
  const letter = (below.right - below.x) / Math.max(1, below.text.length);
  return above.right + (word.length + 1) * letter > margin - 0.3 * letter;
}

export const endsSentence = (text: string): boolean => /[.!?:;…]["')\]”’»]?$/u.test(text);

/** Whether a sentence ends between two lines: "einkochen, etwa 5 Min." above "lang." goes on. */
export const endsAbove = (above: string, below: string): boolean =>
  endsSentence(above) && !(ABBREVIATED.test(above.slice(-LONGEST_TIME)) && GOES_ON.test(below));
const ABBREVIATED =
  /(?:\d\s?(?:min|std|stdn|hrs?|sec|sek|mn|tsp|tbsp|[te]l|cm)|(?<!\p{L})(?:ca|etwa|approx|env|aprox|circa|mind|max|evtl|bzw))\.$/iu;
const GOES_ON = /^[\p{Ll}\d(]/u;

/** "40 minutos, luego poner la": how long something takes, and no grams. */
export const beginsWithTime = (text: string): boolean =>
  !GRAMS_FIRST.test(text) && findDurations(text.slice(0, LONGEST_TIME))[0]?.start === 0;

/**
 * "Fry the onions and let them soften for" / "10 minutes in the pan.", "A very hot pan with a drop of oil:" / "2 minutes on each side": the
 * sentence of a step goes on with how long or how hot, and no food is measured so.
 */
export function isCutBeforeTime(above: string, below: string): boolean {
  if (!/^[\d½¼¾]/u.test(below) || /^\d/.test(above) || endsSentence(above.replace(/:$/, '')))
    return false;
  if (above.split(' ', FEWEST_WORDS).length < FEWEST_WORDS) return false;
  const time = findDurations(below.slice(0, LONGEST_TIME))[0];
  if (GRAMS_FIRST.test(below)) return false;
  return HEAT_FIRST.test(below) || (time?.start === 0 && time.end < below.length);
}

/** Labels have fewer. */
const FEWEST_WORDS = 6;
const HEAT_FIRST = /^\d{2,3}\s?(?:°|grad|degr[eé]|gradi|grados)/iu;
/** What "g" also stands for are days. */
const GRAMS_FIRST = /^\d[\d.,]*\s?g(?:r|\s|$)/iu;
const LONGEST_TIME = 40;
