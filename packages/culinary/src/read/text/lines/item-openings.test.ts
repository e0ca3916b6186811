import { expect, test } from '@jest/globals';
import { isAmountOnly, isMeasuredItem, opensItem } from './item-openings.ts';

test.each([
  'un par de rebanadas de pan',
  'mezzo bicchiere di vino bianco',
  'un demi-verre de lait',
  'a pinch of salt',
  'ein Schuss Essig',
  'een snufje zout',
  'ett par nypor salt',
  'zest of 2 lemons',
  'Saft einer halben Zitrone',
  'q.b. olio',
  '2 eggs',
])('“%s” begins as an item does', (line) => {
  expect(opensItem(line)).toBe(true);
});

test.each(['einer Pfanne', 'una olla grande', 'in kleine Würfel geschnitten', 'Vera', 'chopped'])(
  '“%s” begins no item',
  (line) => {
    expect(opensItem(line)).toBe(false);
  },
);

test.each([
  '200 g',
  'un demi-verre',
  'un cucchiaio e mezzo',
  'une pincée',
  'q.b.',
  'to taste',
  'a few sprigs',
  'ein paar Blätter',
  'quelques brins',
  'alcuni rametti',
  'unas hojas',
])('“%s” is an amount and nothing else', (line) => {
  expect(isAmountOnly(line)).toBe(true);
});

test.each([
  '2 quesitos',
  'mezzo limone',
  'sale',
  '',
  'sprigs',
  'a handful of',
  '1 heaped',
  'a little salt',
])('“%s” is not an amount alone', (line) => {
  expect(isAmountOnly(line)).toBe(false);
});

test.each([
  '1 bicchiere di alchermes',
  "mezzo bicchiere d'acqua",
  'un bicchierino di rosolio',
  'a splash of verjuice',
  'ein halbes Glas Wasser',
  "un demi-verre d'eau",
  'medio vaso de agua',
  'een half glas water',
])('“%s” is a measure of something', (line) => {
  expect(isMeasuredItem(line)).toBe(true);
});

test.each([
  '200 g flour mixed with',
  '2 cucchiai di zucchero fino a',
  'a few drops of',
  '2 uova',
  '20 minuti di riposo',
  'mezzo bicchiere d’acqua, poi mescolare',
])('“%s” is none, or waits for more', (line) => {
  expect(isMeasuredItem(line)).toBe(false);
});
