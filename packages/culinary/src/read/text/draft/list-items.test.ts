import { expect, test } from '@jest/globals';
import { splitLine, splitList } from './list-items.ts';

test.each([
  [
    'You need 500 g flour, 3 eggs and a pinch of salt.',
    ['500 g flour', '3 eggs', 'a pinch of salt'],
  ],
  ['1 coliflor + 250 ml de nata + sal', ['1 coliflor', '250 ml de nata', 'sal']],
  ['Zutaten für die Soße: 200 g Sahne, 1 Zwiebel, Salz', ['200 g Sahne', '1 Zwiebel', 'Salz']],
  [
    'Vas a necesitar medio kilo de harina, dos huevos y sal',
    ['medio kilo de harina', 'dos huevos', 'sal'],
  ],
])('a list in one line is its parts: “%s”', (line, parts) => {
  expect(splitList(line)).toEqual(parts);
});

test.each([
  [
    '600 g Rindfleisch (Wade) 2 EL Paprika edelsüß',
    ['600 g Rindfleisch (Wade)', '2 EL Paprika edelsüß'],
  ],
  ['1 3/4 c. flour pinch of salt', ['1 3/4 c. flour', 'pinch of salt']],
  ['200 g Sahne, 3 Eier', ['200 g Sahne', '3 Eier']],
  ['200 ml de nata 3 yemas', ['200 ml de nata', '3 yemas']],
  ['farina di castagne 400 g acqua 6 dl', ['farina di castagne 400 g', 'acqua 6 dl']],
  ['rigatoni 200g * guanciale 100g', ['rigatoni 200g', 'guanciale 100g']],
  ['4 pommes – 3 poires – 10 cl d’eau', ['4 pommes', '3 poires', '10 cl d’eau']],
  ['100 G PARMIGIANO / 1 UOVO / NOCE MOSCATA', ['100 G PARMIGIANO', '1 UOVO', 'NOCE MOSCATA']],
])('two ingredients in one line are two: “%s”', (line, parts) => {
  expect(splitLine(line)).toEqual(parts);
});

test.each([
  '1 cup + 2 tbsp milk',
  '2 cans (400 g each) tomatoes',
  '1 Dose Tomaten 400 g',
  '2 oder 3 Eier',
  '6 eggs size 2',
  '2 lb potatoes, 1 inch cubes',
  '1 Packung Blätterteig (275 g) 2 Rollen',
  '1 carrot or 2 parsnips',
  '3 to 4 apples',
  '2 tbsp butter 1 for the pan',
  'rice 300 g or noodles 250 g',
  '1 cup sugar 200 g sugar',
  '1 lemon (juice) & 1 dash tabasco',
  'parsley / coriander',
  '20 g butter – or 2 tbsp oil',
  '1 tsp salt and a pinch of nutmeg',
  'salt, a pinch',
  '500 g flour type 550',
  '1 1/2 cups flour',
  '1 kg Kartoffeln, davon 2 sehr große',
])('one ingredient with two figures stays one: “%s”', (line) => {
  expect(splitLine(line)).toEqual([line]);
});

test('cells of two columns are ingredients of their own, also where amounts are words', () => {
  expect(splitLine('300 g di orzo   una manciata di basilico')).toEqual([
    '300 g di orzo',
    'una manciata di basilico',
  ]);
  expect(splitLine('mezzo peperone   il succo di un limone')).toEqual([
    'mezzo peperone',
    'il succo di un limone',
  ]);
});
