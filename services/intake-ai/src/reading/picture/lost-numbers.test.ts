import { expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import { lostNumbers } from './lost-numbers.ts';

const HEIGHT = 36;
const PITCH = 58;
const line = (row: number, x: number, text: string): PageLine => ({
  text,
  page: 1,
  x,
  y: 100 + row * PITCH,
  width: 20 * text.length,
  height: HEIGHT,
  confidence: 95,
});
const TEXTS = [
  'Mehl mit Eiern',
  'zu Teig schlagen.',
  'Zwiebeln rösten.',
  'Käse reiben.',
  'Servieren.',
];

/** White, with something like a number before the rows given. */
function picture(rows: readonly number[]) {
  const [width, height] = [900, 600];
  const data = new Uint8Array(width * height).fill(255);
  for (const row of rows)
    for (let y = 0; y < 30; y++)
      data.fill(0, (103 + row * PITCH + y) * width + 72, (103 + row * PITCH + y) * width + 78);
  return { data, width, height };
}

const lines = (numbers: Record<number, string>): PageLine[] => [
  ...TEXTS.map((text, row) => line(row, 145, text)),
  ...Object.entries(numbers).map(([row, text]) => line(Number(row), 70, text)),
];

const lost = (numbers: Record<number, string>, inked: readonly number[]) =>
  lostNumbers(lines(numbers), picture(inked)).map(({ text, y }) => [text, (y - 100) / PITCH]);

test('numbers that were not read are put where something stands in their column', () => {
  expect(lost({ 3: '3.', 4: '4.' }, [0, 2, 3, 4])).toEqual([
    ['1.', 0],
    ['2.', 2],
  ]);
  expect(lost({ 0: '1.', 4: '3.' }, [0, 3, 4])).toEqual([['2.', 3]]);
});

test('where other than the missing number of places is inked none is guessed', () => {
  expect(lost({ 3: '3.', 4: '4.' }, [0, 1, 2, 3, 4])).toEqual([]);
  expect(lost({ 3: '3.', 4: '4.' }, [0, 3, 4])).toEqual([]);
});

test('numbers that are all there, or of one line alone, are no list with a gap', () => {
  expect(lost({ 0: '1.', 2: '2.', 3: '3.' }, [0, 2, 3])).toEqual([]);
  expect(lost({ 3: '3.' }, [0, 2, 3])).toEqual([]);
});
