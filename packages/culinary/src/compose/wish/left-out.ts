import type { MagicDiet } from '../magic-recipe.ts';
import type { Unwanted } from '../write/is-kept-out.ts';
import { warningsOf } from './notices.ts';
import { readWish } from './read-wish.ts';

export { stricterDiet } from './read-wish.ts';

/** What the words of a wish leave out. */
export interface LeftOut {
  unwanted: Unwanted;
  /** "Vegan lasagne"; null where they ask for no diet. */
  diet: MagicDiet | null;
  /** What nobody vouches for, a sentence each. */
  warnings: string[];
}

/** Foods, allergens and diet that a cook's words leave out, in any of the eight languages: "without nuts", "egg allergy", "vegan". */
export function readLeftOut(wish: string | null): LeftOut {
  const read = readWish(wish);
  return {
    unwanted: { foods: read.without, allergens: read.withoutAllergens },
    diet: read.diet,
    warnings: warningsOf(read),
  };
}
