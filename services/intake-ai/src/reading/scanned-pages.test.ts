import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { PROCESSES } from './limits.data.ts';
import { openReader, type Reader } from './reader.ts';
import { endSpareProcesses } from '@convivio/platform/processes/spare-processes';

// Its processes are new.
beforeAll(endSpareProcesses);

let reader: Reader;
afterEach(() => reader.close());

const never = new AbortController().signal;

/** A page of A4 as a scanner makes it, of so many dots an inch. */
function scan(dpi: number, lines: string[]): Buffer {
  const [width, height] = [Math.round(8.27 * dpi), Math.round(11.69 * dpi)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = `${Math.round(height / 40)}px sans-serif`;
  lines.forEach((line, at) => context.fillText(line, width / 10, height / 10 + (at * height) / 20));
  return canvas.toBuffer('image/jpeg', 85);
}

async function scanned(pages: Buffer[]): Promise<{ bytes: Uint8Array; name: string }> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false });
  for (const page of pages) pdf.addPage().image(page, 0, 0, { width: 595, height: 842 });
  pdf.end();
  return { bytes: new Uint8Array(await buffer(pdf)), name: 'scan.pdf' };
}

/** Read side by side, or kept, they would need more memory than there is. */
const PAGES = 5;

const recipe = ['Barley Soup', 'Ingredients', '200 g barley', '1 onion', 'Method', 'Boil it.'];

test('pages that were scanned with 300 dots an inch are read one after the other, with memory to spare', async () => {
  reader = openReader(1, { ...PROCESSES, memoryMb: PROCESSES.memoryMb - 75 });
  const page = scan(300, recipe);
  const read = await reader.read('file', await scanned(Array<Buffer>(PAGES).fill(page)), never);
  expect(read.text.match(/200 g barley/g)).toHaveLength(PAGES);
  expect(read.unreadPages).toEqual([]);
});

test('scanned pages that were not read are named, empty ones are not', async () => {
  reader = openReader(1);
  const pages = Array.from({ length: 14 }, () => scan(75, []));
  pages[0] = scan(75, recipe);
  const { unreadPages } = await reader.read('file', await scanned(pages), never);
  expect(unreadPages).toEqual([13, 14]);
});
