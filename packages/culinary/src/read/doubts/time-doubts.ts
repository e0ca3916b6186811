import type { RecipeDraft } from '../../recipe/recipe.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';

/** Minutes of the longest cure or ferment. */
const LONGEST = 60 * 24 * 40;

/** Times that cannot all be right. */
export function timeDoubts({ prepTime, cookTime, totalTime }: RecipeDraft): Doubt[] {
  const parts = [prepTime, cookTime].filter((time) => time !== null);
  const sentence =
    totalTime !== null && parts.some((time) => time > totalTime)
      ? `The whole time (${totalTime} min) is shorter than a part of it (${Math.max(...parts)} min).`
      : [...parts, totalTime ?? 0].some((time) => time > LONGEST)
        ? 'The stated time is longer than any recipe takes.'
        : null;
  return sentence === null ? [] : [doubtOfFact('times', sentence)];
}
