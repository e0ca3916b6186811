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

/** What quotes the source quotes what may speak of anything. */
const ownWords = (sentence: string) => sentence.replace(/“[^”]*”/g, '');

/** Whether it says how the recipe was read, and nothing of the recipe: then no field answers it. */
export const isOfReading = ({ part, sentence }: Doubt): boolean =>
  part === 'whole' && /\bAI (?:provider|budget)\b/.test(ownWords(sentence));

/** The field in which a doubt about the whole is mended; null where it may be any. */
export function placeOf({ part, sentence }: Doubt): EditPlace | null {
  if (part === 'ingredient') return 'ingredients';
  if (part === 'step') return 'steps';
  const own = ownWords(sentence);
  return spokenOf.find(([, words]) => words.test(own))?.[0] ?? null;
}
