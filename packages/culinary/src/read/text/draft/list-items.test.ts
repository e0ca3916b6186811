import { expect, test } from '@jest/globals';
import { splitLine, splitList } from './list-items.ts';

test.each([
  [
    'You need 500 g flour, 3 eggs and a pinch of salt.',
    ['500 g flour', '3 eggs', 'a pinch of salt'],
  ],
  ['Salz, Pfeffer und 1 Prise Zucker', ['Salz', 'Pfeffer', '1 Prise Zucker']],
  [
    '200 g azúcar rubia . 250 cc vinagre . 50 g pasas',
    ['200 g azúcar rubia', '250 cc vinagre', '50 g pasas'],
  ],
  ['Guss: 100 g Puderzucker, 2 EL Eierlikör', ['100 g Puderzucker', '2 EL Eierlikör']],
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
  '2 tbsp of olive oil and 1 of butter',
  '2 EL Öl und 1 von der Butter',
  '1 branche de thym, 2 de romarin',
  '1 rametto di rosmarino, 1 di timo',
  '2 ramitas de tomillo y una de romero',
])('a food that needs the unit of the one before it stays on its line: “%s”', (line) => {
  expect(splitLine(line)).toEqual([line]);
});

test.each([
  ['una cebolla y un pimiento verde', ['una cebolla', 'un pimiento verde']],
  ['Saft einer Zitrone und ein Bund Petersilie', ['Saft einer Zitrone', 'ein Bund Petersilie']],
  ['le zeste d’une orange et 2 œufs', ['le zeste d’une orange', '2 œufs']],
  ['a small onion and the juice of a lemon', ['a small onion', 'the juice of a lemon']],
  ['Mark einer Vanilleschote und 1 TL Zimt', ['Mark einer Vanilleschote', '1 TL Zimt']],
  [
    'una carota, una costa di sedano e una cipolla piccola',
    ['una carota', 'una costa di sedano', 'una cipolla piccola'],
  ],
  ['2 Möhren und 1 Apfel', ['2 Möhren', '1 Apfel']],
  ['zwei Zwiebeln und zum Schluss 2-3 EL Essig', ['zwei Zwiebeln', '2-3 EL Essig']],
  ['deux carottes et un navet', ['deux carottes', 'un navet']],
  [
    'una cipolla, due carote, una costa di sedano, olio, sale e pepe',
    ['una cipolla', 'due carote', 'una costa di sedano', 'olio', 'sale e pepe'],
  ],
  ['1 tsp salt and a pinch of nutmeg', ['1 tsp salt', 'a pinch of nutmeg']],
])(
  'foods that an “and” joins are an ingredient each where each has its amount: “%s”',
  (line, parts) => {
    expect(splitLine(line)).toEqual(parts);
  },
);

test.each([
  [
    'Pour 8 parts : 1 pot de yaourt nature, trois oeufs, et deux pommes moyennes.',
    ['1 pot de yaourt nature', 'trois oeufs', 'deux pommes moyennes'],
  ],
  [
    'Para 6 comensales: 1,5 kg de patatas, 2 cebollas y sal',
    ['1,5 kg de patatas', '2 cebollas', 'sal'],
  ],
])('for how many a list is said to be is no part of its first item: “%s”', (line, parts) => {
  expect(splitList(line)).toEqual(parts);
});

test.each([
  ['cumin, paprika : 4 c. à soupe de chaque', ['cumin, paprika : 4 c. à soupe de chaque']],
  ['Pâtes : 150 g de coudes', ['Pâtes : 150 g de coudes']],
])('foods in front of a colon are not lost: “%s”', (line, parts) => {
  expect(splitList(line)).toEqual(parts);
});

test.each([
  [
    'Self-raising flour, 6 oz.; shredded suet, 3 oz.; egg, one; salt, a pinch',
    ['Self-raising flour, 6 oz.', 'shredded suet, 3 oz.', 'egg, one', 'salt, a pinch'],
  ],
  [
    '5 Eier - 250 g Puderzucker - 250 ml Öl - 125 g Mehl - 1 Backpulver',
    ['5 Eier', '250 g Puderzucker', '250 ml Öl', '125 g Mehl', '1 Backpulver'],
  ],
  [
    'Harina, 500 gr. Manteca de cerdo, 250 gr. Azúcar glas, 200 gr. Canela, 1 cucharadita.',
    ['Harina, 500 gr', 'Manteca de cerdo, 250 gr', 'Azúcar glas, 200 gr', 'Canela, 1 cucharadita'],
  ],
  [
    '- vongole veraci 1 kg - 2 spicchi d’aglio - 10 pomodorini, maturi - sale, pepe',
    ['vongole veraci 1 kg', '2 spicchi d’aglio', '10 pomodorini, maturi', 'sale', 'pepe'],
  ],
  [
    'Pois cassés, 3 kg ; poireaux, 8 ; carottes, 2 kg ; laurier',
    ['Pois cassés, 3 kg', 'poireaux, 8', 'carottes, 2 kg', 'laurier'],
  ],
  ['150 g Gerste, 150 g Hafer; 150 g Butter', ['150 g Gerste', '150 g Hafer', '150 g Butter']],
])('a list that one sign parts is its parts, commas within them: “%s”', (line, parts) => {
  expect(splitList(line)).toEqual(parts);
});

