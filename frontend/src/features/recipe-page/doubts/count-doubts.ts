import { toCheck } from '../../../kitchen/labels/counts.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

type Doubted = Pick<ShownRecipe, 'ingredients' | 'instructions' | 'doubts'>;

/** How many doubts a recipe has, as the library counts them, and how many of its lines, its title among them, nobody doubts. */
export function countDoubts({ ingredients, instructions, doubts }: Doubted): {
  sentence: string;
  /** Whether a line is among them. */
  ofLines: boolean;
} {
  const doubted = new Set(
    doubts
      .filter(({ part, index }) => part === 'title' || index !== null)
      .map(({ part, index }) => `${part}:${index}`),
  ).size;
  const all = 1 + ingredients.length + instructions.length;
  const sure = doubted === 0 ? '' : ` ${all - doubted} of ${all} lines are sure.`;
  return { sentence: `${toCheck(doubts.length)}.${sure}`, ofLines: doubted > 0 };
}
