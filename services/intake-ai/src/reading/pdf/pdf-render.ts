import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { LIMITS } from '../limits.data.ts';
import sharp from 'sharp';
import { withinTime } from './within-time.ts';

/** What pdfjs makes in Node: pictures inside the page are drawn only onto a canvas of the same make. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: SKRSContext2D };
}

/** About 200 dots per inch on A4: what OCR reads best. */
const TARGET_SIDE = 2300;
const MOST_PIXELS = 9_000_000;

/** Draws a page as PNG, within a bound of pixels whatever size the page claims; null when it cannot be drawn. */
export async function renderPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<Uint8Array | null> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  if (!(width > 1 && height > 1)) return null;
  const scale = Math.min(
    TARGET_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as unknown as CanvasFactory;
  const { canvas, context } = factory.create(
    Math.max(1, Math.ceil(viewport.width)),
    Math.max(1, Math.ceil(viewport.height)),
  );
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const task = page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  });
  try {
    const drawn = await withinTime(
      task.promise.then(() => true),
      LIMITS.pdfPageTime,
      () => task.cancel(),
    );
    return drawn ? await pngOf(canvas) : null;
  } finally {
    // Both would wait for the collector, with tens of megabytes each.
    page.cleanup();
    canvas.width = 0;
  }
}

/** Hardly packed: the canvas itself packs so well that it takes a third of a second, and the next reader of it unpacks it at once. */
const pngOf = (canvas: Canvas): Promise<Uint8Array> =>
  sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
