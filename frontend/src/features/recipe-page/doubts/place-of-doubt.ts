import type { EditPlace } from '../../../kitchen/recipe/edit-place.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

type Doubt = Pick<ShownRecipe['doubts'][number], 'part' | 'sentence'>;

/** Of what a doubt about the whole speaks, by its own words: the first that is found. */
const spokenOf: readonly (readonly [EditPlace, RegExp])[] = [
  ['servings', /\b(?:servings|yield|for how many)\b/i],
  ['times', /\b(?:times?|minutes|hours)\b/i],
  ['ingredients', /\b(?:ingredients?|amounts?|measures?)\b/i],
  ['steps', /\b(?:steps?|instructions?|preparation)\b/i],
];

/** The field in which a doubt about the whole is mended; null where it may be any. */
export function placeOf({ part, sentence }: Doubt): EditPlace | null {
  if (part === 'ingredient') return 'ingredients';
  if (part === 'step') return 'steps';
  // What it quotes is the source's, and may speak of anything.
  const own = sentence.replace(/“[^”]*”/g, '');
  return spokenOf.find(([, words]) => words.test(own))?.[0] ?? null;
}
