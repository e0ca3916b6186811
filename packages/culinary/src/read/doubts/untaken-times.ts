import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { labelledTime, timeBehind } from '../text/facts/labelled-time.ts';

const MOST_LINES = 4_000;
const LONGEST = 70;

/**
 * The first time that a line of the source states behind or below a label of its own, wherever it stands, and of which the draft has nothing:
 * neither that time nor the field that its label names. How long a dish rests has no field.
 */
export function untakenTimes(draft: RecipeDraft, lines: readonly string[]): Doubt[] {
  const { prepTime, cookTime, totalTime } = draft;
  if (draft.otherRecipes.length > 0) return [];
  const taken = [prepTime, cookTime, totalTime, (prepTime ?? 0) + (cookTime ?? 0)];
  for (const [at, text] of lines.slice(0, MOST_LINES).entries()) {
    if (text.length > LONGEST) continue;
    const below = lines[at + 1] ?? '';
    const found = labelledTime(text) ?? (below.length > LONGEST ? null : timeBehind(text, below));
    if (found === null || found.field === 'restTime') continue;
    if (draft[found.field] !== null || taken.includes(found.minutes)) continue;
    const said = labelledTime(text) === null ? `${text} ${below}` : text;
    return [doubtOfFact('times', `A time may be said in “${said}”.`, said)];
  }
  return [];
}
