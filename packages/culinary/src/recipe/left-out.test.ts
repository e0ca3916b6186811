import { expect, test } from '@jest/globals';
import { leftOutLines } from './left-out.ts';

test('a line is kept in its words, white space collapsed, and once', () => {
  expect(leftOutLines(['  Buy\tmy   book\n', 'Share', 'Buy my book'])).toEqual([
    'Buy my book',
    'Share',
  ]);
});

test.each(['', '***', '– – –', '🍋 🍋', ' | '])(
  'a line without a letter or figure (%j) is not kept',
  (line) => {
    expect(leftOutLines([line, '3'])).toEqual(['3']);
  },
);

test('of many lines the first 80 are kept, of a long one the first 300 characters', () => {
  const kept = leftOutLines(Array.from({ length: 200 }, (_, at) => `${at} ${'x'.repeat(400)}`));
  expect(kept).toHaveLength(80);
  expect(kept[79]).toBe(`79 ${'x'.repeat(297)}`);
  expect(leftOutLines([`${'x'.repeat(299)}🍋`])).toEqual([`${'x'.repeat(299)}\ufffd`]);
});
