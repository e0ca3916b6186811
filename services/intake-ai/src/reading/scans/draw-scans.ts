import sharp from 'sharp';
import { openPdf } from '../pdf/pdf-document.ts';
import { jpegOfHeic } from '../picture/heic-picture.ts';
import { renderPage } from '../pdf/pdf-render.ts';

export interface ScannedBytes {
  bytes: Uint8Array;
  /** The MIME type of the file. */
  type: string;
}

export interface Scan {
  bytes: Uint8Array;
  mimeType: string;
}

/** What models with vision look at anyway; more only costs. */
const LONGEST_SIDE = 2_048;
const MAX_PIXELS = 60_000_000;
const MOST_PAGES = 4;

/** A picture, or the first pages of a PDF, as pictures that may leave the house. Empty when it cannot be drawn. */
export function drawScans({ bytes, type }: ScannedBytes): Promise<Scan[]> {
  if (type === 'image/heic') return jpegOfHeic(bytes).then(scansOfPicture, () => []);
  return type === 'application/pdf' ? scansOfPdf(bytes) : scansOfPicture(bytes);
}

/** Upright, of a bounded size, without the place and time that cameras write into it. */
async function scansOfPicture(bytes: Uint8Array): Promise<Scan[]> {
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return [{ bytes: jpeg, mimeType: 'image/jpeg' }];
  } catch {
    return [];
  }
}

async function scansOfPdf(bytes: Uint8Array): Promise<Scan[]> {
  const document = await openPdf(bytes).catch(() => null);
  if (!document) return [];
  try {
    const scans: Scan[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const drawn = await renderPage(document, number);
      if (drawn) scans.push(...(await scansOfPicture(drawn)));
    }
    return scans;
  } finally {
    await document.loadingTask.destroy().catch(() => undefined);
  }
}
