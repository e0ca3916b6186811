import { expect, test } from '@jest/globals';
import { readPage } from '../../page/read-page.ts';
import { readText } from '../read-text.ts';
import { withoutEnumerators } from './enumerated-steps.ts';

const textsOf = (...texts: string[]) =>
  withoutEnumerators(texts.map((text) => ({ group: null, text }))).map(({ text }) => text);

test.each([
  [
    ['1º) Remojar.', '2º) Cocer.'],
    ['Remojar.', 'Cocer.'],
  ],
  [
    ['1/3 ▶ Éplucher.', '2/3 ▶ Cuire.', '3/3 ▶ Servir.'],
    ['Éplucher.', 'Cuire.', 'Servir.'],
  ],
  [
    ['#1: Chop.', '#2: Fry.', '#3: Eat.'],
    ['Chop.', 'Fry.', 'Eat.'],
  ],
  [
    ['Paso 1 - Pelar.', 'Paso 2 - Freír.', 'Servir.', 'Paso 3 - Comer.'],
    ['Pelar.', 'Freír.', 'Servir.', 'Comer.'],
  ],
  [
    ['S1) Peel.', 'S2) Bake.', 'S3) Eat.'],
    ['Peel.', 'Bake.', 'Eat.'],
  ],
])('steps lose the signs that number them: %s', (told, expected) => {
  expect(textsOf(...told)).toEqual(expected);
});

test.each([
  [['1 egg goes in.', '2 eggs follow.', '3 more.']],
  [['1/2 cup of milk goes in.', 'Stir.', 'Bake.']],
  [['Ofen 1: vorheizen.', 'Ofen 3: backen.', 'Ofen 2: ruhen.']],
  [['180 °C is the heat.', 'Bake.']],
])('figures that do not count up stay: %s', (told) => {
  expect(textsOf(...told)).toEqual(told);
});

const inSpain = [
  'Ralla los calabacines y déjalos en un colador.',
  'Pica la cebolleta y mézclala con los huevos batidos.',
  'Añade la harina y remueve lo justo.',
];
const ordinals: [string, (number: number) => string][] = [
  ['1.º', (number) => `${number}.º `],
  ['1.ª', (number) => `${number}.ª `],
  ['1ª', (number) => `${number}ª `],
  ['1º.-', (number) => `${number}º.- `],
  ['1o.', (number) => `${number}o. `],
  ['N.º 1:', (number) => `N.º ${number}: `],
  ['Nr. 1', (number) => `Nr. ${number} `],
  ['#1', (number) => `#${number} `],
  ['1er paso:', (number) => `${['1er', '2º', '3er'][number - 1]} paso: `],
  ['1st', (number) => `${['1st', '2nd', '3rd'][number - 1]} `],
];

test.each(ordinals)(
  'steps that count up lose all of the sign “%s”, in texts and on pages',
  (_, sign) => {
    const steps = inSpain.map((text, at) => sign(at + 1) + text);
    expect(
      readText(
        `Tortitas de calabacín\n\nIngredientes\n2 calabacines\n1 cebolleta\n2 huevos\n\nElaboración\n${steps.join('\n\n')}`,
      ).steps.map(({ text }) => text),
    ).toEqual(inSpain);
    expect(
      readPage(
        `<h1>Tortitas de calabacín</h1><h2>Ingredientes</h2><ul><li>2 calabacines<li>1 cebolleta<li>2 huevos</ul><h2>Elaboración</h2>${steps
          .map((text) => `<p>${text}</p>`)
          .join('')}`,
        'https://kitchen.example/tortitas',
      ).draft?.steps.map(({ text }) => text),
    ).toEqual(inSpain);
  },
);

test('steps lose the number of their picture behind them', () => {
  expect(textsOf('Tritate la cipolla (1).', 'Unite il riso. (2-3)', 'Servite subito [4]')).toEqual([
    'Tritate la cipolla.',
    'Unite il riso.',
    'Servite subito',
  ]);
  expect(textsOf('Add the eggs (2)', 'Fold in the flour', 'Bake (1)')).toEqual([
    'Add the eggs (2)',
    'Fold in the flour',
    'Bake (1)',
  ]);
});
