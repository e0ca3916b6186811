import { afterAll, expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { withSteppedNumbers } from './stepped-numbers.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';

afterAll(closeReaders);

const told = (text: string, x: number, width: number): PageLine => ({
  text,
  page: 1,
  x,
  y: 80,
  width,
  height: 34,
  confidence: 85,
});

test('a number between a minus and a plus is read by itself', async () => {
  const picture = greyDrawing(900, 200, (context) => {
    context.fillStyle = '#222';
    context.font = 'bold 36px DejaVu Sans, sans-serif';
    for (const [text, x] of [
      ['Personnes', 40],
      ['−', 420],
      ['4', 520],
      ['+', 620],
    ] as const)
      context.fillText(text, x, 110);
  });
  const lines = [told('Personnes', 40, 220), told('a +', 520, 130)];
  const box = { x0: 403, x1: 667, y0: 66, y1: 130 };
  const found = await withSteppedNumbers(picture, lines, [box]);
  expect(found.map(({ text }) => text)).toEqual(['Personnes', '− 4 +']);
});
