import type { Step } from '../../../recipe/recipe.ts';
import { ORDINALS } from './ordinal-words.data.ts';

/** "First. ", "Segundo: ", "III) ", "(b) " */
const LEADING = /^\(?(\p{L}{1,15})[.:)]\s{1,3}(?=\S)/u;
const FEWEST = 2;

/** Steps without the words that number them ("Primero.", "Zweitens:"), where most of them are numbered so in their order. */
export function withoutOrdinalWords(steps: readonly Step[]): Step[] {
  const words = steps.map(({ text }) => LEADING.exec(text)?.[1]?.toLowerCase() ?? null);
  const numbered = words.filter((word) => word !== null);
  if (numbered.length < FEWEST || numbered.length < steps.length / 2) return [...steps];
  const isCounted = ORDINALS.some((row) => numbered.every((word, at) => word === row[at]));
  return isCounted
    ? steps.map((step, at) =>
        words[at] === null ? step : { ...step, text: step.text.replace(LEADING, '') },
      )
    : [...steps];
}