test.each([
  ['½ tsp cumin                1 tsp paprika', ['½ tsp cumin', '1 tsp paprika']],
  [
    'Poudre d’amande  90 g          Sucre glace   150 g',
    ['Poudre d’amande 90 g', 'Sucre glace 150 g'],
  ],
])('two columns in a line are an ingredient each: “%s”', (line, parts) => {
  expect(splitList(line)).toEqual(parts);
});

test.each([
  'Para 10 raciones necesitarás 1 naranja, 3 huevos y sal',
  'Para seis: 1 naranja, 3 huevos y sal',
])('a yield in front of the list is no item: “%s”', (line) => {
  expect(splitList(line)).toEqual(['1 naranja', '3 huevos', 'sal']);
});

test.each(['1 duck, stuffed with 2 oranges', '1 Hähnchen, gefüllt mit 2 Zitronen'])(
  'what a food is filled with stays with it: “%s”',
  (line) => {
    expect(splitList(line)).toEqual([line]);
  },
);

test('parts of one food that share it stay together', () => {
  expect(splitList('Saft und Schale einer halben Zitrone')).toEqual([
    'Saft und Schale einer halben Zitrone',
  ]);
});

test.each([
  'juice and zest of a lemon',
  'zumo de 2 limones y 1 lima',
  'Saft einer Zitrone und einer Limette',
  '100 g de pasas remojadas en 2 cucharadas de ron',
])('a part that is taken out of two foods stays with both: %s', (line) => {
  expect(splitLine(line)).toEqual([line]);
});

test('what only says how a food is stays with it', () => {
  expect(
    splitList('1 Zwiebel, halbiert, 250 g Rosinen, in 4 EL Rum eingelegt, 2 Eier, 100 g Butter'),
  ).toEqual([
    '1 Zwiebel, halbiert',
    '250 g Rosinen, in 4 EL Rum eingelegt',
    '2 Eier',
    '100 g Butter',
  ]);
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
  ['1 huevo y 2 yemas', ['1 huevo', '2 yemas']],
  ['1 uovo intero e 1 tuorlo', ['1 uovo intero', '1 tuorlo']],
  ['2 eggs plus 1 yolk', ['2 eggs', '1 yolk']],
  ['100 G PARMIGIANO / 1 UOVO / NOCE MOSCATA', ['100 G PARMIGIANO', '1 UOVO', 'NOCE MOSCATA']],
])('two ingredients in one line are two: “%s”', (line, parts) => {
  expect(splitLine(line)).toEqual(parts);
});

