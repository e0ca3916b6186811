import type { MagicIngredient, MagicInstruction } from '@convivio/culinary/compose';
import type { Wish } from '../../wish/wish.ts';

/** What of a recipe is reviewed. */
export interface ReviewedRecipe {
  title: string;
  course: Wish['course'];
  /** Minutes. */
  prepTime: number;
  cookTime: number;
  servings: number;
  ingredients: readonly MagicIngredient[];
  instructions: readonly MagicInstruction[];
  chefSecrets: readonly string[];
}

/** What was found in a recipe. */
export interface Review {
  /** Rules that it breaks, a sentence each: such a recipe is never shown. */
  faults: string[];
  /** What its cook should know, a sentence each. */
  notices: string[];
}

/** An ingredient as a line. */
export const lineOf = ({ amount, unit, name }: MagicIngredient): string =>
  [amount, unit, name].filter(Boolean).join(' ');

/** All that tells a cook what to do. */
export const toldIn = ({ instructions, chefSecrets }: ReviewedRecipe): string[] => [
  ...instructions.flatMap(({ instruction, tip }) => [instruction, ...(tip ? [tip] : [])]),
  ...chefSecrets,
];

const MOST_NAMED = 5;

/** "leeks, butter and 2 more" */
export function named(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const shown = names.slice(0, MOST_NAMED);
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
