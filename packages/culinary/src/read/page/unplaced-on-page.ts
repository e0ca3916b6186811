import type { RecipeDraft } from '../../recipe/recipe.ts';
import { wordsBeside } from '../../recipe/words-beside.ts';
import { foldWords } from '../../words/fold.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { isFurniture } from '../text/lines/page-furniture.ts';
import { unplacedLines } from '../text/lines/unplaced-lines.ts';
import { htmlLines } from './html/html-lines.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { statesFacts } from './plain/stated-labels.ts';

const mostLines = 4_000;
/** More than so many are another matter that stands between list and steps. */
const mostUnplaced = 8;

/** What a page shows between the first line of its list and its last step and the draft holds nowhere: a box of remarks, a hint of a program. */
export function unplacedOnPage(draft: RecipeDraft, { roots }: ParsedPage): string[] {
  const shown = htmlLines(roots, { most: mostLines });
  const folded = shown.map(({ text }) => foldWords(text));
  const listed = new Set(draft.ingredients.flatMap((group) => group.lines.map(foldWords)));
  const steps = new Set(draft.steps.map(({ text }) => foldWords(text)));
  const [first, last] = [
    folded.findIndex((line) => listed.has(line)),
    folded.findLastIndex((line) => steps.has(line)),
  ];
  if (first < 0 || last <= first) return [];
  const read = [
    ...wordsBeside(draft),
    ...draft.ingredients.flatMap((group) => group.lines),
    ...draft.steps.map(({ text }) => text),
    ...draft.leftOut,
    ...draft.otherRecipes,
  ];
  const among = shown
    .slice(first, last)
    .filter(
      ({ text, linked }) =>
        !linked && !isFurniture(text) && !statesFacts(text) && sectionHeading(text) === null,
    );
  const unplaced = unplacedLines(
    among.map(({ text }) => ({ text, page: 1 })),
    read,
  );
  return unplaced.length > mostUnplaced ? [] : unplaced;
}
