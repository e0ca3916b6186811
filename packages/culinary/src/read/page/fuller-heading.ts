import { namesFood } from '../../foods/line-words.ts';
import { foldWords } from '../../words/fold.ts';
import type { PageFacts } from './page-facts.ts';

/** A heading that goes on for longer tells more than the name. */
const MOST_WORDS = 9;
/** "with", "mit": what stands behind one of them tells what the dish is made of. */
const JOINT =
  /^(?:\S+\s){0,2}(?:with|and|in|mit|und|auf|avec|et|au|aux|con|e|ed|al|alla|ai|y|en)\s/u;

/**
 * The heading of a page that begins with the name which its data give the recipe, and goes on with what the dish is made of: "Kasha"
 * of "Kasha varnishkes with wild mushrooms", or says in full what
 * the data have in quotes. Only where the window of the page is called so, too; else null.
 */
export function fullerHeading(
  name: string,
  { headings, windowTitles }: Pick<PageFacts, 'headings' | 'windowTitles'>,
): string | null {
  const begins = `${foldWords(name)} `;
  return (
    headings.find((heading) => {
      const folded = foldWords(heading);
      const rest = folded.slice(begins.length);
      return (
        folded.startsWith(begins) &&
        folded.split(' ').length <= MOST_WORDS &&
        windowTitles.some((title) => foldWords(title).startsWith(folded)) &&
        (IN_QUOTES.test(name) || goesOnWithFood(heading, rest))
      );
    }) ?? null
  );
}

/** A word in quotes within a name, which another place gives without them: 'Les "navettes" de mamie'. */
const IN_QUOTES = /[\p{L}\s]["“”„«»]|["“”„«»][\p{L}\s]/u;

/** Whether what a heading adds to a name tells what the dish is made of. Behind a stroke or a stop stands what is said of it. */
const goesOnWithFood = (heading: string, rest: string): boolean =>
  /^[\p{L}\p{M}\p{N}\s'’-]+$/u.test(heading) && JOINT.test(rest) && namesFood(rest);
