import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { inReadingOrder } from './reading-order.ts';

const piece = (x: number, y: number, text: string): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: text.length * 5,
  height: 10,
});

/** Rows whose cells begin at the places given; an empty cell holds nothing. */
const table = (places: readonly number[], rows: readonly (readonly string[])[]): PageLine[] =>
  rows.flatMap((row, at) =>
    row.flatMap((text, index) => (text ? [piece(places[index]!, 100 + 18 * at, text)] : [])),
  );

const read = (pieces: PageLine[]): string[] => inReadingOrder(pieces).map(({ text }) => text);

test('allergens in a column of their own belong to no ingredient, wherever the figures of the amounts stand', () => {
  expect(
    read(
      table(
        [50, 250, 350],
        [
          ['Ingrediente', 'Quantità', 'Allergene'],
          ['Pane raffermo', '1,5 kg', 'Glutine'],
          ['Latte intero', '1 l', 'Latte'],
          ['Farina 00', '300 g', 'Glutine'],
          ['', '', 'Senape'],
          ['Noce moscata', 'q.b.', ''],
        ],
      ),
    ),
  ).toEqual([
    'Ingrediente',
    '1,5 kg Pane raffermo',
    '1 l Latte intero',
    '300 g Farina 00',
    'q.b. Noce moscata',
  ]);
});

test('a unit in a column of its own stands behind its amount, prices and sums are left out', () => {
  expect(
    read([
      ...table(
        [50, 200, 240, 300, 380],
        [
          ['Zutat', 'Menge', 'Einheit', 'Allergene', 'EK netto'],
          ['Kartoffeln', '6', 'kg', '–', '5,40 €'],
          ['Schmelzkäse', '800', 'g', 'g', '6,40 €'],
          ['Sahne', '1', 'l', 'g', '4,20 €'],
          ['Wareneinsatz', '', '', '', '16,00 €'],
        ],
      ),
      piece(50, 250, 'Zubereitung'),
      piece(50, 270, '1. Die Kartoffeln kochen, den Käse einrühren und die Sahne zugeben.'),
    ]),
  ).toEqual([
    'Zutat',
    '6 kg Kartoffeln',
    '800 g Schmelzkäse',
    '1 l Sahne',
    'Zubereitung',
    'Die Kartoffeln kochen, den Käse einrühren und die Sahne zugeben.',
  ]);
});

test('cells left of a heading in the middle of its column are below it', () => {
  const rows = [
    ['Riso Vialone Nano', '1,6', 'kg'],
    ['Burro', '150', 'g'],
    ['Vino', '250', 'ml'],
  ];
  const heads = [
    piece(126, 100, 'Ingredienti'),
    piece(299, 100, 'Quantità'),
    piece(405, 100, 'U.M.'),
  ];
  const cells = table([52, 350, 435], rows).map((cell) => ({ ...cell, y: cell.y + 18 }));
  expect(read([...heads, ...cells])).toEqual([
    'Ingredienti',
    '1,6 kg Riso Vialone Nano',
    '150 g Burro',
    '250 ml Vino',
  ]);
});

test('a note at the right of a food goes on with its line, groups stand by themselves', () => {
  expect(
    read(
      table(
        [50, 110, 250],
        [
          ['Quantity', 'Ingredient', 'Notes'],
          ['', 'Pastry', ''],
          ['250 g', 'butter', 'soft'],
          ['200 g', 'flour', ''],
          ['', 'Filling', ''],
          ['4', 'apples', 'cored'],
        ],
      ),
    ),
  ).toEqual([
    'Ingredient',
    'Pastry',
    '250 g butter, soft',
    '200 g flour',
    'Filling',
    '4 apples, cored',
  ]);
});

test('a method beside a table stays a column', () => {
  const method = [
    'Denrées pesées, sabler la farine',
    'avec le beurre froid en dés et',
    'verser le lait tiède dessus.',
  ];
  expect(
    read([
      ...table(
        [50, 130, 190],
        [
          ['Denrées', 'Quantité', 'PU HT'],
          ['Farine', '250 g', '0,20'],
          ['Beurre', '125 g', '1,15'],
          ['Lait', '50 ml', '0,10'],
        ],
      ),
      ...method.map((text, at) => piece(300, 118 + 18 * at, text)),
    ]),
  ).toEqual(['250 g Farine', '125 g Beurre', '50 ml Lait', ...method]);
});

