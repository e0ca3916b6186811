import { expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import { unreadPartsOf, withoutRead, withSecondLook } from './unread-lines.ts';

const [WIDTH, HEIGHT] = [800, 900];
const SIZE = 32;
const line = (row: number, text: string, confidence = 95, x = 60): PageLine => ({
  text,
  page: 1,
  x,
  y: 60 + 70 * row,
  width: 300,
  height: SIZE,
  confidence,
});
const READ = [0, 1, 2, 3, 8].map((row) => ({
  ...line(row, `row ${row}`),
  width: row < 8 ? 300 : 650,
}));

/** White, with a bar as high as letters in the rows given, at the places given. */
function picture(...bars: { row: number; x: number; width: number }[]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const { row, x, width } of bars)
    for (let y = 64 + 70 * row; y < 88 + 70 * row; y++)
      data.fill(20, y * WIDTH + x, y * WIDTH + x + width);
  return { data, width: WIDTH, height: HEIGHT };
}
const bar = (row: number, x = 60, width = 300) => ({ row, x, width });
const ALL = [0, 1, 2, 3, 8].map((row) => bar(row));

test('rows of a table that were left out are one part, with foods and amounts', () => {
  const parts = unreadPartsOf(
    picture(...ALL, bar(4), bar(4, 560, 80), bar(5), bar(5, 600, 30)),
    READ,
  );
  expect(parts).toHaveLength(1);
  const [{ x0, x1, y0, y1 }] = parts as [(typeof parts)[0]];
  expect([x0 < 60, x1 > 638, y0 < 344, y1 > 438, y1 < 620]).toEqual([true, true, true, true, true]);
});

test('where all was read there is nothing to look at', () => {
  expect(unreadPartsOf(picture(...ALL), READ)).toEqual([]);
});

test('what was read is white for the second look', () => {
  const { data } = withoutRead(picture(...ALL, bar(5)), READ);
  expect(data.filter((value) => value < 128)).toHaveLength(300 * 24);
});

test('of a second look a letter alone is a box to tick, a figure alone an amount', () => {
  const found = [line(5, 'O'), line(6, '3')];
  expect(withSecondLook(READ, found)).toEqual([...READ, found[1]]);
});

test('a surer line of the second look stands in the place of what was hardly read', () => {
  const unsure = line(5, '4 El', 10);
  const found = [line(5, '4 EL', 90), line(6, 'specks', 30)];
  expect(withSecondLook([...READ, unsure], found)).toEqual([...READ, found[0]]);
  expect(withSecondLook([...READ, unsure], [line(5, '4 EL', 40)])).toEqual([...READ, unsure]);
});
