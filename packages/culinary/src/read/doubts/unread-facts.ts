import type { RecipeDraft } from '../../recipe/recipe.ts';
import { isBareDuration } from '../../words/durations.ts';
import { foldText } from '../../words/fold.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import { isTale, timeStatements, type TimeStatement } from '../text/facts/time-statements.ts';
import type { SourceLine } from './taken-lines.ts';
import { labelledTime, lostNumberOfEaters, saysForHowMany } from './unread-facts.data.ts';

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
      ? near.find(({ folded }) => saysForHowMany.test(folded) || lostNumberOfEaters.test(folded))
      : undefined;
  const time =
    prepTime === null && cookTime === null && totalTime === null
      ? near.find(({ folded }) => labelledTime.test(folded))
      : undefined;
  const told = untakenTime(
    { prepTime, cookTime, totalTime },
    lines.slice(Math.max(0, first - HEAD), first).filter(({ taken }) => taken !== 'step'),
  );
  return [
    ...(yields
      ? [doubtOfFact('yield', `For how many may be said in “${yields.text}”.`, yields.text)]
      : []),
    ...(time ? [doubtOfFact('times', `A time may be said in “${time.text}”.`, time.text)] : []),
    ...(time === undefined && told !== null
      ? [doubtOfFact('times', `A time of “${told}” was not taken.`, told)]
      : []),
  ];
}

/** "20 minutes", not "21 h" of a clock. */
const isPlainTime = (text: string): boolean => /\p{L}{3}/u.test(text) && isBareDuration(text);

/** So many lines right above the list are its head. */
const HEAD = 8;

/** The words of a time in the head that is none of those taken, nor the sum of some. */
function untakenTime(
  { prepTime, cookTime, totalTime }: Pick<RecipeDraft, 'prepTime' | 'cookTime' | 'totalTime'>,
  head: readonly SourceLine[],
): string | null {
  const taken = [prepTime, cookTime, totalTime, (prepTime ?? 0) + (cookTime ?? 0)];
  const isOpen = ({ cue, minutes, text }: TimeStatement) =>
    (cue === null ? isPlainTime(text) : cue !== 'lone' && cue !== 'rest') &&
    !taken.includes(minutes);
  const line = head.find(({ text }) => !isTale(text) && timeStatements(text).some(isOpen));
  return line?.text ?? null;
}
