import { foldText } from '../../words/fold.ts';
import { stemsOf } from '../text/title/title-words.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';

/** From here on the labels know better than the head of the page which line names the dish. */
const SURE_TITLE = 0.6;
/** The same where the recipe speaks of that dish, and of nothing that the head of the page names. */
const SURE_OF_SPOKEN = 0.4;
/** Below this the labels know of no title. */
const LEAST_SURE = 0.1;
/** Words of so many letters are all of their stem: "plum" is in "plums". */
const SHORT_STEM = 4;

/** The name that the page states, or the line that reads like the dish's where the page names itself or says more than the name. */
export function titleAmong(
  stated: string | null,
  isOfRecipe: boolean,
  { draft, titleCertainty }: LabelledPage,
): string | null {
  if (draft.title === null || titleCertainty < LEAST_SURE) return stated;
  if (titleCertainty < SURE_OF_SPOKEN) return stated ?? draft.title;
  if (stated === null) return draft.title;
  const isSure = titleCertainty >= SURE_TITLE;
  const [long, short] = [foldText(stated), foldText(draft.title)];
  if (
    isSure &&
    long.startsWith(short) &&
    /^[^|»]{0,40}\s[|»]\s/u.test(stated.slice(draft.title.length))
  )
    return draft.title;
  if (isOfRecipe) return stated;
  const spoken = stemsOf([
    ...draft.ingredients.flatMap(({ lines }) => lines),
    ...draft.steps.map(({ text }) => text),
  ]);
  const isSpokenStem = (stem: string) =>
    spoken.has(stem) ||
    (stem.length === SHORT_STEM && [...spoken].some((other) => other.startsWith(stem)));
  const isSpoken = (title: string) => [...stemsOf([title])].some(isSpokenStem);
  return isSpoken(draft.title) && !isSpoken(stated) ? draft.title : stated;
}
