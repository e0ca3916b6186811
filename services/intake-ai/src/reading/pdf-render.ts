import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';

/** About 200 dots per inch on A4: what OCR reads best. */
const TARGET_SIDE = 2300;
const MOST_PIXELS = 9_000_000;

/** Draws a page as PNG, within a bound of pixels whatever size the page claims; null when it cannot be drawn. */
export async function renderPage(page: PDFPageProxy): Promise<Uint8Array | null> {
  const { width, height } = page.getViewport({ scale: 1 });
  if (!(width > 1 && height > 1)) return null;
  const scale = Math.min(TARGET_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  return canvas.toBuffer('image/png');
}
