import { expect, test } from '@jest/globals';
import { withInitials } from './initials.ts';
import type { PageLine } from './page-line.ts';

const piece = (x: number, y: number, text: string, height = 10): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 6,
  height,
});
const read = (pieces: PageLine[]) => withInitials(pieces).map(({ text, x }) => [text, x]);

test('a large letter is of the word beside it, and the lines that make room for it begin where it does', () => {
  expect(
    read([
      { ...piece(40, 97, 'F', 34), width: 19 },
      piece(63, 100, 'iammeggiate il pollo,'),
      piece(63, 114, 'lavatelo e'),
      piece(40, 140, 'rosolatelo.'),
    ]),
  ).toEqual([
    ['Fiammeggiate il pollo,', 40],
    ['lavatelo e', 40],
    ['rosolatelo.', 40],
  ]);
});

test('a letter that is a word stays one, and one that stands far off is no beginning', () => {
  const letter = { ...piece(40, 97, 'A', 34), width: 19 };
  expect(read([letter, piece(63, 100, 'fuoco vivo'), piece(40, 140, 'a fuoco dolce')])[0]).toEqual([
    'A fuoco vivo',
    40,
  ]);
  expect(read([letter, piece(120, 100, 'fuoco vivo')])).toHaveLength(2);
});
