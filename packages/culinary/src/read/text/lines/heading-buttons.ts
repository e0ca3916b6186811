import { sectionHeading } from '../../headings/section-heading.ts';
import { statedFacts } from '../facts/stated-facts.ts';
import type { PageLine } from './page-line.ts';

/** In heights of a line. */
const APART = 3;
const OF_RECIPE: ReadonlySet<string> = new Set(['ingredients', 'instructions']);

/** "Ingredients                    Add to shopping list": what an app offers, far at the right of a heading of its own. */
export const isButtonOfHeading = (heading: PageLine, aside: PageLine): boolean =>
  aside.x - heading.x - heading.width > APART * heading.height &&
  isWholeHeading(heading.text) &&
  !isWholeHeading(aside.text) &&
  !/\d/.test(aside.text) &&
  statedFacts(aside.text) === null;

const isWholeHeading = (text: string): boolean => {
  const heading = sectionHeading(text.trim());
  return heading !== null && OF_RECIPE.has(heading.section) && heading.rest === '';
};
