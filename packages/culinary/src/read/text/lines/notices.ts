import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { mayInstruct } from '../../doubts/instructs.ts';
import { isOfRecipe, stemsOf } from '../../doubts/recipe-words.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { isOfRubric } from '../../rubrics.ts';
import { RUBRIC } from '../../rubrics.data.ts';
import { fedStatement } from '../facts/fed-statements.ts';
import { timeStatements } from '../facts/time-statements.ts';
import { tellsNutrition } from '../untaken-nutrition.ts';
import type { TextLine } from './page-line.ts';

/** More lines below such a heading are a text of their own, or the recipe. */
const MOST_LINES = 12;
/** Blank space above a line, in lines, from which on it is another paragraph. */
const APART = 0.9;
const LIKELY_ITEM = 0.6;
const FEWEST_WORDS = 4;
/** So much room, in lines, sets what stands below it apart from a recipe. */
const FAR = 3;
const FEWEST_TOLD = 6;

/**
 * The lines without what a paper or a bulletin tells around a recipe, under a heading of its own ("Meteo", "Gottesdienste") or far below
 * it. It is left out.
 */
export function withoutNotices(lines: readonly TextLine[]): {
  lines: TextLine[];
  leftOut: string[];
} {
  const ends = new Map(
    lines.flatMap(({ text, gap }, at) => {
      const end = RUBRIC.test(text) ? endOf(lines, at) : at;
      if (end > at) return [[at, end] as const];
      return gap >= FAR ? [[at, endOfFar(lines, at)] as const] : [];
    }),
  );
  const kept: TextLine[] = [];
  const leftOut: string[] = [];
  let end = 0;
  for (const [at, line] of lines.entries()) {
    end = Math.max(end, ends.get(at) ?? 0);
    if (at < end) leftOut.push(line.text);
    else kept.push(line);
  }
  return { lines: kept, leftOut };
}

/** Where what stands below the heading at this place ends; the place itself where it heads a list, or nothing that is told. */
function endOf(lines: readonly TextLine[], at: number): number {
  const head = lines[at]!;
  let end = at + 1;
  while (end < lines.length && end <= at + MOST_LINES && goesOn(lines, at, end)) end++;
  const told = lines.slice(at + 1, end);
  // What it heads stands across the columns.
  if (told.length === 0 && hasItem(lines.slice(0, at))) return end;
  return end > at + MOST_LINES ||
    told.every(({ text }) => text.split(' ').length < FEWEST_WORDS) ||
    told.some(({ text }) => text.length < head.text.length && RUBRIC.test(text))
    ? at
    : end;
}

function goesOn(lines: readonly TextLine[], head: number, at: number): boolean {
  const [{ column, page, bold, size }, line] = [lines[head]!, lines[at]!];
  return (
    line.column === column &&
    line.page === page &&
    line.heading === 0 &&
    line.size <= size &&
    (!line.bold || bold === lines[head + 1]?.bold) &&
    (at === head + 1 || line.gap < APART) &&
    sectionHeading(line.text) === null &&
    looksLikeIngredient(line.text) <= LIKELY_ITEM
  );
}

/** Where what stands far below a recipe and speaks of nothing that it has ends; the place itself where it may be of the recipe. */
function endOfFar(lines: readonly TextLine[], at: number): number {
  const { page, column, y } = lines[at]!;
  const next = lines.findIndex(
    (line, to) => to > at && (line.gap >= FAR || line.page !== page || line.column !== column),
  );
  const end = next < 0 ? lines.length : next;
  // Of a page in columns what stands in the next one, higher up, is above as well.
  const above = [
    ...lines.slice(0, at),
    ...lines.slice(end).filter((line) => line.page === page && line.y < y),
  ];
  const block = lines.slice(at, end);
  const told = block.map(({ text }) => text).join(' ');
  if (!isRecipe(above) || told.split(' ').length < FEWEST_TOLD) return at;
  // What is sown and planted are foods, and their rows look like items.
  return isOfRubric(told, stemsOf(above.map(({ text }) => text).join(' '))) && !hasPart(block)
    ? end
    : mayBeOf(told, block, above)
      ? at
      : end;
}

const hasItem = (lines: readonly TextLine[]): boolean =>
  lines.some(({ text }) => looksLikeIngredient(text) > LIKELY_ITEM);

const isRecipe = (lines: readonly TextLine[]): boolean =>
  hasItem(lines) && lines.some(({ text }) => mayInstruct(text));

const mayBeOf = (told: string, block: readonly TextLine[], above: readonly TextLine[]): boolean =>
  hasPart(block) ||
  hasItem(block) ||
  block.some(({ text }) => tellsNutrition(text)) ||
  isOfRecipe(told, stemsOf(above.map(({ text }) => text).join(' '))) ||
  timeStatements(told).length > 0 ||
  fedStatement(told) !== null;

/** Whether a block is longer than any notice, or has a part of a recipe by its heading. */
const hasPart = (block: readonly TextLine[]): boolean =>
  block.length > MOST_LINES || block.some(({ text }) => sectionHeading(text) !== null);
