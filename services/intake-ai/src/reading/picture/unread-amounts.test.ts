import { expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import type { GreyPicture } from './grey-picture.ts';
import { withUnreadAmounts } from './unread-amounts.ts';

const [WIDTH, HEIGHT] = [800, 600];
const ROWS = ['Zwiebel', 'Butterschmalz', 'Essig', 'Zucker', 'Möhren'];

const line = (text: string, x: number, row: number): PageLine => ({
  text,
  page: 1,
  x,
  y: 60 + 80 * row,
  width: 18 * text.length,
  height: 32,
  confidence: 94,
});

/** Paper with blots where words stand. */
function paper(lines: readonly PageLine[]): GreyPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const { x, y, width, height } of lines)
    for (let row = y; row < y + height; row++)
      data.fill(20, row * WIDTH + x, row * WIDTH + x + width);
  return { data, width: WIDTH, height: HEIGHT };
}
const foods = ROWS.map((food, row) => line(food, 300, row));
const amounts = ['1', '1 EL', '3 EL', '1 TL', '2'].map((text, row) => line(text, 60, row));
const marked = (lines: readonly PageLine[]) =>
  lines.filter(({ isAmountUnread }) => isAmountUnread).map(({ text }) => text);

test('a food beside whose amount nothing was read is marked', () => {
  const read = [...foods, ...amounts.filter((_, row) => row !== 1 && row !== 3)];
  expect(marked(withUnreadAmounts(paper([...foods, ...amounts]), read))).toEqual([
    'Butterschmalz',
    'Zucker',
  ]);
});

test('foods beside which nothing stands, or all was read, are not', () => {
  const all = [...foods, ...amounts];
  const most = all.filter(({ text }) => text !== '1 EL');
  expect(marked(withUnreadAmounts(paper(all), all))).toEqual([]);
  expect(marked(withUnreadAmounts(paper(most), most))).toEqual([]);
});

test('what stands in no column of amounts is none', () => {
  const drawing = line('xx', 620, 1);
  const read = [...foods, ...amounts.filter((_, row) => row !== 1)];
  expect(marked(withUnreadAmounts(paper([...read, drawing]), read))).toEqual([]);
});

test('a spoon of something with ink in front of it is marked, and without it is not', () => {
  const spoon = line('tsp salt', 300, 2);
  const half = { ...line('½', 262, 2), width: 24 };
  expect(marked(withUnreadAmounts(paper([spoon, half]), [spoon]))).toEqual(['tsp salt']);
  expect(marked(withUnreadAmounts(paper([spoon]), [spoon]))).toEqual([]);
  const unsure = { ...spoon, confidence: 64 };
  expect(marked(withUnreadAmounts(paper([unsure]), [unsure]))).toEqual(['tsp salt']);
});