test('of a table without amounts nothing is left out', () => {
  const rows = [
    ['Product', 'Amount', 'Total'],
    ['Energy', 'little', 'some'],
    ['Fat', 'none', 'none'],
  ];
  expect(read(table([50, 200, 300], rows)).sort()).toEqual(rows.flat().sort());
});

test('of amounts for several numbers of people the first are read, and for how many they are', () => {
  expect(
    read(
      table(
        [50, 200, 260],
        [
          ['Item', 'for 6', 'for 12'],
          ['Minced beef', '600 g', '1.2 kg'],
          ['Onions', '2', '4'],
          ['Chilli powder', '2 tsp', '1 tbsp'],
        ],
      ),
    ),
  ).toEqual(['for 6', '600 g Minced beef', '2 Onions', '2 tsp Chilli powder']);
});

test('a table of two columns whose head names them is one', () => {
  expect(
    read([
      ...table(
        [50, 200],
        [
          ['ingrediente', 'q.tà'],
          ['carote', '300 g'],
          ['zucchero', '180 g'],
          ['uova', '4'],
        ],
      ),
      piece(320, 120, 'dom 5: Luisa'),
    ]),
  ).toEqual(expect.arrayContaining(['ingrediente', '180 g zucchero', '4 uova']));
});

test('a method below a heading of its own beside the amounts belongs to no row', () => {
  const method = [
    '1. Wash the plums and lay them in the dish.',
    '2. Beat the eggs with the sugar and flour.',
    '3. Pour the batter over the fruit and bake.',
  ];
  expect(
    read([
      ...table(
        [50, 150, 200, 243],
        [
          ['Denrées', 'Unité', 'Quantité', 'Techniques de réalisation'],
          ['Prunes', 'kg', '0,800', ''],
          ['Sucre', 'kg', '0,150', ''],
          ['Lait', 'l', '0,300', ''],
        ],
      ),
      ...method.map((text, at) => piece(243, 118 + 14 * at, text)),
    ]).filter((text) => /^\d,/.test(text)),
  ).toEqual(['0,800 kg Prunes', '0,150 kg Sucre', '0,300 l Lait']);
});

test('an amount that goes on in the next row of its cell is one', () => {
  expect(
    read(
      table(
        [50, 200],
        [
          ['ingrédients', 'quantités'],
          ['pois chiches', '400 g'],
          ['harissa', '1 cuillerée à'],
          ['', 'café'],
          ['citron', '1'],
        ],
      ),
    ),
  ).toEqual(['ingrédients', '400 g pois chiches', '1 cuillerée à café harissa', '1 citron']);
});

test('what a column of foods is called that names no list is no line', () => {
  expect(
    read(
      table(
        [50, 180],
        [
          ['Cantidad', 'Alimento'],
          ['20', 'obleas para empanadillas'],
          ['3 latas', 'de atún en aceite'],
          ['2', 'huevos cocidos'],
        ],
      ),
    ),
  ).toEqual(['20 obleas para empanadillas', '3 latas de atún en aceite', '2 huevos cocidos']);
});

test('a list in two columns goes on where the second states no plain amount', () => {
  expect(
    read(
      table(
        [70, 220],
        [
          ['Farina', 'mezzo chilo'],
          ['Burro morbido', '200 g'],
          ['Zucchero a velo', '180 g'],
          ['Uova', '1 intero e 2 tuorli'],
          ['Limone non trattato', 'la scorza grattugiata'],
          ['Sale', 'un pizzico'],
          ['Zuccherini colorati', 'per decorare'],
        ],
      ),
    ),
  ).toEqual([
    'mezzo chilo Farina',
    '200 g Burro morbido',
    '180 g Zucchero a velo',
    'Uova, 1 intero e 2 tuorli',
    'Limone non trattato, la scorza grattugiata',
    'un pizzico Sale',
    'Zuccherini colorati, per decorare',
  ]);
});
