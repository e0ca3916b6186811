import { expect, test } from '@jest/globals';
import { readText } from '../text/read-text.ts';
import { isCookedOfFood, isSomebodysDish } from './named-after.ts';

test('a title that says whose dish it is, is no doubt', () => {
  const { title, doubts } = readText(
    'Omas Gemüsetopf\n\nZutaten\n500 g Kartoffeln\n2 Möhren\n1 Stange Lauch\n\nZubereitung\nAlles schneiden und 30 Minuten kochen.',
  );
  expect(title).toBe('Omas Gemüsetopf');
  expect(doubts.filter(({ part }) => part === 'title')).toEqual([]);
});

test.each([
  ['de', 'Opas Allerlei'],
  ['de', 'Tante Hildes Feiertagsessen'],
  ['de', 'Gemüsetopf nach Omas Art'],
  ['en', "Grandma's winter pot"],
  ['en', "Mum's veggie pot"],
  ['es', 'Pote de la abuela'],
  ['fr', 'Les merveilles de mamie'],
  ['it', 'La delizia di nonna Pina'],
  ['nl', "Oma's stoofpotje"],
  ['pt', 'Tacho da tia'],
  ['sv', 'Farmors gryta'],
] as const)('a relative’s dish is the name of a dish (%s): “%s”', (language, title) => {
  expect(isSomebodysDish(title, language)).toBe(true);
});

test.each([
  ['de', 'Omas Küche'],
  ['en', 'Grandma’s kitchen'],
  ['it', 'La cucina della nonna'],
  ['fr', 'Les recettes de mamie'],
  ['de', 'Omas Geburtstag'],
  ['de', 'Omas'],
  ['en', 'The grandmothers of the village'],
  ['es', 'Papas bravas'],
  ['es', 'Papas fritas con chorizo'],
  ['fr', 'Fars breton aux pruneaux'],
  ['en', 'Tantes Marias sista brev'],
  [null, 'Omas Gemüsetopf'],
] as const)(
  'what a relative has beside is none, nor what another language calls so (%s): “%s”',
  (language, title) => {
    expect(isSomebodysDish(title, language)).toBe(false);
  },
);

test.each([
  ['de', 'Bunter Gemüsetopf', true],
  ['de', 'Nudelgericht', true],
  ['sv', 'Kycklinggryta', true],
  ['nl', 'Aardappelschotel', true],
  ['de', 'Blumentopf', false],
  ['de', 'Der Stammtisch', false],
  ['es', 'Gemüsetopf', false],
  ['it', 'Insalada', false],
] as const)(
  'a kind of dish has its food in front in its language (%s): “%s”',
  (language, title, is) => {
    expect(isCookedOfFood(title, language)).toBe(is);
  },
);
