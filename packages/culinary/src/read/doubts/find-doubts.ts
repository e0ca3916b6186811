import type { RecipeDraft } from '../../recipe/recipe.ts';
import { amountDoubts } from './amount-doubts.ts';
import type { DoubtSource } from './doubt-source.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { crowdedLines } from './crowded-lines.ts';
import { groupDoubts } from './group-doubts.ts';
import { hardToReadDoubts } from './hard-to-read.ts';
import { joinedLines } from './joined-lines.ts';
import { joinedSteps } from './joined-steps.ts';
import { languageDoubts } from './language-doubts.ts';
import { leftOutDoubts } from './left-out-doubts.ts';
import { leftOutLines } from './left-out-lines.ts';
import { leftOutSteps } from './left-out-steps.ts';
import { lineDoubts } from './line-doubts.ts';
import { misreadFigureDoubts } from './misread-figures.ts';
import { otherFigureDoubts, unreadAmountDoubts } from './other-figures.ts';
import { misreadSigns } from './misread-signs.ts';
import { misreadWords } from './misread-words.ts';
import { aboveTitle, numberDoubts, orderDoubts } from './order-doubts.ts';
import { partedLines } from './parted-lines.ts';
import { remarkDoubts } from './remark-doubts.ts';
import { stepDoubts } from './step-doubts.ts';
import { takenLines } from './taken-lines.ts';
import { timeDoubts } from './time-doubts.ts';
import { titleDoubts } from './title-doubts.ts';
import { unreadFacts } from './unread-facts.ts';
import { unsureWordDoubts } from './unsure-words.ts';
import { useDoubts } from './use-doubts.ts';
import { yieldDoubts } from './yield-doubts.ts';

/** More of a source than this is no recipe, and a list of more lines is doubted by its first. */
const MOST_CHARACTERS = 200_000;
const MOST_LINES = 300;

/** What of a finished draft a person should look at, line by line. */
export function findDoubts(whole: RecipeDraft, source: DoubtSource): Doubt[] {
  const all = whole.ingredients.flatMap((group) => group.lines);
  const draft = { ...whole, steps: whole.steps.slice(0, MOST_LINES) };
  const lines = all.slice(0, MOST_LINES);
  // What is lacking altogether is said by the reader.
  if (lines.length === 0 || draft.steps.length === 0) return timeDoubts(draft);
  const words = source.text.slice(0, MOST_CHARACTERS);
  const taken = takenLines(whole, all, words);
  const further = draft.otherRecipes.length > 0;
  const missing = further
    ? []
    : [
        ...leftOutLines(draft.title, lines, taken),
        ...leftOutSteps(draft, lines, taken, source.ofPage),
      ];
  return [
    ...titleDoubts(draft, lines, source, taken),
    ...yieldDoubts(draft, lines),
    ...timeDoubts(draft),
    ...unreadFacts(draft, taken),
    ...lineDoubts(draft, lines),
    ...groupDoubts(draft),
    ...joinedLines(lines, taken, source.rows ?? [], {
      language: draft.language,
      isPlaced: source.isPlaced === true,
    }),
    ...partedLines(lines, words),
    ...(source.isStated ? [] : crowdedLines(lines)),
    ...(source.ofPage || source.isPlaced ? [] : joinedSteps(draft.steps, source.rows ?? [])),
    ...amountDoubts(draft, lines),
    ...stepDoubts(draft, lines, taken),
    ...(source.isStated ? [] : remarkDoubts(draft)),
    ...misreadFigureDoubts(lines, source.mended ?? []),
    ...otherFigureDoubts(lines, source.otherFigures ?? []),
    ...unreadAmountDoubts(lines, source.withoutAmount ?? []),
    ...misreadWords(draft, lines, words, {
      isRecognised: (source.mended ?? []).length > 0,
      isTyped: source.ofPage,
    }),
    ...misreadSigns(draft, lines, source.mended ?? []),
    ...unsureWordDoubts(draft, lines, words, source.unsure ?? []),
    ...hardToReadDoubts(draft, lines, source.mended ?? [], words, source.unsure ?? []),
    ...languageDoubts(draft),
    ...orderDoubts(draft, taken),
    ...numberDoubts(draft),
    ...(source.isPlaced ? aboveTitle(draft, lines, taken) : []),
    ...useDoubts(draft, lines),
    ...missing,
    ...(missing.length > 0 ? [] : leftOutDoubts(draft, lines, words, source.ofPage)),
  ];
}
