import type { RecipeDraft } from '../../recipe/recipe.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import { shortened } from './shortened.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';

/** Minutes of the longest work; what cures or ferments for longer is seldom meant. */
const LONGEST = 60 * 100;

/** A step that takes so long cooks. */
const COOKS = 15;

/** Times that cannot all be right. */
export function timeDoubts({ prepTime, cookTime, totalTime, steps }: RecipeDraft): Doubt[] {
  const parts = [prepTime, cookTime].filter((time) => time !== null);
  const sum = (prepTime ?? 0) + (cookTime ?? 0);
  const said = () => {
    if (totalTime !== null && parts.some((time) => time > totalTime))
      return `The whole time (${totalTime} min) is shorter than a part of it (${Math.max(...parts)} min).`;
    if (totalTime !== null && sum > totalTime)
      return `The whole time (${totalTime} min) is shorter than its parts (${sum} min).`;
    if ([...parts, totalTime ?? 0].some((time) => time > LONGEST))
      return 'The stated time is longer than nearly any recipe takes.';
    return null;
  };
  const sentence = said();
  if (sentence !== null) return [doubtOfFact('times', sentence)];
  if (prepTime === null || cookTime !== null || totalTime !== null) return [];
  const step = steps.find(({ text }) => cooksWithin(text, prepTime));
  return step
    ? [
        doubtOfFact(
          'times',
          `${prepTime} min may be the whole time, not the preparation: “${shortened(step.text)}” takes a part of it.`,
          step.text,
        ),
      ]
    : [];
}

const cooksWithin = (text: string, most: number): boolean =>
  timeStatements(text).some(
    ({ cue, minutes }) => cue !== 'rest' && minutes >= COOKS && minutes < most,
  );
