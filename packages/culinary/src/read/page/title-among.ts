import { foldText } from '../../words/fold.ts';
import { stemsOf } from '../text/title/title-words.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';

/** From here on the labels know better than the head of the page which line names the dish. */
const SURE_TITLE = 0.6;

/** The name that the page states, or the line that reads like the dish's where the page names itself or says more than the name. */
export function titleAmong(
  stated: string | null,
  isOfRecipe: boolean,
  { draft, titleCertainty }: LabelledPage,
): string | null {
  if (draft.title === null || titleCertainty < SURE_TITLE) return stated ?? draft.title;
  if (stated === null) return draft.title;
  const [long, short] = [foldText(stated), foldText(draft.title)];
  if (long.startsWith(short) && /^[^|»]{0,40}\s[|»]\s/u.test(stated.slice(draft.title.length)))
    return draft.title;
  if (isOfRecipe) return stated;
  const spoken = stemsOf([
    ...draft.ingredients.flatMap(({ lines }) => lines),
    ...draft.steps.map(({ text }) => text),
  ]);
  const isSpoken = (title: string) => [...stemsOf([title])].some((stem) => spoken.has(stem));
  return isSpoken(draft.title) && !isSpoken(stated) ? draft.title : stated;
}
