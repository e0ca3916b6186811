import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldText } from '../../words/fold.ts';
import { countedByButtons, saysForHowMany } from '../doubts/unread-facts.data.ts';
import { mayTellTime } from '../doubts/unread-facts.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { mayCountEaters } from './facts/fed-statements.ts';
import { timeStatements } from './facts/time-statements.ts';
import type { LabelledLine } from './labels/line-label.ts';
import type { TextLine } from './lines/page-line.ts';

/** What was set aside and says in so few letters for how many it is may be of the recipe. */
const LONGEST_FACTS = 120;

/** What a draft is held against: all lines but those around the recipe; of a page also those in which it may say for how many it is. */
export function doubtedText(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
  draft: RecipeDraft,
  isPlaced: boolean,
): string {
  const lacksYield = draft.yieldText === null && draft.servings === null;
  const title = labels.findIndex(({ label }) => label === 'T');
  const first = labels.findIndex(({ label }, at) => at > title && /[IL]/.test(label));
  const isHead = (at: number) =>
    at < first && ((title >= 0 && at > title) || at >= first - LINES_OF_HEAD);
  // What was left out right below a step and begins small may be its end.
  const goesOnWithStep = (at: number) =>
    /[Ss]/.test(labels[at - 1]?.label ?? '') &&
    lines[at]!.gap < 0.5 &&
    /^\p{Ll}/u.test(lines[at]!.text);
  const lacksTime = draft.prepTime === null && draft.cookTime === null && draft.totalTime === null;
  const last = labels.findLastIndex(({ label }) => /[Ss]/.test(label));
  // "Quick to do, half an hour start to finish." right below the steps, where no time was taken.
  const mayTellWhole = (at: number) =>
    lacksTime &&
    last >= 0 &&
    at > last &&
    at <= last + LINES_BELOW &&
    lines[at]!.text.length <= LONGEST_FACTS &&
    timeStatements(lines[at]!.text).some(({ cue }) => cue === 'whole' || cue === 'mayBeWhole');
  const saysYield = (text: string) =>
    lacksYield &&
    text.length <= LONGEST_FACTS &&
    [saysForHowMany, countedByButtons].some((said) => said.test(foldText(text)));
  return lines
    .flatMap(({ text }, at) => {
      if (labels[at]!.label !== 'X') return [text];
      if (isPlaced) return saysYield(text) ? [text] : [];
      if (goesOnWithStep(at) || mayTellWhole(at)) return [text];
      if (!isHead(at) || text.length > LONGEST_HEAD) return [];
      return sentencesByCapitals(text).filter(
        (sentence) => sentence.length <= LONGEST_FACTS && statesUnread(sentence, draft),
      );
    })
    .join('\n');
}

/** So many lines right below the last step may still be of the recipe. */
const LINES_BELOW = 3;
/** So many lines above the list may be of its head, though the dish is named below them: "It does half a dozen people." */
const LINES_OF_HEAD = 8;
const LONGEST_HEAD = 1_000;

/** Whether a line may say for how many it is, or how long it takes, where the draft does not. */
const statesUnread = (
  text: string,
  { servings, yieldText, prepTime, cookTime, totalTime }: RecipeDraft,
): boolean =>
  (servings === null && yieldText === null && mayCountEaters(text)) ||
  (prepTime === null && cookTime === null && totalTime === null && mayTellTime(text));
