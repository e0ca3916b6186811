import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { withWrappedCells } from './wrapped-cells.ts';

const piece = (text: string, x: number, y: number): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 5,
  height: 11,
});
const textsOf = (pieces: readonly PageLine[]) => withWrappedCells(pieces).map(({ text }) => text);

test('the rest of a narrow cell of facts goes with its cell', () => {
  expect(
    textsOf([
      piece('Serves 4 to 6', 75, 104),
      piece('Prep: 25 minutes', 170, 104),
      piece('Cook: two and a quarter', 285, 104),
      piece('hours', 285, 119),
      piece('Medium', 470, 104),
      piece('hot', 470, 119),
      piece('For the curry', 60, 150),
    ]),
  ).toEqual([
    'Serves 4 to 6',
    'Prep: 25 minutes',
    'Cook: two and a quarter hours',
    'Medium hot',
    'For the curry',
  ]);
});

test('rows of a list in three columns stay rows', () => {
  const rows = [
    piece('2 onions', 60, 104),
    piece('3 carrots', 170, 104),
    piece('1 leek', 285, 104),
    piece('salt', 60, 119),
    piece('pepper', 170, 119),
  ];
  expect(textsOf(rows)).toEqual(rows.map(({ text }) => text));
});

test('what stands below a row of facts and fits no cell stays apart', () => {
  const rows = [
    piece('Serves 4', 60, 104),
    piece('Prep: 25 minutes', 170, 104),
    piece('Cook: 1 hour', 285, 104),
    piece('a family favourite', 200, 119),
  ];
  expect(textsOf(rows)).toEqual(rows.map(({ text }) => text));
});
