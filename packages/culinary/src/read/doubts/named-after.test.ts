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
  'Opas Allerlei',
  'Tante Hildes Feiertagsessen',
  'Gemüsetopf nach Omas Art',
  "Grandma's winter pot",
  "Mum's veggie pot",
  'Pote de la abuela',
  'Les merveilles de mamie',
  'La delizia di nonna Pina',
  "Oma's stoofpotje",
  'Tacho da tia',
  'Farmors gryta',
])('a relative’s dish is the name of a dish: “%s”', (title) => {
  expect(isSomebodysDish(title)).toBe(true);
});

test.each([
  'Omas Küche',
  'Grandma’s kitchen',
  'La cucina della nonna',
  'Les recettes de mamie',
  'Omas Geburtstag',
  'Omas',
  'The grandmothers of the village',
])('what a relative has beside is none: “%s”', (title) => {
  expect(isSomebodysDish(title)).toBe(false);
});

test.each([
  ['Bunter Gemüsetopf', true],
  ['Nudelgericht', true],
  ['Blumentopf', false],
  ['Der Stammtisch', false],
])('a kind of dish has its food in front: “%s”', (title, is) => {
  expect(isCookedOfFood(title)).toBe(is);
});
