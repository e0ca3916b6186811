import type { ShownRecipe } from '../shown-recipe.ts';

type Doubted = Pick<ShownRecipe, 'ingredients' | 'instructions' | 'doubts'>;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** How many lines of a recipe nobody doubts, its title among them; null where no line is doubted. */
export function sureLines({ ingredients, instructions, doubts }: Doubted): string | null {
  const doubted = new Set(
    doubts
      .filter(({ part, index }) => part === 'title' || index !== null)
      .map(({ part, index }) => `${part}:${index}`),
  ).size;
  if (doubted === 0) return null;
  const all = 1 + ingredients.length + instructions.length;
  return `${all - doubted} of ${all} lines are sure. ${numbers[doubted] ?? doubted} ${doubted === 1 ? 'needs' : 'need'} your eye.`;
}
