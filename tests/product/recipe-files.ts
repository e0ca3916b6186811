import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

// A machine may have no fonts at all; this one comes with the PDF reader.
const FONT = 'Test Sans';
GlobalFonts.registerFromPath(
  join(
    dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
    'LiberationSans-Regular.ttf',
  ),
  FONT,
);

/** A PDF of one page with a text layer. */
export function pdfOf(text: string): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 60 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [title = '', ...lines] = text.trim().split('\n');
  document.fontSize(20).text(title).moveDown().fontSize(11);
  for (const line of lines) document.text(line || ' ');
  return new Promise((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}

/** A PNG of a page, as a screenshot of a text is one. */
export function pngOf(text: string): Buffer {
  const [title = '', ...lines] = text.trim().split('\n');
  const canvas = createCanvas(1240, 240 + lines.length * 44);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#111';
  pen.font = `46px "${FONT}"`;
  pen.fillText(title, 80, 120);
  pen.font = `28px "${FONT}"`;
  for (const [index, line] of lines.entries()) pen.fillText(line, 80, 180 + index * 44);
  return canvas.toBuffer('image/png');
}

/** A PNG of one colour with a paler disc, for hero images. */
export function picture(width: number, height: number, colour: string): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'rgb(255 255 255 / .4)';
  pen.arc(width / 2, height / 2, height / 3, 0, 2 * Math.PI);
  pen.fill();
  return canvas.toBuffer('image/png');
}
