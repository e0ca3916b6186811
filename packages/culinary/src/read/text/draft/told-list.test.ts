import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { splitList } from './list-items.ts';
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
