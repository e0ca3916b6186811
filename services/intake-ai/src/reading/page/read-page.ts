import { readPage } from '@convivio/culinary/read';
import { emptyDraft } from '@convivio/culinary/recipe';
import { LIMITS } from '../limits.data.ts';
import type { WordsRead } from '../words/words-read.ts';
import { decodePage } from './decode-page.ts';

/** A page as it was fetched. */
export interface PageBytes {
  bytes: Uint8Array;
  charset: string | null;
  /** Where it was found. */
  url: string;
}

/** The recipe of a web page, and its words; an empty draft where it holds none. */
export function readPageBytes({ bytes, charset, url }: PageBytes): WordsRead {
  const { draft, text } = readPage(decodePage({ bytes, charset }), url);
  return { draft: draft ?? emptyDraft(), text: text().slice(0, LIMITS.textCharacters) };
}
