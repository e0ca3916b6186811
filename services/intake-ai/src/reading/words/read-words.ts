import { readJsonText, readText, type PageLine } from '@convivio/culinary/read';
import type { RecipeDraft } from '@convivio/culinary/recipe';
import { ReadingError } from '../reading-error.ts';
import type { WordsRead } from './words-read.ts';

/** A text, or the lines of pages with their places, page after page. */
export type Words = string | PageLine[];

/** The recipe of a text that was pasted or stands below a post, or of lines that were recognised. Throws ReadingError. */
export function readWords(words: Words): WordsRead {
  return typeof words === 'string'
    ? { draft: draftOfText(words, 'text'), text: words }
    : { draft: readText(words), text: words.map(({ text }) => text).join('\n') };
}

/** The recipe of a text, or of a text file, also of one that is JSON. Throws ReadingError for JSON without a recipe. */
export function draftOfText(text: string, what: 'file' | 'text'): RecipeDraft {
  const data = readJsonText(text, what);
  if (data === null) return readText(text);
  if (data.problem !== null) throw new ReadingError('JSON_UNREADABLE', data.problem);
  return data.draft;
}
