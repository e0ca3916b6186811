import type { RecipeDraft } from '../../recipe/recipe.ts';
import { amountDoubts } from './amount-doubts.ts';
import type { Doubt } from './doubt.ts';
import { leftOutDoubts } from './left-out-doubts.ts';
import { leftOutSteps } from './left-out-steps.ts';
import { patternDoubts } from './pattern-doubts.ts';
import { useDoubts } from './use-doubts.ts';

/** More of a source than this is no recipe, and a list of more lines is doubted by its first. */
const MOST_CHARACTERS = 200_000;
const MOST_LINES = 300;

/**
 * What of a finished draft a person should look at, line by line. `source` are all words of it, line by line; `ofPage` says that it is a
 * web page, which holds much beside the recipe.
 */
export function findDoubts(draft: RecipeDraft, source: string, ofPage: boolean): Doubt[] {
  const lines = draft.ingredients.flatMap((group) => group.lines).slice(0, MOST_LINES);
  // What is lacking altogether is said by the reader.
  if (lines.length === 0 || draft.steps.length === 0) return [];
  const words = source.slice(0, MOST_CHARACTERS);
  return [
    ...patternDoubts(draft, lines),
    ...amountDoubts(draft, lines),
    ...useDoubts(draft, lines),
    ...leftOutSteps(draft, lines, words, ofPage),
    ...leftOutDoubts(draft, lines, words, ofPage),
  ];
}
