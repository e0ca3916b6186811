import type { Element } from 'domhandler';
import { stemsOf } from '../text/title/title-words.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { readMicrodata } from './markup/microdata.ts';
import { isWhole } from './measure-draft.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * The elements of a page that are marked up as recipes and tell of other dishes: none in full, and none whose name shares a word with
 * what the page calls itself.
 */
export function otherDishes(page: ParsedPage, facts: PageFacts, url: string): Set<Element> {
  const called = stemsOf([...facts.headings, ...facts.windowTitles]);
  const isOther = (title: string | null): boolean => {
    const own = stemsOf(title === null ? [] : [title]);
    return own.size > 0 && ![...own].some((stem) => called.has(stem));
  };
  const marked = facts.headings.length > 0 ? readMicrodata(page.elements, url) : [];
  return new Set(
    marked
      .filter(({ draft }) => !isWhole(draft) && isOther(draft.title))
      .map(({ element }) => element),
  );
}
