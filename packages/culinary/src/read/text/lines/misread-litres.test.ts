import { expect, test } from '@jest/globals';
import { repairText } from './ocr-repair.ts';

test.each([
  ["1 11/2 d'eau", "1 l 1/2 d'eau"],
  ["1 1 1/2 d'eau", "1 l 1/2 d'eau"],
  ['1 1 e 1/2 di latte', '1 l e 1/2 di latte'],
  ['1 1 y 1/2 de agua', '1 l y 1/2 de agua'],
  ['1 1 de leche', '1 l de leche'],
  ['1 1 leche entera', '1 l leche entera'],
  ['2 I Milch', '2 l Milch'],
  ['1 1 of stock', '1 l of stock'],
  ['1½ 1 Wasser', '1½ l Wasser'],
  ['½ 1 Wasser', '½ l Wasser'],
  ['Milch 1 1', 'Milch 1 l'],
  ['Milch ¼ 1', 'Milch ¼ l'],
  ['Acqua 2 1', 'Acqua 2 l'],
])('a figure between an amount and what is poured is a litre: %s', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each([
  '1 1 Ei',
  'Eier 1 1',
  '1 1/2 cups milk',
  '2 1 oz sachets',
  '1 1/2 onions',
  'Milk 1 2',
  '1 1 oz milk',
])('a figure is no litre elsewhere: %s', (text) => {
  expect(repairText(text)).toBe(text);
});

test.each([
  ['11g. egg', '1 lg. egg'],
  ['21g eggs', '2 lg eggs'],
  ['2Ig. onions, sliced', '2 lg. onions, sliced'],
])('a large one of a food that is counted is no gram of it: %s', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each(['11 g butter', '21 g egg', '51 g egg white', '41 g sugar'])(
  'what is weighed stays weighed: %s',
  (text) => {
    expect(repairText(text)).toBe(text);
  },
);
