import { buffer } from 'node:stream/consumers';
import { createCanvas } from '@napi-rs/canvas';
import PdfDocument from 'pdfkit';

const WORDS =
  'Melt the butter in a large pot, cook the onion until soft, add the barley and stir for two minutes. ';
const TEXT = [
  'Barley Soup',
  'Ingredients',
  '200 g pearl barley',
  '2 carrots, diced',
  '1.5 l vegetable stock',
  'Method',
  'Melt the butter in a large pot and cook the carrots until soft.',
  'Add the barley and the stock and simmer for forty minutes.',
];

/** A PDF of so many pages full of text. */
export async function writtenPdf(pages: number): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', autoFirstPage: false });
  for (let page = 0; page < pages; page++)
    document
      .addPage()
      .fontSize(9)
      .text(`${page === 0 ? `${TEXT.join('\n')}\n` : ''}${WORDS.repeat(45)}`);
  document.end();
  return buffer(document);
}

/** A PDF of so many pages that are photographs of text. */
export async function scannedPdf(pages: number): Promise<Buffer> {
  const document = new PdfDocument({ size: 'A4', autoFirstPage: false });
  const scan = photo(1_240, 1_754);
  for (let page = 0; page < pages; page++) document.addPage().image(scan, 0, 0, { width: 595 });
  document.end();
  return buffer(document);
}

/** A picture of a recipe, of so many pixels. */
export function photo(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  const size = Math.round(width / 44);
  context.font = `${size}px sans-serif`;
  TEXT.forEach((line, index) => context.fillText(line, 3 * size, (4 + 2 * index) * size));
  return canvas.toBuffer('image/jpeg', 90);
}
