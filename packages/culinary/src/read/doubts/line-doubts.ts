import { isFood } from '../../foods/line-words.ts';
import { looksLikeIngredient } from '../../line/likelihood/ingredient-likelihood.ts';
import type { Doubt } from './doubt.ts';
import { shortened } from './shortened.ts';

/** A line that is less likely an ingredient than this fits no pattern of one. */
const UNLIKELY = 0.2;
/** Longer than any line with its remarks. */
const LIKELY = 0.8;
/** Of amounts with a food behind each: "1 cup plus 2 tbsp sugar" is one. */
const MOST_MEASURED = 2;
const LONGEST_LINE = 200;
/** A list with fewer amounts than this has lost them, or is no list. */
const FEWEST_LINES = 4;
const MOST_WITHOUT_AMOUNT = 0.75;
const MEASURED = /^[\d¼-¾⅐-⅞]/;
const LETTERS = /\p{L}{2}/u;

/** The lines that look like something else than an ingredient. */
export function lineDoubts(lines: readonly string[]): Doubt[] {
  const without = lines.filter((line) => !/[\p{N}]/u.test(line)).length;
  if (lines.length >= FEWEST_LINES && without > MOST_WITHOUT_AMOUNT * lines.length)
    return [
      {
        part: 'whole',
        index: null,
        sentence: 'Hardly any ingredient line states an amount.',
        sourceWords: null,
      },
    ];
  return lines.flatMap((line, index) => {
    const words = line.match(/\p{L}{2,}/gu) ?? [];
    const odd =
      line.length > LONGEST_LINE ||
      words.length === 0 ||
      countMeasured(line) > MOST_MEASURED ||
      (looksLikeIngredient(line) < UNLIKELY && (words.length > 6 || !words.some(isFood)));
    if (!odd) return [];
    return [
      {
        part: 'ingredient' as const,
        index,
        sentence: `“${shortened(line)}” may not be an ingredient.`,
        sourceWords: line,
      },
    ];
  });
}

/** How many lines of their own this one holds: "2 eggs 200 g flour 1 tsp salt". */
function countMeasured(line: string): number {
  return line
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s(?=[\d¼-¾⅐-⅞])/)
    .filter(
      (part) =>
        MEASURED.test(part) &&
        looksLikeIngredient(part) > LIKELY &&
        LETTERS.test(part) &&
        foodIn(part),
    ).length;
}

const foodIn = (text: string) => (text.match(/\p{L}{3,}/gu) ?? []).some(isFood);
