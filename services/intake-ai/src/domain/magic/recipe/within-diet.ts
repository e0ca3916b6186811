import type { MagicDiet } from '@convivio/culinary/compose';
import { foodsAgainst } from './review/foods-against.ts';

interface Advice {
  instructions: { instruction: string; technique: string | null; tip: string | null }[];
  chefSecrets: string[];
}

/**
 * The advice of a recipe without what names a food that its diet leaves out: dishes are told for everybody, and a spoon of cream in a secret
 * is no help to a vegan. `listed` are its ingredients in words.
 */
export function withinDiet(
  { instructions, chefSecrets }: Advice,
  diet: MagicDiet,
  listed: string,
): Advice {
  const fits = (text: string) => foodsAgainst(diet, text, listed).length === 0;
  return {
    instructions: instructions.map((step) => ({
      ...step,
      tip: step.tip !== null && fits(step.tip) ? step.tip : null,
    })),
    chefSecrets: chefSecrets.filter(fits),
  };
}
