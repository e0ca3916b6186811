import { readText } from '@convivio/culinary/read';
import type { Reading } from '../domain/source/reading.ts';

/** Pasted text. */
export function readTextSource(text: string): Reading {
  return {
    draft: readText(text),
    sourceText: () => text,
    confidence: null,
    scans: async () => [],
    unreadable: null,
    picture: null,
    mimeType: null,
    url: null,
  };
}
