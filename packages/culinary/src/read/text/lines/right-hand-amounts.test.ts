import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const RIGHT = 400;
const ROOM = 18;

/** Rows of a food at the left and its amount at the right edge of the page, headings among them. */
const card = (rows: readonly (readonly [string, string?])[]): PageLine[] =>
  rows.flatMap(([food, amount], at) => {
    const line = { page: 1, y: 100 + ROOM * at, height: 10 };
    const width = 5 * (amount?.length ?? 0);
    return [
      { ...line, text: food, x: 50, width: 5 * food.length },
      ...(amount ? [{ ...line, text: amount, x: RIGHT - width, width }] : []),
    ];
  });
const read = (pieces: PageLine[]): string[] => inReadingOrder(pieces).map(({ text }) => text);

const FILLING: [string, string][] = [
  ['minced lamb', '500 g'],
  ['carrots', '3'],
  ['lamb stock', '400 ml'],
];

test('the two rows of a further part stand in the columns of the list above it', () => {
  const part: [string, string?][] = [
    ['For the top'],
    ['floury potatoes', '1 kg'],
    ['butter', '60 g'],
  ];
  expect(read(card([['For the base'], ...FILLING, ...part]))).toEqual([
    'For the base',
    '500 g minced lamb',
    '3 carrots',
    '400 ml lamb stock',
    'For the top',
    '1 kg floury potatoes',
    '60 g butter',
  ]);
});

test('facts in the columns of a list are no part of it', () => {
  expect(read(card([['Serves', '4'], ['For the base'], ...FILLING])).slice(0, 2)).toEqual([
    'Serves: 4',
    'For the base',
  ]);
});

test.each([
  ['a few sprigs', 'thyme'],
  ['einige Zweige', 'Thymian'],
  ['quelques brins', 'thym'],
  ['unas ramitas', 'tomillo'],
  ['alcuni rametti', 'timo'],
])('an amount without a figure, “%s”, stands beside its food', (amount, food) => {
  expect(read(card([...FILLING, [food, amount]])).at(-1)).toBe(`${amount} ${food}`);
});
