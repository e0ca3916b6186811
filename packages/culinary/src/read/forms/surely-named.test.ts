import { expect, test } from '@jest/globals';
import { isSurelyNamed } from './surely-named.ts';

const NONE: ReadonlySet<string> = new Set();

test.each([
  ['Bara brith', 'Got the tin in front of me'],
  ['Homity pie', 'You mean Homity pie!'],
  ["Aunt Vera's bread and butter pickles", 'Bread and butter pickles'],
  ['Pasta e ceci', 'Pasta e ceci della nonna'],
  ['Cullen skink', null],
])('%s is surely the name, whatever says “%s”', (title, other) => {
  expect(isSurelyNamed(title, other, NONE)).toBe(true);
});

test.each([
  ['Bizcocho de limón', 'Bizcocho de limón y yogur'],
  ['Crostata di castagne', 'Crema di castagne'],
  ['Easy one', 'Pork belly'],
  ['Got a savoy', null],
])('%s may be another than “%s”', (title, other) => {
  expect(isSurelyNamed(title, other, NONE)).toBe(false);
});
