import { constants, inflateSync } from 'node:zlib';
import { LIMITS } from '../limits.data.ts';
import { ReadingError } from '../reading-error.ts';

const DICTIONARY = 2000;

/**
 * Refuses early, with a sentence of its own, a PDF whose plainly written streams unpack to far more than a page can need. What hides its
 * streams from this is bounded by the time and memory of the process that reads it.
 */
export function checkPdfStreams(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  let total = 0;
  for (;;) {
    at = file.indexOf('stream', at);
    if (at < 0) return;
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') {
      at += 6;
      continue;
    }
    const dictionary = dictionaryBefore(file, at);
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    const end = file.indexOf('endstream', start);
    if (/Fl(?:ateDecode)?[\s\]/>]/.test(dictionary)) {
      if (/\/Fl(?:ateDecode)?\s*\/(?:Fl|LZW)/.test(dictionary)) throw tooLarge();
      total += unpackedSize(
        file.subarray(start, end < 0 ? file.length : end),
        limitFor(dictionary),
      );
      if (total > LIMITS.pdfTotalBytes) throw tooLarge();
    }
    at = end < 0 ? file.length : end + 9;
  }
}

/** What draws a page has no type of its own; it takes the parser longest for its size. */
function limitFor(dictionary: string): number {
  if (/\/Subtype\s*\/Image/.test(dictionary)) return LIMITS.pdfImageBytes;
  return /\/(?:Type|Subtype|Length1|N)\b/.test(dictionary)
    ? LIMITS.pdfStreamBytes
    : LIMITS.pdfContentBytes;
}

function dictionaryBefore(file: Buffer, at: number): string {
  const text = file.toString('latin1', Math.max(0, at - DICTIONARY), at);
  const from = text.lastIndexOf(' obj');
  return from < 0 ? text : text.slice(from);
}

function unpackedSize(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH })
      .length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    return 0;
  }
}

function tooLarge(): ReadingError {
  return new ReadingError(
    'PDF_TOO_LARGE',
    'This PDF unpacks to more data than can be read. Print the page of the recipe to a new PDF and try again.',
  );
}
