import type { Reading } from '../domain/intake/source/reading.ts';
import type { WordsRead } from '../reading/words/words-read.ts';

/** What was read from a source that is text, without a picture or an address yet. */
export function readingOfWords({ draft, text }: WordsRead): Reading {
  return {
    draft,
    sourceText: text,
    confidence: null,
    scans: async () => [],
    unreadable: null,
    unreadPages: [],
    unreadParts: [],
    picture: null,
    mimeType: null,
    furtherTypes: [],
    url: null,
  };
}
