import { expect, test } from '@jest/globals';
import type { Language } from '../../../words/language.ts';
import { measuredInStep } from './measured-in-step.ts';

const foodsOf = (step: string, language: Language) =>
  measuredInStep(step, language).map(({ text }) => text);

test.each([
  [
    'en',
    'Put it in a pan with a two-inch piece of root ginger.',
    'a two-inch piece of root ginger',
  ],
  ['en', 'Add a 2-inch piece of ginger.', 'a 2-inch piece of ginger'],
  ['de', 'Gib ein 3 cm langes Stück Ingwer dazu.', 'ein 3 cm langes Stück Ingwer'],
  ['fr', 'Ajoute un morceau de 3 cm de gingembre.', 'un morceau de 3 cm de gingembre'],
  ['es', 'Añade un trozo de 2 cm de jengibre.', 'un trozo de 2 cm de jengibre'],
] as const)('a piece of a food that has a length is an amount (%s): %s', (language, step, food) => {
  expect(foodsOf(step, language)).toEqual([food]);
});

test('pieces into which something is cut are no amount', () => {
  expect(foodsOf('Cut the dough into 2-inch pieces.', 'en')).toEqual([]);
});

test.each([
  [
    'fr',
    'Ajoute deux tranches de lard coupées en dés avec deux oignons.',
    'deux tranches de lard coupées en dés',
  ],
  [
    'fr',
    'Mets trois carottes taillées en petits cubes avec deux oignons.',
    'trois carottes taillées en petits cubes',
  ],
  [
    'it',
    'Aggiungi due fette di pancetta tagliate a dadini con due cipolle.',
    'due fette di pancetta tagliate a dadini',
  ],
  [
    'es',
    'Echa dos lonchas de jamón cortadas en tacos con dos cebollas.',
    'dos lonchas de jamón cortadas en tacos',
  ],
] as const)(
  'the shape into which a food was cut is said of it (%s): %s',
  (language, step, food) => {
    expect(foodsOf(step, language)[0]).toBe(food);
  },
);
