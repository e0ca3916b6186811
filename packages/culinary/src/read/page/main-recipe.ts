import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldText } from '../../words/fold.ts';
import { lineCount } from './measure-draft.ts';
import type { PageFacts } from './page-facts.ts';

const key = (title: string) =>
  foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const weight = (draft: RecipeDraft) =>
  (lineCount(draft) ? 2 : 0) + (draft.steps.length ? 2 : 0) + (draft.title ? 1 : 0);

/** Whether a recipe is called what the page calls itself. */
export const bearsTitle = ({ title }: RecipeDraft, facts: PageFacts): boolean =>
  title !== null &&
  key(title) !== '' &&
  [...facts.headings, ...facts.windowTitles].some((name) => key(name).startsWith(key(title)));

/**
 * The page's main recipe among several: the fullest, and of equally full ones that which bears the
 * page's own title, else the first. Null when there is none.
 */
export function mainRecipe(drafts: readonly RecipeDraft[], facts: PageFacts): RecipeDraft | null {
  const score = (draft: RecipeDraft) => weight(draft) + (bearsTitle(draft, facts) ? 1 : 0);
  let best: RecipeDraft | null = null;
  for (const draft of drafts) if (!best || score(draft) > score(best)) best = draft;
  return best;
}

/** "Plum tart: an easy recipe | Ada's Kitchen" is the plum tart. */
const isLongerName = (title: string, main: string | null): boolean =>
  main !== null &&
  title.toLowerCase().startsWith(main.toLowerCase()) &&
  /^\s*[:|»]\s/.test(title.slice(main.length));

/** The other recipes' titles, each once. */
export function otherTitles(titles: readonly string[], main: string | null): string[] {
  const seen = new Set(main ? [key(main)] : []);
  const others: string[] = [];
  for (const title of titles) {
    if (seen.has(key(title)) || isLongerName(title, main)) continue;
    seen.add(key(title));
    others.push(title);
  }
  return others.slice(0, 50);
}
