import { readText } from '@convivio/culinary/read';
import type { WordsRead } from './words-read.ts';

/** The recipe of a text: pasted, or below a post. */
export function readWords(text: string): WordsRead {
  return { draft: readText(text), text };
}