test.each([
  '1 cup + 2 tbsp milk',
  '2 uova + 1 tuorlo per spennellare',
  '2 Eier + 1 Eigelb zum Bestreichen',
  '2 huevos + 1 yema para pintar',
  '3 œufs + 1 jaune pour dorer',
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
  'parsley / coriander',
  '20 g butter – or 2 tbsp oil',
  '1 oignon piqué de 2 clous de girofle',
  '250 g Rosinen, am Vorabend in 4 EL Rum eingelegt',
  '1 arancia farcita con 3 chiodi di garofano',
  'un kilo y medio de harina',
  'Un pimiento rojo y dos verdes',
  'zumo de 1 limón y 1 naranja',
  '1 Zitrone, 2 EL Saft',
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

test.each([
  ['olio, sale e pepe', ['olio', 'sale', 'pepe']],
  ['Thym, laurier, sel et poivre', ['Thym', 'laurier', 'sel', 'poivre']],
  ['Mehl, Salz und Pfeffer', ['Mehl', 'Salz', 'Pfeffer']],
])('foods without an amount are parted all: “%s”', (line, foods) => {
  expect(splitList(line)).toEqual(foods);
});

test.each([
  ['2 TL Oregano + 1 TL Paprikapulver', ['2 TL Oregano', '1 TL Paprikapulver']],
  ['2 cups flour & 1 tsp salt', ['2 cups flour', '1 tsp salt']],
])('foods with an amount each are parted at a plus: “%s”', (line, items) => {
  expect(splitLine(line)).toEqual(items);
});

test.each([
  ['basilico q.b. e sale q.b.', ['basilico q.b.', 'sale q.b.']],
  ['sal al gusto y pimienta al gusto', ['sal al gusto', 'pimienta al gusto']],
  ['sale e pepe q.b.', ['sale e pepe q.b.']],
  ['Il faut un bon verre de lentilles (200 g)', ['un bon verre de lentilles (200 g)']],
])(
  'what each is taken as one likes is parted, and a verb of need is no part: “%s”',
  (line, items) => {
    expect(splitLine(line)).toEqual(items);
  },
);

test('the point of “q.b.” stays at the end of a list', () => {
  expect(splitList('300 g di farina, 2 uova, sale q.b. e pangrattato q.b.').slice(2)).toEqual([
    'sale q.b.',
    'pangrattato q.b.',
  ]);
});

test('a list between semicolons keeps the commas within its items', () => {
  expect(
    splitLine('1 lb. stale challah, cubed; 1/2 c. walnuts, toasted; 2 eggs; 3 tbsp butter, melted'),
  ).toEqual([
    '1 lb. stale challah, cubed',
    '1/2 c. walnuts, toasted',
    '2 eggs',
    '3 tbsp butter, melted',
  ]);
});

test.each([
  ['125 g de beurre fondu + 1 noix pour les plaques', 1],
  ['100 g Butter und 1 EL für die Form', 1],
  ['2 eggs and 1 knob of butter for the tin', 2],
])('more of a food for the tin is no second line: “%s”', (line, count) => {
  expect(splitLine(line)).toHaveLength(count);
});

test('one item keeps what it is for', () => {
  const item = 'para rebozar: 2 huevos y pan rallado, lo que pida';
  expect(splitList(item)).toEqual([item]);
});

test.each([
  '1 Eigelb und 1 Schluck Milch zum Bestreichen',
  '1 egg and 1 tbsp milk for brushing',
  "1 jaune d'œuf et 1 c. à soupe de lait pour dorer",
  '1 tuorlo e 1 cucchiaio di latte per spennellare',
  '1 huevo y 1 cucharada de leche para pintar',
])('what is stirred together for one purpose is one line: “%s”', (line) => {
  expect(splitLine(line)).toEqual([line]);
});

test('what is of the food before it stays on its line', () => {
  const line = '250 g de pois chiches et 2 cuillères à soupe de leur eau';
  expect(splitLine(line)).toEqual([line]);
});

test('parts nothing within the brackets of the last item', () => {
  expect(splitList('120 g de beurre, 3 œufs et 2 citrons (jus et zeste)')).toEqual([
    '120 g de beurre',
    '3 œufs',
    '2 citrons (jus et zeste)',
  ]);
  expect(splitList('et 2 citrons (jus et zeste)').join()).toContain('2 citrons (jus et zeste)');
});

test.each([
  [
    "We've got a kilo and a half of mussels, 100 g of bacon and two leeks.",
    'a kilo and a half of mussels',
  ],
  [
    'Vi servono due salsicce, mezzo bicchiere di vino bianco e un litro e mezzo di brodo.',
    'un litro e mezzo di brodo',
  ],
  [
    'Il vous faut six œufs, 1 l de lait et une livre et demie de sucre.',
    'une livre et demie de sucre',
  ],
])('a half behind its unit is of the same amount: “%s”', (list, item) => {
  expect(splitList(list)).toContain(item);
});

test.each([
  ['1/2 cup shortening\t4 1/2 - 5 cups flour', ['1/2 cup shortening', '4 1/2 - 5 cups flour']],
  ['1/2 cup shortening 4 1/2 – 5 cups flour', ['1/2 cup shortening', '4 1/2 – 5 cups flour']],
  ['250 g Butter 4 - 5 Tassen Mehl', ['250 g Butter', '4 - 5 Tassen Mehl']],
  ['200 g de riz 2 - 3 carottes', ['200 g de riz', '2 - 3 carottes']],
  ['200 g di riso 2 – 3 carote', ['200 g di riso', '2 – 3 carote']],
  ['200 g de arroz 2 - 3 zanahorias', ['200 g de arroz', '2 - 3 zanahorias']],
])('a dash between two figures parts no items: %s', (line, items) => {
  expect(splitLine(line)).toEqual(items);
});
