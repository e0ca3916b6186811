import { afterAll, expect, test } from '@jest/globals';
import { readText } from '@convivio/culinary/read';
import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { readPdf } from './read-pdf.ts';

afterAll(closeReaders);

function pdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument(options);
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    draw(document);
    document.end();
  });
}

test('reads a page of two columns with its places', async () => {
  const file = await pdf((document) => {
    document.font('Helvetica-Bold').fontSize(22).text('Leek Tart', 60, 60);
    document.fontSize(13).text('Ingredients', 60, 110).text('Method', 300, 110);
    document
      .font('Helvetica')
      .fontSize(11)
      .text('200 g flour\n100 g butter\n3 leeks\n2 eggs', 60, 135, { width: 200 });
    document.text(
      '1. Rub the butter into the flour, add a little water and knead quickly.\n2. Line a tin with the pastry.\n3. Fill with leeks and eggs and bake for 40 minutes.',
      300,
      135,
      { width: 220 },
    );
  });
  const { lines, pages, scanned } = await readPdf(file);
  expect({ pages, scanned }).toEqual({ pages: 1, scanned: false });
  expect(lines.find((line) => line.text === 'Leek Tart')).toMatchObject({ bold: true, page: 1 });
  const draft = readText(lines);
  expect(draft.title).toBe('Leek Tart');
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual([
    '200 g flour',
    '100 g butter',
    '3 leeks',
    '2 eggs',
  ]);
  expect(draft.steps.map((step) => step.text)[0]).toBe(
    'Rub the butter into the flour, add a little water and knead quickly.',
  );
});

test('reads a scanned page by recognition', async () => {
  const canvas = createCanvas(1100, 500);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1100, 500);
  context.fillStyle = '#111';
  context.font = '34px DejaVu Sans, sans-serif';
  [
    'Barley Soup',
    'Ingredients',
    '200 g barley',
    '3 carrots',
    'Method',
    'Simmer everything for an hour.',
  ].forEach((text, index) => context.fillText(text, 60, 70 + 70 * index));
  const { scanned, lines } = await readPdf(
    await pdf((document) => {
      document.image(canvas.toBuffer('image/png'), 20, 20, { width: 560 });
    }),
  );
  expect(scanned).toBe(true);
  expect(lines.map((line) => line.text).join('\n')).toMatch(/Barley Soup[\s\S]*200 g barley/);
});

test('refuses a protected PDF', async () => {
  const file = await pdf(
    (document) => {
      document.text('secret');
    },
    { userPassword: 'a', ownerPassword: 'b' },
  );
  await expect(readPdf(file)).rejects.toMatchObject({
    code: 'PDF_PROTECTED',
    message: expect.stringContaining('password'),
  });
});

test('refuses a truncated PDF', async () => {
  const file = await pdf((document) => {
    document.text('Leek Tart');
  });
  await expect(readPdf(file.subarray(0, 600))).rejects.toMatchObject({ code: 'PDF_BROKEN' });
});

test('refuses a PDF of too many pages and names the limit', async () => {
  const file = await pdf((document) => {
    for (let page = 0; page < 40; page++) document.addPage();
  });
  await expect(readPdf(file)).rejects.toMatchObject({
    code: 'PDF_TOO_LONG',
    message: expect.stringContaining('30'),
  });
});
