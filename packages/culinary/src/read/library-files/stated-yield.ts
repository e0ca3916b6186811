import { asStated, numberText } from '../../show/numbers/fractions.ts';
import { readYield } from '../../words/yields.ts';
import type { PortableRecipe } from '../../recipe/portable-recipe.ts';
import { plainMarkdown } from './text-formats/text-blocks.ts';

/**
 * A yield as a program keeps it: a text ("Makes 24 cookies"), or a number beside the name of what
 * is counted (24, "cookies"). A text too long to be read as one is kept all the same.
 */
export function statedYield(
  said: string | null,
  quantity: number | null = null,
): Pick<PortableRecipe, 'servings' | 'yieldText'> {
  const text = plainMarkdown(said ?? '');
  if (text === '') return { servings: quantity, yieldText: null };
  const found = readYield(text);
  if (quantity === null || typeof found?.servings === 'number')
    return { servings: found?.servings ?? null, yieldText: found?.text ?? text };
  return { servings: quantity, yieldText: `${numberText(asStated(quantity, true))} ${text}` };
}
