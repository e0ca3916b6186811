import { expect, test } from '@jest/globals';
import { figuresOfName } from './name-figures.ts';

test.each([
  ['flour 00', ['00']],
  ['farina 00 per pizza', ['00']],
  ['flour type 55', ['55']],
  ['San Marzano 28', ['28']],
  ['80/20 ground beef', ['80/20']],
  ['ground beef 85/15', ['85/15']],
  ['80-20 chuck', ['80-20']],
  ['type 405 Mehl', ['405']],
  ['butter and 50 g sugar', []],
  ['10/90 ginger', ['10/90']],
  ['20-80 g oats', []],
  ['60-40 g sugar', []],
  ['60–40 ml oil', []],
  ['5-spice powder', ['5']],
  ['7-Up', ['7']],
  ['Chinese 5-spice', ['5']],
  ['12-oz can', []],
  ['1-inch piece ginger', []],
  ['2-day-old bread', []],
  ['2-3 lemons', []],
  ['eggs', []],
  ['', []],
])('figures of the name "%s"', (name, expected) => {
  expect(figuresOfName(name).map(({ text }) => text)).toEqual(expected);
  for (const { text, start, end } of figuresOfName(name)) expect(name.slice(start, end)).toBe(text);
});
