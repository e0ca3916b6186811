import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { readText } from '../read-text.ts';
import { withoutLeader } from './leaders.ts';
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

const row = (y: number, ...pieces: readonly (readonly [text: string, x: number])[]): PageLine[] =>
  pieces.map(([text, x]) => ({ text, page: 1, x, y, width: 5 * text.length, height: 10 }));

test.each([
  ['set by themselves', [['..............', 120]]],
  ['each set by itself', [80, 100, 120, 140, 160, 180].map((x) => ['.', x] as const)],
] as const)('rows of dots %s part a food and its amount', (_how, dots) => {
  const list = [
    ['Cozze', '1 kg'],
    ['Patate', '700 g'],
    ['Riso', '300 g'],
  ] as const;
  const pieces = list.flatMap(([food, amount], at) =>
    row(100 + 17 * at, [food, 50], ...dots, [amount, 220]),
  );
  expect(read(pieces)).toEqual(['1 kg Cozze', '700 g Patate', '300 g Riso']);
});

test('dots in front of an amount that is set apart go with it', () => {
  const pieces = ['Cozze', 'Patate', 'Riso'].flatMap((food, at) =>
    row(100 + 17 * at, [food, 50], [`............ ${at + 2} kg`, 150]),
  );
  expect(read(pieces)).toEqual(['2 kg Cozze', '3 kg Patate', '4 kg Riso']);
});

test.each([
  ['Cozze ....... 1 kg', 'Cozze 1 kg'],
  ['Farina 0 (W 260)......... g 500', 'Farina 0 (W 260) g 500'],
  ['Äpfel . . . . . . . 2', 'Äpfel 2'],
  ['Sugar …………… 50 g', 'Sugar 50 g'],
  ['Sel _______ à volonté', 'Sel à volonté'],
  ['Azúcar ------ 50 g', 'Azúcar 50 g'],
  ['sugar... as much as you like', 'sugar... as much as you like'],
  ['well-known brown sauce', 'well-known brown sauce'],
  ['my secret: ......', 'my secret: ......'],
])('the item “%s” is “%s”', (line, item) => {
  expect(withoutLeader(line)).toBe(item);
});

test.each([
  ['Potatoes .......... 4 med', 'Carrots ........... 1 lb'],
  ['Farine .......... 250 g de', 'Beurre .......... 100 g'],
  ['potatoes 4 med', 'carrots 1 lb'],
])('a row whose amount stands behind its dots is whole: %s', (above, below) => {
  const text = `Beef stew\n\nIngredients\n${above}\n${below}\nBeef ........ 2 lb\n\nMethod\nCut the beef and boil it for two hours.`;
  expect(readText(text).ingredients.flatMap(({ lines: items }) => items)).toEqual([
    withoutLeader(above),
    withoutLeader(below),
    'Beef 2 lb',
  ]);
});
