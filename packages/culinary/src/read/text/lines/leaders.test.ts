import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const lines = (texts: readonly string[]): PageLine[] =>
  texts.map((text, at) => ({ text, page: 1, x: 50, y: 100 + 15 * at, width: 160, height: 10 }));

const read = (pieces: PageLine[]): string[] => inReadingOrder(pieces).map(({ text }) => text);

test('amounts to which rows of dots lead belong to their foods', () => {
  expect(
    read(
      lines([
        'Farina di castagne. . . . . . . . . . 300 g',
        'Acqua..................400 ml',
        'Olio ·········· 3 cucchiai',
        'Sale _________ 1 pizzico',
      ]),
    ),
  ).toEqual(['300 g Farina di castagne', '400 ml Acqua', '3 cucchiai Olio', '1 pizzico Sale']);
});

test('dots that end a sentence stay', () => {
  const sentences = ['Let it rest...', 'and rest ... a little more.', '. . . . . . .'];
  expect(read(lines(sentences))).toEqual(sentences);
});
