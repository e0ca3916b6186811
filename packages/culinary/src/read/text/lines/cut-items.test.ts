import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { isCutItem } from './cut-items.ts';
import type { PageLine } from './page-line.ts';

const page = (title: string, lines: string[], steps: string[], beside = 0): PageLine[] => [
  { text: title, page: 1, x: 40, y: 30, width: 12 * title.length, height: 22 },
  ...lines.map((text, at) => ({
    text,
    page: 1,
    x: 40,
    y: 80 + at * 15,
    width: 5 * text.length,
    height: 11,
  })),
  ...steps.map((text, at) => ({
    text,
    page: 1,
    x: beside || 40,
    y: beside ? 80 + at * 20 : 110 + (lines.length + at) * 15,
    width: 5 * text.length,
    height: 11,
  })),
];
const listOf = (pieces: PageLine[]) => readText(pieces).ingredients.flatMap(({ lines }) => lines);

test('an item that ends in an amount of something goes on below', () => {
  expect(
    listOf(
      page(
        'Mohnstollen',
        [
          '400 g Mehl',
          '250 g Quark',
          'Saft und Abrieb von 1/2',
          'Limette',
          '150 g mit Rum getränkte',
          'Sultaninen',
          '1 Prise Salz',
        ],
        [
          'Mehl mit Quark und Salz verkneten und eine Stunde kühlen.',
          'Bei 170 Grad 50 Minuten backen.',
        ],
      ),
    ),
  ).toEqual([
    '400 g Mehl',
    '250 g Quark',
    'Saft und Abrieb von 1/2 Limette',
    '150 g mit Rum getränkte Sultaninen',
    '1 Prise Salz',
  ]);
});

test.each([
  ['120 g ausgelassener', 'Speck'],
  ['2 tsp baking', 'powder'],
  ['1 pizzico di noce', 'moscata'],
  ['abgeriebene Schale', 'von 1 Orange'],
  ['the finely grated zest', 'of 1 lime'],
  ['la ralladura', 'de medio limón'],
  ['el zumo de media', 'naranja'],
  ["le zeste d'une", 'orange'],
  ['il succo di mezzo', 'pompelmo'],
])('%s / %s is one item', (above, below) => expect(isCutItem(above, below)).toBe(true));

test.each([
  ['250 g butter', 'Eggs'],
  ['200 g Mehl', 'von 1 Zitrone die Schale'],
  ['2 rote Zwiebeln, gehackt', 'Salz'],
  ['1 litro di latte', 'di 1 limone la scorza'],
  ['1 pain de 250 g', 'sel'],
  ['200 g sugar', 'salt'],
])('%s / %s are two', (above, below) => expect(isCutItem(above, below)).toBe(false));

test('a narrow list shows how wide it is by what was surely broken in it', () => {
  expect(
    listOf(
      page(
        'Crab Quiche',
        [
          '320g ready-rolled shortcrust',
          'pastry',
          '250g white crab meat,',
          'picked over for shell',
          '1 tbsp finely sliced fresh',
          'chives',
          '3 eggs',
          '200ml cream',
        ],
        [
          'Line a tin with the pastry and bake it blind for 15 minutes.',
          'Beat the eggs with the cream and chives and stir in the crab.',
          'Pour into the case and bake for 30 minutes.',
        ],
        230,
      ),
    ),
  ).toEqual([
    '320g ready-rolled shortcrust pastry',
    '250g white crab meat, picked over for shell',
    '1 tbsp finely sliced fresh chives',
    '3 eggs',
    '200ml cream',
  ]);
});
