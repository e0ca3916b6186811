import type { PageForm } from '../page/html/parse-page.ts';
import type { Told } from './form-doubts.ts';

/** A longer page holds much beside a recipe, and is read once. */
const LONGEST = 400_000;
/** So does one that shows more lines. */
const MOST_LINES = 600;

/** Whether a page is no longer than one that is read again. `text`: its words line by line. */
export const isReadAgain = (html: string, text: string): boolean =>
  html.length <= LONGEST && text.split('\n', MOST_LINES + 1).length <= MOST_LINES;

const renamed = (names: readonly string[], as: string): PageForm => ({
  tags: new Map(names.map((name) => [name, as])),
});

/** The forms that a page without recipe data is read in once more, and what of the reading must come out the same. */
export const PAGE_FORMS: readonly { form: PageForm; tells: readonly Told[] }[] = [
  { form: { inSmallLetters: true }, tells: ['title'] },
  { form: renamed(['strong', 'b', 'em', 'i'], 'span'), tells: ['title', 'lines', 'furtherLines'] },
  { form: renamed(['h2', 'h3', 'h4', 'h5', 'h6'], 'p'), tells: ['title'] },
];
