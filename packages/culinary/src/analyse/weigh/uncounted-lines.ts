import type { LineOfRecipe } from './weigh-line.ts';
import type { UnweighedFood } from './weighed.ts';

/** What of a line does not count. */
export interface UncountedLine {
  /** As it was written; of a line that names several foods, the food. */
  line: string;
  /** Null where no name was read. */
  ingredient: string | null;
  /** In a sentence. */
  reason: string;
  /** A cook has said what the name means, which can be taken back. */
  corrected: boolean;
}

/**
 * What does not count of a recipe, a line once: "salt and pepper" whose foods both lack an amount is one entry under the name of the line, by which both are
 * corrected. Where only one food of several does not count, or each for a reason of its own, the entry names the food.
 */
export function uncountedLines(
  left: readonly { line: LineOfRecipe; unweighed: UnweighedFood }[],
  counted: readonly { line: LineOfRecipe }[],
): UncountedLine[] {
  const partly = new Set(counted.map(({ line }) => line));
  return [...Map.groupBy(left, ({ line }) => line)].flatMap(([line, foods]) => {
    const reasons = new Set(foods.map(({ unweighed }) => unweighed.reason));
    if (foods.length > 1 && reasons.size === 1 && !partly.has(line))
      return [
        {
          line: line.originalText,
          ingredient: line.name,
          reason: [...reasons][0]!,
          corrected: foods.every(({ unweighed }) => unweighed.corrected),
        },
      ];
    const several = foods.length > 1 || partly.has(line);
    return foods.map(({ unweighed: { ingredient, reason, corrected } }) => ({
      line: several ? (ingredient ?? line.originalText) : line.originalText,
      ingredient,
      reason,
      corrected,
    }));
  });
}
