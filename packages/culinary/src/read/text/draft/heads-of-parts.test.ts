import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const parts = (text: string) => {
  const { ingredients } = readText(text);
  return [ingredients.map(({ name }) => name), ingredients.flatMap(({ lines }) => lines).length];
};

test.each([
  [
    'Oat Slices',
    'Date layer',
    '300 g dates',
    '1 cup water',
    'Oat crumb',
    '2 cups oats',
    '1 cup flour',
  ],
  [
    'Apfelschnitten',
    'Apfelbelag',
    '1 kg Äpfel',
    '50 g Zucker',
    'Mandelknusper',
    '200 g Mandeln',
    '80 g Butter',
  ],
  [
    'Tartelettes au citron',
    'Pâte sablée',
    '200 g de farine',
    '100 g de beurre',
    'Crème citron',
    '3 citrons',
    '2 œufs',
  ],
  [
    'Crostata di limoni',
    'Frolla',
    '200 g di farina',
    '100 g di burro',
    'Crema limone',
    '3 limoni',
    '2 uova',
  ],
  [
    'Tarta de limón',
    'Masa',
    '200 g de harina',
    '100 g de mantequilla',
    'Crema limón',
    '3 limones',
    '2 huevos',
  ],
])('each block of a list has its heading: %s', (title, one, a, b, other, c, d) => {
  const text = `${title}\n\n~ ${one} ~\n${a}\n${b}\n\n~ ${other} ~\n${c}\n${d}\n\n1) Mix it all.\n2) Bake for 30 minutes.`;
  expect(parts(text)).toEqual([[one, other], 4]);
});

test.each([
  ['Lemon Bars', 'Lemon Cream'],
  ['Zitronenschnitten', 'Zitronencreme'],
  ['Tarte au citron', "L'appareil citron"],
  ['Crostata di limoni', 'La crema limone'],
  ['Tarta de limón', 'La crema limón'],
])('a line without the bullet that all items have heads a part: %s', (title, head) => {
  const text = `${title}\n\n- 200 g butter\n- 300 g sugar\n${head}\n- 4 eggs\n- 3 lemons\n- salt\n\nMix it all and bake for 30 minutes.`;
  expect(parts(text)).toEqual([[null, head], 5]);
});

test.each([
  'Honey layer',
  'Haferstreusel',
  'Appareil au citron',
  'Base di biscotti',
  'Relleno de limón',
])('a word for a part heads it in a list without signs: %s', (head) => {
  const text = `Lemon Bars\n\n200 g butter\n300 g sugar\n${head}\n4 eggs\n3 lemons\n\nMix it all and bake for 30 minutes.`;
  expect(parts(text)).toEqual([[null, head], 4]);
});

test.each(['Sea salt', 'Olivenöl', 'Poivre noir', 'Prezzemolo', 'Pimienta negra'])(
  'a food without an amount is an item: %s',
  (food) => {
    const text = `Lemon Chicken\n\n1 chicken\n300 g onions\n${food}\n4 carrots\n3 lemons\n\nMix it all and bake for 30 minutes.`;
    expect(parts(text)).toEqual([[null], 5]);
  },
);
