import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isPartHeading } from './part-heading.ts';
import { looksLikeStep } from './step-likelihood.ts';
import { titleAndFacts } from '../facts/title-and-facts.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import type { Block } from '../lines/wrapped-lines.ts';

interface InferredParts {
  head: Block[];
  ingredients: Block[];
  steps: Block[];
}

const QUANTITY = /^[\d¼-¾⅐-⅞]/;

/** A blank line between the last ingredient and the first step, and a change between marked and unmarked lines, both speak for a cut there. */
const GAP_BONUS = 0.6;
const MARKER_BONUS = 0.8;
/** Instructions are counted, ingredients are not. */
const NUMBER_BONUS = 2.5;
/** Lines without blank ones between them, before paragraphs that have: how a list is written. */
const COMPACT_BONUS = 1.6;
/** A recipe's list begins and ends within so many paragraphs. */
const MOST_BLOCKS = 500;

/**
 * Finds head, ingredients and steps of a text without section headings: the two cuts under which
 * lines above, between and below them read most like a head, ingredients and instructions.
 */
export function inferParts(blocks: Block[], startsWithIngredients = false): InferredParts | null {
  const like = blocks.map((block, index) => score(block, blocks[index + 1], blocks));
  const asIngredients = sums(like.map(({ ingredient, step }) => ingredient - 0.9 * step));
  const asSteps = sums(like.map(({ ingredient, step }) => step - 0.9 * ingredient + 0.05));
  const total = asSteps.at(-1) ?? 0;
  const asHead = like.map((_, from) => headCost(like, from) - opening(blocks, from));
  const last = Math.min(blocks.length, MOST_BLOCKS);
  const earliest =
    startsWithIngredients || QUANTITY.test(blocks[0]?.text ?? '') || blocks[0]?.marker ? 0 : 1;
  let best: { from: number; to: number; value: number } | null = null;
  for (let from = earliest; from < (startsWithIngredients ? 1 : last); from++) {
    for (let to = from + 1; to <= last; to++) {
      const value =
        at(asIngredients, to) -
        at(asIngredients, from) +
        total -
        at(asSteps, to) -
        at(asHead, from) +
        boundary(blocks, to) +
        (isCompact(blocks, from, to) ? COMPACT_BONUS : 0);
      if (!best || value > best.value) best = { from, to, value };
    }
  }
  if (!best) return null;
  const ingredients = blocks.slice(best.from, best.to);
  const certain = like
    .slice(best.from, best.to)
    .filter(({ ingredient }) => ingredient >= 0.5).length;
  if (certain < (startsWithIngredients ? 1 : 2)) return null;
  return { head: blocks.slice(0, best.from), ingredients, steps: blocks.slice(best.to) };
}

function score(
  block: Block,
  next: Block | undefined,
  all: Block[],
): { ingredient: number; step: number } {
  if (statedFacts(block.text) && block.marker?.kind !== 'number')
    return { ingredient: -1, step: -0.5 };
  if (titleAndFacts(block.text).facts) return { ingredient: -0.5, step: -0.5 };
  if (block.heading > 0 || (/:$/.test(block.text) && isPartHeading(block, next, all)))
    return { ingredient: 0.3, step: 0.3 };
  const numbered = block.marker?.kind === 'number';
  const step = Math.min(1, looksLikeStep(block.text) + (numbered ? 0.3 : 0));
  return { ingredient: Math.max(0, looksLikeIngredient(block.text) - (numbered ? 0.3 : 0)), step };
}

/** Text before the list is dear the longer it is, and dearer where it reads like ingredients itself. */
function headCost(like: { ingredient: number }[], from: number): number {
  return (
    0.12 * from +
    like
      .slice(Math.max(0, from - 3), from)
      .reduce((sum, { ingredient }) => sum + Math.max(0, ingredient - 0.5), 0)
  );
}

function opening(blocks: Block[], from: number): number {
  const above = blocks[from - 1];
  const below = blocks[from];
  if (!above || !below) return 0;
  const counted = blocks.slice(from, from + 6).filter((block) => QUANTITY.test(block.text)).length;
  const uncounted = counted >= 2 && !QUANTITY.test(below.text) && !/:$/.test(below.text) ? -0.6 : 0;
  return (
    (below.gap >= 1 ? 0.4 : 0) + (above.marker?.kind !== below.marker?.kind ? 0.4 : 0) + uncounted
  );
}

function isCompact(blocks: Block[], from: number, to: number): boolean {
  const below = blocks[to];
  if (to - from < 2 || !below || below.gap < 1 || (from > 0 && (blocks[from]?.gap ?? 0) < 1))
    return false;
  return blocks.slice(from + 1, to).every((block) => block.gap < 0.5);
}

function boundary(blocks: Block[], to: number): number {
  const above = blocks[to - 1];
  const below = blocks[to];
  if (!above || !below) return 0;
  let bonus = 0;
  if (
    below.gap > above.gap ||
    (below.gap >= 1 && to < blocks.length - 1 && (blocks[to - 2]?.gap ?? 0) < below.gap)
  )
    bonus += GAP_BONUS;
  if (above.marker?.kind !== below.marker?.kind) bonus += MARKER_BONUS;
  if (below.marker?.ordinal === 1 && above.marker?.kind !== 'number') bonus += NUMBER_BONUS;
  return bonus;
}

function sums(values: number[]): number[] {
  const result = [0];
  for (const value of values) result.push(at(result, result.length - 1) + value);
  return result;
}

const at = (values: number[], index: number): number => values[index] ?? 0;
