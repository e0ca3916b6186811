import type { Reading } from '../domain/intake/source/reading.ts';
import type { Reader } from '../reading/reader.ts';
import { readingOfWords } from './reading-of-words.ts';

/** Pasted text. */
export async function readTextSource(
  reader: Reader,
  text: string,
  signal: AbortSignal,
): Promise<Reading> {
  return readingOfWords(await reader.read('text', text, signal));
}
