import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import type { PageLine } from './page-line.ts';

const piece = (x: number, y: number, text: string, confidence?: number): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: 15 * text.length,
  height: 33,
  ...(confidence === undefined ? {} : { confidence }),
});

const STEPS = [
  '1. Rosolate la cipolla e la pancetta nell’olio con il rosmarino.',
  '2. Aggiungete i fagioli e cuoceteli per 80 minuti a fuoco basso.',
  '3. Cuocetevi la pasta per dieci minuti e servite.',
];
/** Foods at the left, and their amounts at one right edge. */
const sheet = (rows: readonly (readonly [food: string, amount: string])[]) => [
  { ...piece(115, 60, 'Pasta e fagioli', 96), height: 60 },
  piece(115, 150, 'Ingredienti', 96),
  ...rows.map(([food], at) => piece(115, 200 + 55 * at, food, 96)),
  ...rows.map(([, amount], at) => piece(935 - 15 * amount.length, 200 + 55 * at, amount, 94)),
  piece(115, 250 + 55 * rows.length, 'Preparazione', 96),
  ...STEPS.map((step, at) => piece(115, 310 + 55 * (rows.length + at), step, 96)),
];

test('a one before its unit that was recognised as a letter is an amount, and what is told by its place is not doubted', () => {
  const { ingredients, doubts } = readText(
    sheet([
      ['fagioli borlotti', '300 g'],
      ['ditalini', '150 g'],
      ['cipolla', '1'],
      ['pancetta', '80 g'],
      ['rosmarino', 'l rametto'],
      ['olio d’oliva', '4 cucchiai'],
    ]),
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    '300 g fagioli borlotti',
    '150 g ditalini',
    '1 cipolla',
    '80 g pancetta',
    '1 rametto rosmarino',
    '4 cucchiai olio d’oliva',
  ]);
  expect(doubts.filter(({ sentence }) => sentence.includes('as it stands'))).toEqual([]);
});

test('an item without an amount as far below as items are goes on with none', () => {
  const rows: [amount: string, food: string][] = [
    ['6', 'œufs'],
    ['250 g', 'de sucre en poudre'],
    ['80 g', 'de fécule de pomme de terre'],
    ['', 'le zeste d’un citron'],
    ['1 pincée', 'de sel'],
  ];
  const at = (x: number, y: number, text: string): PageLine => ({
    text,
    page: 1,
    x,
    y,
    width: 4.5 * text.length,
    height: 8.5,
  });
  const { ingredients } = readText([
    { ...at(100, 40, 'Biscuit de Savoie'), height: 18 },
    at(40, 110, 'Ingrédients'),
    ...rows.flatMap(([amount, food], row) => [
      ...(amount ? [at(88 - 4.5 * amount.length, 134 + 12.5 * row, amount)] : []),
      at(100, 134 + 12.5 * row, food),
    ]),
    at(40, 230, 'Préparation'),
    at(40, 246, '1. Travailler les œufs avec le sucre, puis incorporer la fécule et le zeste.'),
    at(40, 262, '2. Verser dans un moule et enfourner pour 45 minutes.'),
  ]);
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('le zeste d’un citron');
});
