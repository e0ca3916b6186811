import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { isFurniture } from '../lines/page-furniture.ts';
import type { TextLine } from '../lines/page-line.ts';
import { ADJECTIVES, OPEN_WORDS, PLACE_ADJECTIVE, RESTS } from '../title/open-words.data.ts';

/** Lines of one name stand so close, in lines. */
const CLOSE = 0.6;
const SAME_SIZE = 0.04;
/** Of recognised lines the size is measured on their own letters, with and without tails. */
const SAME_SIZE_RECOGNISED = 0.2;
/** Print so much larger than what stands below it is a heading. */
const LARGER = 1.2;
/** Recognised print so much larger is one beyond doubt, and two lines of it are one that was too long. */
const MUCH_LARGER = 1.5;
/** So sure a line goes on with an ingredient. */
const SURELY_LISTED = 0.9;
const MOST_WORDS = 9;
const LONGEST = 90;

/** Labels of lines where a name that was broken is whole: "Apple-" above "crumble cake", "Leek tart with" above "walnuts". */
export function withWholeTitle(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const at = labels.findIndex(({ label }) => label === 'T');
  if (at < 0) return [...labels];
  const begins = at > 0 && goesOn(lines, labels, at - 1, at - 1);
  const first = begins ? at - 1 : at;
  let last = at;
  while (labels[last + 1]?.label === 't') last++;
  if (goesOn(lines, labels, last, last + 1) && lines[last + 1] !== undefined) last++;
  return labels.map((found, place): LabelledLine => {
    if (place < first || place > last || (first === at && place <= at)) return found;
    return { ...labels[at]!, label: place === first ? 'T' : 't' };
  });
}

/** Whether the line `above` is no whole name without the one below it; `other` of both is not yet of the title. */
function goesOn(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  above: number,
  other: number,
): boolean {
  const [line, below] = [lines[above]!, lines[above + 1]];
  if (below === undefined) return false;
  const { label, certainty } = labels[other]!;
  if (!/[XNnGDF]/.test(label) && !(label === 'i' && certainty < SURELY_LISTED)) return false;
  if (
    isFurniture(lines[other]!.text) ||
    ![line, below].every(({ text }) => text.length <= LONGEST && !/[.!?]\s|\d/.test(text))
  )
    return false;
  if (!areOfOne(line, below)) return waitsForBelow(lines, above);
  return (
    isHyphened(line.text, below.text) ||
    (other === above && opensAsRest(below.text)) ||
    isRestOfShouted(line.text, below.text) ||
    (areDisplayed(lines, above) && ![line, below].every(({ text }) => namesDish(text))) ||
    (other > above && (isOpen(line.text, below.text) || isLargerThanNext(lines, above + 1, line)))
  );
}

const areOfOne = (line: TextLine, below: TextLine): boolean =>
  line.page === below.page &&
  line.column === below.column &&
  below.gap < CLOSE &&
  below.marker === null &&
  line.bold === below.bold &&
  Math.abs(line.size - below.size) <=
    (line.confidence === null ? SAME_SIZE : SAME_SIZE_RECOGNISED) * below.size;

/** "Apple-" and "Crumble cake" */
const isHyphened = (text: string, below: string): boolean =>
  /\p{L}{2}[-\u2010]$/u.test(text) && /^\p{L}/u.test(below) && wordsOf(text) <= MOST_WORDS;

/** "Leek tart with" and "walnuts" */
const isOpen = (text: string, below: string): boolean =>
  wordsOf(text) > 1 &&
  wordsOf(text) <= MOST_WORDS &&
  /^\p{L}/u.test(below) &&
  OPEN_WORDS.has(/\S+$/u.exec(text.trim())?.[0].toLowerCase() ?? '');

/** "à la fleur d'oranger", "with walnuts": no name begins so, it goes on with the line above. */
export const opensAsRest = (text: string): boolean =>
  /^\p{Ll}/u.test(text) && RESTS.has(/^[^\s'’]+/u.exec(text)?.[0] ?? '');

/** "TIMBALE DE RIZ" above "AUX FRUITS DE MER", both in capitals; what opens with whom it is for stands below a whole name as well. */
const isRestOfShouted = (text: string, below: string): boolean =>
  isShouted(text) &&
  isShouted(below) &&
  wordsOf(text) + wordsOf(below) <= MOST_WORDS &&
  !FOR_WHOM.test(below) &&
  opensAsRest(below.toLowerCase());
const FOR_WHOM = /^(?:for|für|pour|per|para|par|por|von|vom|from|of)\s/iu;

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** Whether two lines are set alike, and larger than what stands below both: a heading that was too long. */
const isLargerThanNext = (lines: readonly TextLine[], at: number, line: TextLine): boolean => {
  const [below, next] = [lines[at]!, lines[at + 1]];
  return (
    line.page === next?.page &&
    ((line.size >= LARGER * next.size && /^\p{Ll}/u.test(below.text)) ||
      (line.confidence !== null &&
        [line, below].every(({ size }) => size >= MUCH_LARGER * next.size) &&
        line.right - line.x > below.right - below.x))
  );
};

/** Whether the title is one of two lines that are displayed alike, and the other was left out. */
export function isPartOfDisplay(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): boolean {
  const first = labels.findIndex(({ label }) => label === 'T');
  if (first < 0) return false;
  let last = first;
  while (labels[last + 1]?.label === 't') last++;
  return (
    (labels[first - 1]?.label === 'X' && areDisplayed(lines, first - 1)) ||
    (labels[last + 1]?.label === 'X' && areDisplayed(lines, last))
  );
}

/** "Miss Opal's Baked" and "Macaroni & Cheese": two lines in one large print, closely below each other, and all else smaller. */
function areDisplayed(lines: readonly TextLine[], at: number): boolean {
  const [line, below] = [lines[at]!, lines[at + 1]];
  if (line.confidence !== null || below === undefined || !areOfOne(line, below)) return false;
  const around = [lines[at - 1], lines[at + 2]].filter((other) => other?.page === line.page);
  return (
    around.every((other) => line.size >= DISPLAYED * other!.size) &&
    isShouted(line.text) === isShouted(below.text) &&
    (wordsOf(line.text) > 1 || isAdjectiveAlone(line.text)) &&
    wordsOf(line.text) + wordsOf(below.text) <= MOST_WORDS &&
    [line, below].every(
      ({ text }) => /\p{L}$/u.test(text) && !/[\d:]/.test(text) && sectionHeading(text) === null,
    )
  );
}
const DISPLAYED = 1.3;

/** "Schlesisches", "Traditional", "Véritable": no dish's whole name. */
const isAdjectiveAlone = (text: string): boolean =>
  PLACE_ADJECTIVE.test(text) || ADJECTIVES.has(text.toLowerCase());

/** "Miss Opal's" in smaller letters above "Baked Macaroni", both larger than what stands below. */
function waitsForBelow(lines: readonly TextLine[], at: number): boolean {
  const [line, below, next] = [lines[at]!, lines[at + 1]!, lines[at + 2]];
  return (
    line.confidence === null &&
    next !== undefined &&
    [line, below].every(({ size, marker }) => marker === null && size >= LARGER * next.size) &&
    [below, next].every(({ page, column }) => page === line.page && column === line.column) &&
    below.gap < CLOSE &&
    wordsOf(line.text) + wordsOf(below.text) <= MOST_WORDS &&
    (/\p{Ll}['’]s$/u.test(line.text) || isOpen(line.text, below.text))
  );
}

const isShouted = (text: string): boolean => text === text.toUpperCase();
const namesDish = (text: string): boolean => dishesIn(text).length > 0 || namesFood(text, 3);
