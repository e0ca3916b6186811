import { isFood } from '../../foods/line-words.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import { foldWords } from '../../words/fold.ts';
import { namesPart } from '../headings/names-part.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { listsAllergens } from '../of-no-dish.ts';
import { isSameInOtherSystem } from '../one-system.ts';
import { isAdvert } from '../speaks-to-customers.ts';
import { statedFacts } from '../text/facts/stated-facts.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { buysList } from '../app-buttons.data.ts';
import type { SourceLine } from './taken-lines.ts';

const LONGEST_LINE = 120;
/** A line with an amount between or beside lines that were taken. */
const LIKELY = 0.75;
/** One without an amount, between two that were taken: "Salt and pepper". */
const LIKELY_WITHOUT_AMOUNT = 0.8;
/** One of a food that is not known, between two that were taken. */
const LIKELY_WITHOUT_FOOD = 0.45;
const MEASURED_FIRST = /^[\d¼-¾⅐-⅞](?!\S*(?: \S+)?,)/;
const MEASURED = /[\d¼-¾⅐-⅞]/;
/** Words that a line shares with another writing of it. */
const SAME = 0.5;
/** Lines with all the words of one that was taken. */
const FEWEST_AGAIN = 3;
const SHORTEST_NEIGHBOUR = 6;
/** Shorter words stand in a step by chance. */
const LONGEST_IN_STEP = 20;
/** So many are shown. */
const MOST_SHOWN = 5;

/** Lines of the source that stand in or beside the list, look like ingredients and were not taken. */
export function leftOutLines(
  title: string | null,
  taken: readonly string[],
  lines: readonly SourceLine[],
): Doubt[] {
  const ofTitle = [new Set(contentWords(foldWords(title ?? '')))];
  const own = taken.map((line) => new Set(contentWords(foldWords(line))));
  const found = new Set(lines.map(({ folded }) => folded));
  const foods = taken.map((line) => new Set(contentWords(foldWords(line)).filter(isFood)));
  const reworded = foods.filter((_, index) => !found.has(foldWords(taken[index]!)));
  const leftOut: SourceLine[] = [];
  let inList = false;
  lines.forEach((line, index) => {
    if (line.taken === 'line') inList = true;
    else if (
      isUntaken(line) &&
      !sharesWords(contentWords(line.folded), ofTitle, 1) &&
      isLike(line, inList ? lines[index - 1] : undefined, lines[index + 1]) &&
      !sharesWords(foodsOf(line), reworded, SAME)
    )
      leftOut.push(line);
    // A part of the list that was not taken begins with its name.
    else inList &&= namesPart(line.text);
  });
  // A page that shows its list in two systems has each line twice.
  const again = leftOut.filter((line) => sharesWords(contentWords(line.folded), own, 1));
  const isTwice =
    again.length >= FEWEST_AGAIN ||
    again.every(({ text }) => taken.some((line) => isSameInOtherSystem(line, text)));
  const shown = new Set(
    leftOut.filter((line) => !isTwice || !again.includes(line)).map(({ text }) => text),
  );
  if (shown.size === 0) return [];
  const [first] = shown;
  return [
    {
      part: 'whole',
      index: null,
      sentence:
        shown.size === 1
          ? `A line of the list may be missing: “${first}”.`
          : `${shown.size} lines of the list may be missing, the first is “${first}”.`,
      sourceWords: [...shown].slice(0, MOST_SHOWN).join('\n'),
    },
  ];
}

function isLike({ text, folded }: SourceLine, above?: SourceLine, below?: SourceLine): boolean {
  const isBelow = above !== undefined;
  const isAbove = below?.taken === 'line';
  if ((!isBelow && !isAbove) || text.length > LONGEST_LINE) return false;
  if (statedFacts(text) !== null || buysList.test(text) || listsAllergens(text)) return false;
  const likelihood = looksLikeIngredient(text);
  if (contentWords(folded).length === 0) return false;
  if (!folded.split(' ').some(isFood))
    return isBelow && isAbove && MEASURED_FIRST.test(text) && likelihood > LIKELY_WITHOUT_FOOD;
  if (MEASURED.test(text)) return likelihood > LIKELY;
  if (likelihood <= LIKELY_WITHOUT_AMOUNT || !isBelow) return false;
  const isLast = below !== undefined && sectionHeading(below.text)?.section === 'instructions';
  return isLast || (isAbove && below.folded.length >= SHORTEST_NEIGHBOUR);
}

/** Whether one of the lists has so great a share of the words. */
function sharesWords(
  words: readonly string[],
  others: readonly ReadonlySet<string>[],
  least: number,
): boolean {
  if (words.length === 0) return false;
  return others.some(
    (other) => words.filter((word) => other.has(word)).length >= least * words.length,
  );
}

const foodsOf = ({ folded }: SourceLine) => contentWords(folded).filter(isFood);

/** "3 eggs" may stand in a step too. */
const isUntaken = ({ taken, folded, text }: SourceLine) =>
  !isAdvert(text) && (taken === null || (taken === 'step' && folded.length < LONGEST_IN_STEP));

const contentWords = (folded: string) =>
  folded.split(' ').filter((word) => /^\p{L}{3}/u.test(word));
