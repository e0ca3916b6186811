import { expect, test } from '@jest/globals';
import { repairText } from './ocr-repair.ts';

test.each([
  ['500 g di farina O', '500 g di farina 0'],
  ['500 g farina OO', '500 g farina 00'],
  ['400 g farina di grano tenero 0O setacciata', '400 g farina di grano tenero 00 setacciata'],
  ['300 g farina tipo O', '300 g farina tipo 0'],
  ['Farina tipo “OO”: 300 g', 'Farina tipo “00”: 300 g'],
  ['250 g Weizenmehl (Type 4O5)', '250 g Weizenmehl (Type 405)'],
  ['250 g Mehl Type 55O', '250 g Mehl Type 550'],
  ['200 g farine T8O', '200 g farine T80'],
  ['200 g de farine de blé type 11O', '200 g de farine de blé type 110'],
  ['500 g harina OOO', '500 g harina 000'],
  ['300 g type OO flour', '300 g type 00 flour'],
])('a letter in the type of a flour is a nought: %s', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each([
  'farina o semola',
  'FARINA O SEMOLA',
  '200 g harina o maicena',
  'farina di Orzo',
  'any type of oats',
])('what is a word beside a flour stays one: %s', (text) => {
  expect(repairText(text)).toBe(text);
});
