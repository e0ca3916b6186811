import { expect, test } from '@jest/globals';
import { withoutSpecks } from './specks.ts';

const title = {
  text: 'Pompe a l’huile',
  page: 1,
  x: 78,
  y: 449,
  width: 722,
  height: 83,
  confidence: 95,
};
const sign = { text: 'x', page: 1, x: 434, y: 446, width: 20, height: 21, confidence: 87 };

test('an accent read by itself within a title is no letter', () => {
  expect(withoutSpecks([sign, title])).toEqual([title]);
});

test.each([
  ['beside the title', { ...sign, x: 820 }],
  ['below it', { ...sign, y: 560 }],
  ['as large as its letters', { ...sign, height: 60 }],
  ['a figure', { ...sign, text: '4' }],
])('a sign stays where it is %s', (_where, other) => {
  expect(withoutSpecks([other, title])).toEqual([other, title]);
});
