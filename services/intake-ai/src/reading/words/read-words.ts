import { readText, type PageLine } from '@convivio/culinary/read';
import type { WordsRead } from './words-read.ts';

/** A text, or the lines of pages with their places, page after page. */
export type Words = string | PageLine[];

/** The recipe of a text that was pasted or stands below a post, or of lines that were recognised. */
export function readWords(words: Words): WordsRead {
  return {
    draft: readText(words),
    text: typeof words === 'string' ? words : words.map(({ text }) => text).join('\n'),
  };
}
