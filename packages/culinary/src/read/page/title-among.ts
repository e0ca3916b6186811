import { doubtOfTitle, type Doubt } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { shortened } from '../doubts/shortened.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { tellsOfRecipe } from './praise.data.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';
import { withoutTitleLabel } from './plain/title-above.ts';

/** From here on the labels know better than the head of the page which line names the dish. */
const SURE_TITLE = 0.6;
/** The same against a heading that speaks of the dish, too: a question, the news, a product. */
const SURE_AGAINST_HEADING = 0.75;
/** The same where the recipe speaks of that dish, and of nothing that the head of the page names. */
const SURE_OF_SPOKEN = 0.4;
/** The same where the recipe speaks of neither. */
const SURE_OF_NAME = 0.95;
/** Below this the labels know of no title. */
const LEAST_SURE = 0.1;
/** Words of so many letters are all of their stem: "plum" is in "plums". */
const SHORT_STEM = 4;

/** What a page calls itself. */
interface StatedTitle {
  title: string | null;
  /** Whether the data of the recipe say so. */
  isOfRecipe: boolean;
  /** Whether a heading of the page says so, not its window alone. */
  isHeading: boolean;
}

/** The name that the page states, or the line that reads like the dish's where the page names itself or says more than the name. */
export function titleAmong(
  { title: stated, isOfRecipe, isHeading }: StatedTitle,
  { draft, titleCertainty, repeated, lines }: LabelledPage,
): string | null {
  const named = draft.title === null ? null : withoutTitleLabel(draft.title);
  if (named === null || titleCertainty < LEAST_SURE) return stated;
  if (titleCertainty < SURE_OF_SPOKEN) return stated ?? named;
  if (stated === null) return named;
  const [long, short] = [foldWords(stated), foldWords(named)];
  if (
    titleCertainty >= SURE_TITLE &&
    long.startsWith(short) &&
    /^[^|»]{0,40}\s[|»]\s/u.test(stated.slice(named.length))
  )
    return named;
  if (isOfRecipe || repeated.has(long)) return stated;
  if (isHeading && !long.includes(short) && standsAbove(short, long, lines)) return stated;
  const isSpoken = spokenIn(draft);
  if (/^["“”„«»]/.test(named)) return stated;
  // Of "Tortilla" and "Cycling club" the steps may speak of neither.
  if (!isSpoken(named))
    return titleCertainty >= SURE_OF_NAME && !isSpoken(stated) && !long.includes(short)
      ? named
      : stated;
  if (!isHeading || !isSpoken(stated)) return named;
  // "Gnocchi alla romana: la ricetta tradizionale di semolino"
  if (tellsOfRecipe.test(short) && long.includes(short)) return stated;
  // What a sentence tells is no name against the one that heads the page.
  if (!isLine(named, lines)) return stated;
  return titleCertainty >= SURE_AGAINST_HEADING && !long.startsWith(short) ? named : stated;
}

/** Whether words fill a line above the heading of a page, as what a site says of itself below its name does. */
function standsAbove(words: string, heading: string, lines: readonly { text: string }[]): boolean {
  const all = lines.map(({ text }) => foldWords(text));
  const [at, below] = [all.lastIndexOf(words), all.indexOf(heading)];
  return at >= 0 && at < below;
}

/** Whether a line is the name with no more than a few words around it, as "Recipe: fine oil biscuits", or opens with it, and no sentence only holds it. */
export const isLine = (name: string, lines: readonly { text: string }[]): boolean => {
  const words = foldWords(name);
  const most = words.split(' ').length + MOST_AROUND;
  return lines.some(({ text }) => {
    const line = foldWords(text);
    return line.startsWith(words) || (line.includes(words) && line.split(' ').length <= most);
  });
};
const MOST_AROUND = 4;

/** What the list, the steps and the yield speak of: "Ingredients for eight huffkins" names the dish as well. */
export function spokenIn({
  ingredients,
  steps,
  yieldText,
}: Pick<LabelledPage['draft'], 'ingredients' | 'steps' | 'yieldText'>): (title: string) => boolean {
  const spoken = stemsOf([
    yieldText ?? '',
    ...ingredients.flatMap(({ lines }) => lines),
    ...steps.map(({ text }) => text),
  ]);
  const isSpokenStem = (stem: string) =>
    spoken.has(stem) ||
    (stem.length === SHORT_STEM && [...spoken].some((other) => other.startsWith(stem)));
  return (title) => [...stemsOf([title])].some(isSpokenStem);
}

/** What the page calls itself and the line near the list where each may be the title, and neither holds the other's words. */
export function rivalTitles(
  title: string | null,
  stated: StatedTitle,
  { draft, titleCertainty }: LabelledPage,
): Doubt[] {
  if (title === null || stated.isOfRecipe || titleCertainty >= SURE_AGAINST_HEADING) return [];
  if (stated.title === null && titleCertainty < SURE_OF_SPOKEN)
    return [doubtOfTitle(`“${shortened(title)}” may not be the title.`, title)];
  const isSpoken = spokenIn(draft);
  const others = [stated.title, titleCertainty >= SURE_OF_SPOKEN ? draft.title : null];
  const other = others.find((name) => name !== null && !areAlike(name, title) && isSpoken(name));
  return other
    ? [doubtOfTitle(`The title may be “${shortened(other)}”, not “${shortened(title)}”.`, other)]
    : [];
}

const areAlike = (one: string, other: string): boolean => {
  const [first, second] = [foldWords(one), foldWords(other)];
  return first.includes(second) || second.includes(first);
};
