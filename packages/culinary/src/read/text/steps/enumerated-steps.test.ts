import { expect, test } from '@jest/globals';
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
