import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldText } from '../../words/fold.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import type { SourceLine } from './taken-lines.ts';
import { labelledTime, saysForHowMany } from './unread-facts.data.ts';

const LONGEST = 200;
/** On a page so many lines above the list still belong to the recipe. */
const ABOVE = 30;
/** And so many below its last step. */
const BELOW = 3;

/** Servings and times that the source seems to state near the recipe and that were not read. */
export function unreadFacts(
  { servings, yieldText, prepTime, cookTime, totalTime }: RecipeDraft,
  lines: readonly SourceLine[],
): Doubt[] {
  const first = lines.findIndex(({ taken }) => taken === 'line' || taken === 'step');
  if (first < 0) return [];
  const last = lines.findLastIndex(({ taken }) => taken === 'step');
  const near = lines
    .slice(Math.max(0, first - ABOVE), last + 1 + BELOW)
    .filter(({ text, taken }) => text.length <= LONGEST && taken !== 'step')
    .map(({ text }) => ({ text, folded: foldText(text) }));
  const yields =
    servings === null && yieldText === null
      ? near.find(({ folded }) => saysForHowMany.test(folded))
      : undefined;
  const time =
    prepTime === null && cookTime === null && totalTime === null
      ? near.find(({ folded }) => labelledTime.test(folded))
      : undefined;
  return [
    ...(yields
      ? [doubtOfFact('yield', `For how many may be said in “${yields.text}”.`, yields.text)]
      : []),
    ...(time ? [doubtOfFact('times', `A time may be said in “${time.text}”.`, time.text)] : []),
  ];
}
