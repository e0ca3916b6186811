import { setImmediate as immediate } from 'node:timers/promises';
import type { PageLine } from '@convivio/culinary/read';
import { LIMITS } from '../limits.data.ts';
import { openPdf } from './pdf-document.ts';
import { textOfPage } from './pdf-text.ts';
import { renderPage } from './pdf-render.ts';
import { readPicture } from '../picture/read-picture.ts';
import { ReadingError } from '../reading-error.ts';

export interface PdfText {
  lines: PageLine[];
  pages: number;
  /** True when at least one page had no text of its own and was read by OCR. */
  scanned: boolean;
}

/** Fewer letters than this are a stamp or a page number on a scanned page, not its text. */
const FEWEST_LETTERS = 25;

/**
 * Reads a PDF: the text layer with its places, and by OCR the pages that have none.
 * Throws ReadingError when it is protected, broken, too long or holds no text; aborts with the signal's reason.
 */
export async function readPdf(bytes: Uint8Array, signal?: AbortSignal): Promise<PdfText> {
  if (bytes.length === 0)
    throw new ReadingError('EMPTY_FILE', 'This file is empty. Choose another one.');
  signal?.throwIfAborted();
  const stop = AbortSignal.any([AbortSignal.timeout(LIMITS.pdfTime), ...(signal ? [signal] : [])]);
  const document = await openPdf(bytes);
  try {
    const pages = document.numPages;
    if (pages > LIMITS.pdfPages)
      throw new ReadingError(
        'PDF_TOO_LONG',
        `This PDF has ${pages} pages; up to ${LIMITS.pdfPages} can be read. Save the pages of the recipe as a PDF of their own.`,
      );
    const lines: PageLine[] = [];
    const blank: number[] = [];
    for (let number = 1; number <= pages; number++) {
      checkTime(stop, signal);
      const page = await document.getPage(number);
      const text = await textOfPage(page);
      if (countLetters(text) >= FEWEST_LETTERS) lines.push(...text);
      else blank.push(number);
      page.cleanup();
      // The parser works on this thread without a pause; others want to be served between two pages.
      await immediate();
    }
    const scanned = await readScannedPages(blank.slice(0, LIMITS.ocrPages), lines);
    if (lines.length === 0)
      throw new ReadingError(
        'PDF_WITHOUT_TEXT',
        'No text was found in this PDF. If it is a scan, scan it again at a higher resolution.',
      );
    return { lines: lines.sort((a, b) => a.page - b.page), pages, scanned };
  } catch (error) {
    if (error instanceof ReadingError || signal?.aborted) throw error;
    throw new ReadingError(
      'PDF_BROKEN',
      'This PDF is damaged or incomplete. Export or download it again and try once more.',
      { cause: error },
    );
  } finally {
    await document.loadingTask.destroy().catch(() => undefined);
  }

  async function readScannedPages(numbers: number[], lines: PageLine[]): Promise<boolean> {
    let found = false;
    for (const number of numbers) {
      checkTime(stop, signal);
      const picture = await renderPage(document, number);
      if (!picture) continue;
      const read = await readPicture(picture, signal).catch((error: unknown) => {
        if (error instanceof ReadingError && error.code !== 'READER_UNAVAILABLE') return null;
        throw error;
      });
      if (!read) continue;
      found = true;
      lines.push(...read.lines.map((line) => ({ ...line, page: number })));
    }
    return found;
  }
}

function countLetters(lines: PageLine[]): number {
  return lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function checkTime(stop: AbortSignal, signal: AbortSignal | undefined): void {
  signal?.throwIfAborted();
  if (stop.aborted)
    throw new ReadingError(
      'READING_TIMEOUT',
      'Reading this PDF took too long. Save the page of the recipe as a PDF of its own.',
    );
}
