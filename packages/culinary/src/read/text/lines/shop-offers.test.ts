import { expect, test } from '@jest/globals';
import { offersApart } from './shop-offers.ts';
import type { PageLine } from './page-line.ts';

const line = (text: string, x: number, y: number, height = 32): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 0.5 * height,
  height,
});

const rowsOf = (...rows: PageLine[][]) => rows;
const texts = (rows: readonly PageLine[][]) => rows.flat().map(({ text }) => text);

test.each([
  [
    'Oferta',
    ['Naranjas de mesa', 'malla de 2 kg', '2,29 €'],
    ['Aceite suave', 'botella de 1 l', '2ª unidad -50 %'],
  ],
  ['Angebot', ['Rote Linsen', '500 g', '1,79'], ['Feta', '150 g', '2 für 3']],
  ['En promo', ['Lait entier', '6 x 1 l', '-30 %'], ['Farine', '1 kg', '2 + 1 gratuit']],
])('boxes headed %s are apart from the recipe', (head, one, other) => {
  const recipe = [
    [line('1 naranja grande', 40, 100)],
    [line('3 huevos', 40, 150)],
    [line('Cubre el bizcocho.', 40, 300)],
  ];
  const boxes = [
    [line(head, 76, 900), line(head, 704, 900)],
    ...one.map((text, at) => [
      line(text, at === 2 ? 416 : 78, 962 + 62 * at),
      line(other[at]!, at === 2 ? 800 : 703, 962 + 62 * at),
    ]),
  ];
  const { rows, offers } = offersApart(rowsOf(...recipe, ...boxes));
  expect(texts(rows)).toEqual(texts(recipe));
  expect(offers.map((box) => box.map(({ text }) => text))).toEqual([
    [head, ...one],
    [head, ...other],
  ]);
});

test('a list headed so by one word is no offer', () => {
  const rows = rowsOf(
    [line('Special', 40, 60)],
    [line('200 g flour', 40, 120)],
    [line('2 eggs', 40, 170)],
  );
  expect(offersApart(rows).offers).toEqual([]);
});
