import { foldWords } from '../words/fold.ts';
import { sectionHeading } from './headings/section-heading.ts';
import { namesAllergen } from './of-no-dish.ts';

const LONGEST = 80;
const MOST_WORDS_OF_HEADING = 5;
const FEWEST_ALLERGENS = 3;

/**
 * Whether a remark is what the boxes of a sheet leave behind: the heading of a section without what stood below it, or the columns of a
 * table of allergens, whose marks are lost; "Gluten Fish Eggs Milk" would say that the dish has all of them.
 */
export function isEmptyLabel(remark: string): boolean {
  if (remark.length > LONGEST || /[.!?,;]/u.test(remark) || /:\s*\S/u.test(remark)) return false;
  const words = foldWords(remark).split(' ');
  if (words.length >= FEWEST_ALLERGENS && words.every(namesAllergen)) return true;
  const heading = words.length <= MOST_WORDS_OF_HEADING ? sectionHeading(remark) : null;
  return heading !== null && EMPTY.has(heading.section) && !heading.inline;
}

/** What these head is never said by their heading alone; "Serves four" is. */
const EMPTY: ReadonlySet<string> = new Set(['nutrition', 'equipment', 'tips', 'end']);
