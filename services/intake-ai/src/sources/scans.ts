import sharp from 'sharp';
import type { Picture } from '../domain/source/reading.ts';
import { openPdf } from '../reading/pdf/pdf-document.ts';
import { renderPage } from '../reading/pdf/pdf-render.ts';

/** What models with vision look at anyway; more only costs. */
const LONGEST_SIDE = 2_048;
const MAX_PIXELS = 60_000_000;
const MOST_PAGES = 4;

/** A picture as it may leave the house: upright, of a bounded size, without the place and time that cameras write into it. Empty when it cannot be decoded. */
export async function scansOfImage(bytes: Uint8Array): Promise<Picture[]> {
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

/** The first pages of a PDF as pictures. Empty when it cannot be opened. */
export async function scansOfPdf(bytes: Uint8Array): Promise<Picture[]> {
  const document = await openPdf(bytes).catch(() => null);
  if (!document) return [];
  try {
    const scans: Picture[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const drawn = await renderPage(document, number);
      if (drawn) scans.push(...(await scansOfImage(drawn)));
    }
    return scans;
  } finally {
    await document.loadingTask.destroy().catch(() => undefined);
  }
}
