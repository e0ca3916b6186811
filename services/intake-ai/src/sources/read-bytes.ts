import { emptyDraft } from '@convivio/culinary/recipe';
import { readText, type PageLine } from '@convivio/culinary/read';
import { ProductError } from '@convivio/platform/errors';
import type { Reading } from '../domain/source/reading.ts';
import { readPicture } from '../reading/picture/read-picture.ts';
import { readPdf } from '../reading/pdf/read-pdf.ts';
import { readTextFile } from '../reading/file/read-text-file.ts';
import { ReadingError } from '../reading/reading-error.ts';
import { sniffFile } from '../reading/file/sniff-file.ts';
import { asProductError } from './reading-failure.ts';
import { scansOfImage, scansOfPdf } from './scans.ts';

const NO_SCANS = async () => [];

/** Files in which the product sees nothing, but a provider with vision may: handwriting, poor light. Broken and oversized ones are hopeless for both. */
const WORTH_A_LOOK = new Set<string>([
  'IMAGE_WITHOUT_TEXT',
  'IMAGE_TOO_DARK',
  'IMAGE_BLURRED',
  'PDF_WITHOUT_TEXT',
]);

/** A recipe from the bytes of a file, by what they are and not by what the file is called. Throws ProductError. */
export async function readBytes(
  bytes: Uint8Array,
  name: string,
  signal: AbortSignal,
): Promise<Reading> {
  try {
    const { kind, type } = await sniffFile(bytes, name);
    if (kind === 'text') {
      const { text } = readTextFile(bytes);
      return { ...plain(type), draft: readText(text), sourceText: () => text };
    }
    if (kind === 'pdf')
      return await readScan(
        () => readPdf(bytes, signal),
        () => scansOfPdf(bytes),
        type,
      );
    return await readScan(
      async () => ({ ...(await readPicture(bytes, signal)), scanned: true }),
      () => scansOfImage(bytes),
      type,
    );
  } catch (error) {
    throw asProductError(error);
  }
}

const plain = (mimeType: string) => ({
  confidence: null,
  scans: NO_SCANS,
  unreadable: null,
  picture: null,
  mimeType,
  url: null,
});

async function readScan(
  read: () => Promise<{ lines: PageLine[]; scanned: boolean }>,
  scans: Reading['scans'],
  type: string,
): Promise<Reading> {
  try {
    const { lines, scanned } = await read();
    const draft = readText(lines);
    return {
      ...plain(type),
      draft,
      sourceText: () => lines.map(({ text }) => text).join('\n'),
      ...(scanned && { confidence: confidenceOf(lines), scans }),
    };
  } catch (error) {
    const failure = asProductError(error);
    if (!(
      error instanceof ReadingError &&
      WORTH_A_LOOK.has(error.code) &&
      failure instanceof ProductError
    ))
      throw error;
    return {
      ...plain(type),
      draft: emptyDraft(),
      sourceText: () => '',
      confidence: 0,
      scans,
      unreadable: failure,
    };
  }
}

/** Weighted by length; lines that were not recognised but written count as certain. */
function confidenceOf(lines: PageLine[]): number {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  return length === 0
    ? 0
    : lines.reduce((sum, { text, confidence }) => sum + (confidence ?? 100) * text.length, 0) /
        length;
}
