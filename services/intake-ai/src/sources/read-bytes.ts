import type { Reading } from '../domain/intake/source/reading.ts';
import type { Reader } from '../reading/reader.ts';
import { ReadingError } from '../reading/reading-error.ts';

/** A recipe from the bytes of a file. Throws ProductError. */
export async function readBytes(
  reader: Reader,
  bytes: Uint8Array,
  name: string,
  signal: AbortSignal,
): Promise<Reading> {
  const { type, draft, text, confidence, unreadable, unreadPages, unreadParts } = await reader.read(
    'file',
    { bytes, name },
    signal,
  );
  return {
    draft,
    sourceText: text,
    confidence,
    scans: async () => (confidence === null ? [] : reader.read('scans', { bytes, type }, signal)),
    unreadable: unreadable && new ReadingError(unreadable.code, unreadable.sentence),
    unreadPages: unreadPages.map((page) => ({ page, why: null })),
    unreadParts,
    picture: null,
    mimeType: type,
    furtherTypes: [],
    url: null,
  };
}
