import { describe, expect, test } from '@jest/globals';
import { lineBlocks, moveBlock } from './step-blocks.ts';

const blocks = (text: string, known?: string[]) =>
  lineBlocks(text.split('\n'), new Set(known)).map(({ first, last, number }) => [
    first,
    last,
    number,
  ]);

describe('blocks of the instructions', () => {
  test('are lines without a blank one between them, steps counted from one', () => {
    expect(blocks('\nRub.\n\n\nChill\nwell.\n \nBake.\n')).toEqual([
      [2, 2, 1],
      [5, 6, 2],
      [8, 8, 3],
    ]);
    expect(blocks('')).toEqual([]);
  });

  test('headings are not counted', () => {
    expect(blocks('Pastry:\n\nRub.\n\nFilling:\n\nWhisk.')).toEqual([
      [1, 1, null],
      [3, 3, 1],
      [5, 5, null],
      [7, 7, 2],
    ]);
    expect(blocks('Now wait:\n\nBake.', ['Now wait:'])).toEqual([
      [1, 1, 1],
      [3, 3, 2],
    ]);
  });
});

test('a block moves to the place of another', () => {
  expect(moveBlock('a\n\nb\nb\n\nc', 0, 2)).toBe('b\nb\n\nc\n\na');
  expect(moveBlock('a\n\nb\n\n\n\nc', 2, 0)).toBe('c\n\na\n\nb');
  expect(moveBlock('a\n\nb', 0, 9)).toBe('b\n\na');
  expect(moveBlock('a', 5, 0)).toBe('a');
});
