import type { PageLine } from '@convivio/culinary/read';
import { jobGoesOn } from '@convivio/platform/processes/job-goes-on';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { LIMITS } from '../limits.data.ts';
import { openPdf } from './pdf-document.ts';
import { pagesInTime } from './pages-in-time.ts';
import { textOfPage } from './pdf-text.ts';
import { renderPage } from './pdf-render.ts';
import { readPicture, type PictureRead } from '../picture/read-picture.ts';
import { ReadingError } from '../reading-error.ts';

export interface PdfText {
  lines: PageLine[];
  pages: number;
  /** True when at least one page had no text of its own and was read by OCR. */
  scanned: boolean;
  /** Pages of which nothing could be read although they are not empty, or which are beyond the bound of OCR. */
  unread: number[];
  /** Parts of pages read by OCR on which there is writing of which nothing was read. */
  unreadParts: { page: number; below: string | null }[];
}

/** Fewer letters than this are a stamp or a page number on a scanned page, not its text. */
const FEWEST_LETTERS = 25;

/**
 * Reads a PDF: the text layer with its places, and by OCR the pages that have none.
 * Throws ReadingError when it is protected, broken, too long or holds no text.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  if (bytes.length === 0)
    throw new ReadingError('EMPTY_FILE', 'This file is empty. Choose another one.');
  const document = await openPdf(bytes);
  try {
    return await readPages(document);
  } catch (error) {
    if (error instanceof ReadingError) throw error;
    throw new ReadingError(
      'PDF_BROKEN',
      'This PDF is damaged or incomplete. Export or download it again and try once more.',
      { cause: error },
    );
  } finally {
    await document.loadingTask.destroy().catch(() => undefined);
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PdfText> {
  const pages = document.numPages;
  if (pages > LIMITS.pdfPages)
    throw new ReadingError(
      'PDF_TOO_LONG',
      `This PDF has ${pages} pages; up to ${LIMITS.pdfPages} can be read. Save the pages of the recipe as a PDF of their own.`,
    );
  const lines: PageLine[] = [];
  const blank: number[] = [];
  for (let number = 1; number <= pages; number++) {
    const page = await document.getPage(number);
    const text = await textOfPage(page);
    if (countLetters(text) >= FEWEST_LETTERS) lines.push(...text);
    else blank.push(number);
    page.cleanup();
  }
  jobGoesOn();
  const scanned = await readScannedPages(document, blank.slice(0, LIMITS.ocrPages));
  lines.push(...scanned.lines);
  if (lines.length === 0) throw withoutText(blank.length);
  return {
    lines: lines.sort((a, b) => a.page - b.page),
    pages,
    scanned: scanned.lines.length > 0,
    unread: [...scanned.unread, ...blank.slice(LIMITS.ocrPages)],
    unreadParts: scanned.unreadParts,
  };
}

async function readScannedPages(
  document: PDFDocumentProxy,
  numbers: number[],
): Promise<Pick<PdfText, 'lines' | 'unread' | 'unreadParts'>> {
  const { begun, notBegun } = await pagesInTime(
    numbers,
    async (number) => {
      const read = await readScannedPage(document, number);
      // An empty page is not recognised, which would say so too.
      jobGoesOn();
      return read;
    },
    (read) => read !== null && read.lines.length > 0,
  );
  const lines = begun.flatMap(({ number, read }) =>
    (read?.lines ?? []).map((line) => ({ ...line, page: number })),
  );
  if (lines.length === 0 && notBegun.length > 0) throw tookTooLong();
  return {
    lines,
    unread: [...begun.flatMap(({ number, read }) => (read ? [] : [number])), ...notBegun],
    unreadParts: begun.flatMap(({ number, read }) =>
      (read?.unreadParts ?? []).map((part) => ({ page: number, ...part })),
    ),
  };
}

const tookTooLong = () =>
  new ReadingError(
    'READING_TIMEOUT',
    'Reading the scanned pages of this file took too long. Save the page of the recipe as a file of its own.',
  );

const NOTHING = { lines: [], unreadParts: [] };

/** No lines of an empty page; null where there is something, but nothing that could be read. */
async function readScannedPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<Pick<PictureRead, 'lines' | 'unreadParts'> | null> {
  const picture = await renderPage(document, number);
  if (!picture) return null;
  try {
    return await readPicture(picture);
  } catch (error) {
    if (!(error instanceof ReadingError) || error.code === 'READER_UNAVAILABLE') throw error;
    return error.code === 'IMAGE_EMPTY' ? NOTHING : null;
  }
}

function withoutText(blank: number): ReadingError {
  const where = blank > LIMITS.ocrPages ? `on the first ${LIMITS.ocrPages} pages of` : 'in';
  const instead =
    blank > LIMITS.ocrPages
      ? 'Further scanned pages are not read: save the pages of the recipe as a PDF of their own.'
      : 'If it is a scan, scan it again at a higher resolution.';
  return new ReadingError('PDF_WITHOUT_TEXT', `No text was found ${where} this PDF. ${instead}`);
}

function countLetters(lines: PageLine[]): number {
  return lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
}
