import { foldWords } from '../../../words/fold.ts';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { factParts } from './fact-parts.ts';
import { SAYS_HEAT } from './heat-words.data.ts';
import { saysNight } from './says-night.ts';
import { timeStatements } from './time-statements.ts';

const LONGEST = 200;
const SENTENCES = /(?<=\p{L}{2}[.!]|\d[.!])\s+(?=\p{Lu})/u;

/**
 * What a line of facts says besides the times that were taken from it, each part in its words: at what heat ("45 min at 350F", "forno statico"),
 * over night, or a time that the recipe has no field for ("Ruhen 1 Std.", "plus 20 mins uncovered").
 */
export function saidBeside(
  line: string,
  { prepTime, cookTime, totalTime }: RecipeDraft,
  kept: string,
): string[] {
  if (line.length > LONGEST) return [];
  const taken = [prepTime, cookTime, totalTime, (prepTime ?? 0) + (cookTime ?? 0)];
  const known = foldWords(kept);
  return line
    .split(SENTENCES)
    .flatMap(wholeOrParts)
    .filter((part) => {
      const times = timeStatements(part).filter(({ cue }) => cue !== 'lone');
      const saysMore =
        (times.length > 0 && SAYS_HEAT.test(part)) ||
        (times.length > 0 && saysNight(part)) ||
        times.some(({ minutes }) => !taken.includes(minutes));
      return saysMore && !known.includes(foldWords(part));
    });
}

/** "Backen: 40 Min. / E-Herd: 175 °C / Umluft: 150 °C": what says at what heat goes with its time. */
function wholeOrParts(sentence: string): string[] {
  const parts = factParts(sentence);
  const times = parts.filter((part) => timeStatements(part).length > 0);
  return times.length <= 1 ? [sentence.trim()] : parts;
}
