import { hash } from '../../shared/text/hash.ts';
import type { ShownRecipe } from './shown-recipe.ts';

/** A tick belongs to the words it was set on: other words, other ticks. */
export function ticksNames({ id, ingredients, instructions }: ShownRecipe) {
  const lines = ingredients.map(({ originalText }) => originalText).join('\n');
  const steps = instructions.map(({ instruction }) => instruction).join('\n');
  return { lines: `${id}:${hash(lines)}`, steps: `${id}:${hash(steps)}:steps` };
}
