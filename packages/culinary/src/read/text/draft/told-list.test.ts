import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { splitLine, splitList } from './list-items.ts';
import { tellsList } from './told-items.ts';
import { neededIn } from './told-list.ts';

test.each([
  [
    'Per il condimento di mezzo chilo di pasta ci vogliono 300 g di macinato di manzo e 200 g di salsiccia, poi una costa di sedano e una carota.',
    ['300 g di macinato di manzo', '200 g di salsiccia', 'una costa di sedano', 'una carota'],
  ],
  [
    'You want a kilo of beef shin, then 2 onions, a couple of carrots and finally a splash of wine.',
    ['a kilo of beef shin', '2 onions', 'a couple of carrots', 'a splash of wine'],
  ],
  [
    'Für den Teig brauchst du ein Pfund Mehl, dann noch zwei Eier und außerdem eine Prise Salz.',
    ['ein Pfund Mehl', 'zwei Eier', 'eine Prise Salz'],
  ],
  [
    'Pour un moule de 24 il te faut 200 g de farine, puis trois œufs et encore un peu de vanille.',
    ['200 g de farine', 'trois œufs', 'un peu de vanille'],
  ],
  [
    'Para un kilo de patatas hacen falta seis huevos, luego una cebolla grande y también un yogur.',
    ['seis huevos', 'una cebolla grande', 'un yogur'],
  ],
])(
  'what says that things are needed and what joins them is no part of them: “%s”',
  (told, items) => {
    expect(splitList(told)).toEqual(items);
  },
);

test('two foods that nobody measures are two at the end of a list, salt and pepper one', () => {
  expect(splitList('80 g de mantequilla, 2 huevos, pan rallado y aceite para freír.')).toEqual([
    '80 g de mantequilla',
    '2 huevos',
    'pan rallado',
    'aceite para freír',
  ]);
  expect(splitList('1 kg Kartoffeln, 2 Zwiebeln, Salz und Pfeffer')).toContain('Salz und Pfeffer');
});

test('a sentence that insists is no ingredient', () => {
  expect(splitList('800 g Fleisch, 600 g Zwiebeln, wirklich so viel, 2 EL Schmalz')).toEqual([
    '800 g Fleisch',
    '600 g Zwiebeln',
    '2 EL Schmalz',
  ]);
});

test('a sentence right above the list tells its first item', () => {
  const { ingredients } = readText(`Smoky beef chilli

You want a kilo of beef shin cut in big chunks, and then:
2 onions, sliced
4 cloves of garlic
1 tbsp ground cumin
1 bottle dark ale

Brown the beef in a big casserole and lift it out.
Soften the onions, add the garlic and cumin, then the ale, and simmer for three hours.
`);
  expect(ingredients[0]!.lines[0]).toBe('a kilo of beef shin cut in big chunks');
});

test('a sentence that says what is needed is the list, whatever stands around it', () => {
  const { ingredients, steps } = readText(`Lauchquiche

Für den Teig nehme ich 200 g Mehl, 100 g kalte Butter, ein Ei und eine Prise Salz, für die Füllung brauchst du drei Stangen Lauch, 200 g Schmand und außerdem 100 g geriebenen Bergkäse.

Aus den Teigzutaten rasch einen Mürbteig kneten und eine halbe Stunde kalt stellen.

Den Lauch in Ringe schneiden und in etwas Butter weich dünsten.
`);
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual([
    '200 g Mehl',
    '100 g kalte Butter',
    'ein Ei',
    'eine Prise Salz',
    'drei Stangen Lauch',
    '200 g Schmand',
    '100 g geriebenen Bergkäse',
  ]);
  expect(steps).toHaveLength(2);
});

test.each([
  "In tutto ci va un'ora e mezza, senza contare il riposo sotto sale.",
  'Insgesamt brauchst du anderthalb Stunden, ohne die Zeit zum Ruhen.',
  'You need an hour and a half, not counting the rest.',
  'Il faut une heure et demie, sans compter le repos.',
  'Se necesita una hora y media, sin contar el reposo.',
])('a time that is needed is no item: %s', (text) => {
  expect(neededIn(text)).toBeNull();
});

