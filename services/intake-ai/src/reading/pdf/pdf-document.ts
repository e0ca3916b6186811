import { createRequire } from 'node:module';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { checkPdfStreams } from './pdf-bomb.ts';
import { ReadingError } from '../reading-error.ts';

const require = createRequire(import.meta.url);
const assets = path.dirname(require.resolve('pdfjs-dist/package.json'));

/** Opens a PDF without running anything it holds. Throws ReadingError for one that is protected or broken. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  checkPdfStreams(bytes);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // pdfjs takes the buffer over, so it gets its own copy.
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${assets}/standard_fonts/`,
    cMapUrl: `${assets}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${assets}/wasm/`,
    verbosity: 0,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    fontExtraProperties: true,
    maxImageSize: 40_000_000,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy().catch(() => undefined);
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException')
      throw new ReadingError(
        'PDF_PROTECTED',
        'This PDF is protected by a password. Save a copy without one and try again.',
        { cause: error },
      );
    throw new ReadingError(
      'PDF_BROKEN',
      'This PDF is damaged or incomplete. Export or download it again and try once more.',
      { cause: error },
    );
  }
}
