import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { timeStatements } from './time-statements.ts';

type Times = Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>;

/** Whether a time is shorter than getting ready and cooking, which are both stated, together. */
export const isShorterThanParts = ({ prepTime, cookTime, totalTime }: Times): boolean =>
  totalTime !== null && prepTime !== null && cookTime !== null && totalTime < prepTime + cookTime;

/** The whole of these times; null where it is shorter than its parts and none of the lines calls it the whole in so many words. */
export function wholeTimeOf(times: Times, lines: readonly { text: string }[]): number | null {
  const { totalTime } = times;
  if (!isShorterThanParts(times)) return totalTime;
  const isCalledWhole = lines.some(({ text }, at) => {
    const above = lines[at - 1]?.text.replace(/\s*:\s*$/, '') ?? '';
    return [text, `${above}: ${text}`].some((line) =>
      timeStatements(line).some(({ cue, minutes }) => cue === 'whole' && minutes === totalTime),
    );
  });
  return isCalledWhole ? totalTime : null;
}