test.each([
  [
    'You need a tablespoon of butter and two onions, chopped, and two carrots, diced, and a hundred and fifty grams of red lentils and one apple, grated, and a litre of stock and salt.',
    [
      'a tablespoon of butter',
      'two onions, chopped',
      'two carrots, diced',
      'a hundred and fifty grams of red lentils',
      'one apple, grated',
      'a litre of stock',
      'salt',
    ],
  ],
  [
    'Du brauchst einen Esslöffel Butter und zwei Zwiebeln, gehackt, und vier Eier, getrennt, und hundertfünfzig Gramm rote Linsen und Salz.',
    [
      'einen Esslöffel Butter',
      'zwei Zwiebeln, gehackt',
      'vier Eier, getrennt',
      'hundertfünfzig Gramm rote Linsen',
      'Salz',
    ],
  ],
  [
    'Il te faut une cuillère à soupe de beurre et deux oignons, hachés, et deux carottes, en dés, et cent cinquante grammes de lentilles et du sel.',
    [
      'une cuillère à soupe de beurre',
      'deux oignons, hachés',
      'deux carottes, en dés',
      'cent cinquante grammes de lentilles',
      'du sel',
    ],
  ],
  [
    'Ti servono un cucchiaio di burro e due cipolle, tritate, e trecento grammi di fontina, a cubetti, e centocinquanta grammi di lenticchie e sale.',
    [
      'un cucchiaio di burro',
      'due cipolle, tritate',
      'trecento grammi di fontina, a cubetti',
      'centocinquanta grammi di lenticchie',
      'sale',
    ],
  ],
  [
    'Necesitas una cucharada de mantequilla y dos cebollas, picadas, y tres huevos, separados, y dos zanahorias, en dados, y ciento cincuenta gramos de lentejas y sal.',
    [
      'una cucharada de mantequilla',
      'dos cebollas, picadas',
      'tres huevos, separados',
      'dos zanahorias, en dados',
      'ciento cincuenta gramos de lentejas',
      'sal',
    ],
  ],
])(
  'a list joined by “and” throughout is parted, and each cut stays with its food: “%s”',
  (told, items) => {
    expect(splitList(told)).toEqual(items);
  },
);

test.each([
  'You need two tablespoons of dripping, three large onions, sliced, a kilo and a half of floury potatoes, peeled and cut into chunks, and half a teaspoon of pepper.',
  'Du brauchst sechs altbackene Brötchen vom Vortag, in ganz feine Scheiben geschnitten, einen halben Liter Milch, drei Eier, getrennt, und eine Prise Salz.',
  "Il te faut un kilo deux cents de pommes de terre, coupées en fines lamelles, quatre cents grammes de tome fraîche, deux gousses d'ail, hachées, et un peu de poivre.",
  'Ti servono ottocento grammi di patate a pasta gialla, grattugiate grosse con la buccia, una cipolla, due cucchiai di olio e un pizzico di sale.',
  'Necesitas un kilo y medio de patatas nuevas, peladas y cortadas en rodajas finas, cuatro huevos, una cebolla y un pellizco de sal.',
])('an item is as long as its food, whatever is said of its cut: “%s”', (told) => {
  expect(tellsList(told)).toBe(true);
});

test.each([
  ['1/2 kg de queso fresco 👉 250 gr azucar 👉 3 huevos', 3],
  ['200 g Mehl ➡️ 3 Eier', 2],
  ['200 g de farine 🔸 3 œufs 🔸 1 pincée de sel', 3],
  ['200 g di farina → 3 uova → 1 bustina di lievito', 3],
  ['200 g flour 🧈 100 g butter', 2],
])('items that a picture or a pointer parts are one each: “%s”', (line, count) => {
  expect(splitLine(line)).toHaveLength(count);
});
