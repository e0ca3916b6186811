import type { Doubt } from '../../recipe/doubt.ts';
import { doubtOfWhole, type RecipeDraft } from '../../recipe/recipe.ts';
import { wordsBeside } from '../../recipe/words-beside.ts';
import { foldWords } from '../../words/fold.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { statedFacts } from '../text/facts/stated-facts.ts';
import type { PageLine } from '../text/lines/page-line.ts';
import { shortened } from './shortened.ts';

/** Shorter words stand in any recipe by chance. */
const SHORTEST = 4;
/** Of 100: with less something was hardly recognised. */
const READ = 40;
/** In heights of a line. */
const NEAR = 4;
const MOST_ROWS = 600;

/** What was recognised among the lines of the list and the steps of a picture and of which no word stands anywhere any more. */
export function lostRows(draft: RecipeDraft, source: readonly PageLine[]): Doubt[] {
  const recognised = source.filter(({ confidence }) => confidence !== undefined);
  if (recognised.length === 0 || recognised.length > MOST_ROWS) return [];
  const told = foldWords(draft.steps.map(({ text }) => text).join(' '));
  const own = `${foldWords(draft.ingredients.flatMap(({ lines }) => lines).join(' '))} ${told}`;
  const kept = foldWords(
    [...wordsBeside(draft), ...draft.leftOut, ...draft.otherRecipes].join(' '),
  );
  const rows = recognised.map((row) => ({ row, words: tellingWords(row.text) }));
  const taken = rows
    .filter(({ words }) => words.length > 0 && words.every((word) => own.includes(word)))
    .map(({ row }) => row);
  const lost = rows.filter(
    ({ row, words }) =>
      words.length > 0 &&
      !words.some((word) => own.includes(word) || kept.includes(word)) &&
      standsAmong(row, taken) &&
      !headsSteps(row, taken, told) &&
      sectionHeading(row.text) === null &&
      statedFacts(row.text) === null,
  );
  return lost
    .slice(0, 1)
    .map(({ row: { text } }) =>
      doubtOfWhole(`“${shortened(text)}” stands in the picture and nowhere in the recipe.`, text),
    );
}

const tellingWords = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .filter((word) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST);

/**
 * Whether a row stands closely below one that was taken. What was hardly recognised is a drawing or a stain, unless it stands beside one, or
 * at the left edge of one above and of one below it.
 */
function standsAmong(row: PageLine, taken: readonly PageLine[]): boolean {
  const others = taken.filter(({ page }) => page === row.page);
  if (others.some(({ y, height }) => Math.abs(y - row.y) < height / 2)) return true;
  const near = others.filter(({ y }) => Math.abs(row.y - y) < NEAR * row.height);
  if ((row.confidence ?? 0) >= READ)
    return near.some(({ x, y, width }) => y < row.y && x < row.x + row.width && x + width > row.x);
  const inLine = near.filter(({ x }) => Math.abs(x - row.x) < row.height / 2);
  return inLine.some(({ y }) => y < row.y) && inLine.some(({ y }) => y > row.y);
}

/** "MODO DE HACERLA": a few words right above the first step, below the list. */
function headsSteps(row: PageLine, taken: readonly PageLine[], told: string): boolean {
  if (row.text.length > LONGEST_HEADING || /\d/.test(row.text)) return false;
  const isStep = ({ text }: PageLine): boolean =>
    tellingWords(text).every((word) => told.includes(word));
  const inColumn = taken.filter(
    ({ page, x, width }) => page === row.page && x < row.x + row.width && x + width > row.x,
  );
  const below = inColumn.filter(({ y }) => y > row.y).sort((a, b) => a.y - b.y)[0];
  const above = inColumn.filter(({ y }) => y < row.y).sort((a, b) => b.y - a.y)[0];
  return below !== undefined && isStep(below) && (above === undefined || !isStep(above));
}
const LONGEST_HEADING = 30;
