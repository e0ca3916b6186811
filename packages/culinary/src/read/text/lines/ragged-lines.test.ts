import { expect, test } from '@jest/globals';
import { inReadingOrder } from './reading-order.ts';
import { wrappedLines } from './wrapped-lines.ts';

const WIDEST = 'a much wider line of this same column, of other words';
const joined = (rows: readonly string[], beside: readonly string[] = []): boolean[] => {
  const place = { page: 1, height: 30, confidence: 92 };
  const pieces = [WIDEST, ...rows].map((text, at) => ({
    ...place,
    text,
    x: 60,
    y: 60 + 50 * at + (at === 0 ? 0 : 100),
    width: 15 * text.length,
  }));
  const others = beside.map((text, at) => ({
    ...place,
    text,
    x: 800,
    y: 900 + 100 * at,
    width: 15 * text.length,
  }));
  return wrappedLines(inReadingOrder([...pieces, ...others])).slice(2, 1 + rows.length);
};

test.each([
  ['Zwetschken einlegen und', 'Zitronensaft aufkochen.'],
  ['Bei kleiner Hitze etwa 15', 'Minuten dünsten.'],
  ['Put the onions into the', 'Dutch oven.'],
  ['Laisser mijoter encore 20', 'minutes à couvert.'],
  ['Versate il brodo nella', 'Pentola grande.'],
  ['Dejar reposar unos 10', 'minutos y servir.'],
  ['Lauwarm zu', 'Kaiserschmarrn servieren.'],
])('“%s” cannot end so, and goes on with “%s”', (above, below) => {
  expect(joined([above, below])).toEqual([true]);
});

test.each([
  ['Wash the lettuce well', 'Serve with bread.'],
  ['Den Teig kneten', 'Minze hacken.'],
  ['Cuire le riz', 'Servir chaud.'],
])('“%s” may end so, above “%s”', (above, below) => {
  expect(joined([above, below])).toEqual([false]);
});
