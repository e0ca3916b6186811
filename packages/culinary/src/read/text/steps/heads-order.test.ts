import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { headsOrder } from './heads-order.ts';

test.each([
  ['Zubereitung: Die Kartoffeln 20 Minuten garen.', true],
  ['Preparation: Peel the potatoes and boil them for 25 minutes.', true],
  ['Préparation : Faire cuire les pommes de terre 20 minutes.', true],
  ['Zubereitung: 20 Minuten plus 1 Stunde ruhen lassen', false],
  ['Preparazione: circa 20 minuti', false],
  ['Ingredients: peel of a lemon, 2 eggs', false],
])('“%s” orders something behind the heading of the steps: %s', (line, is) => {
  expect(headsOrder(line)).toBe(is);
});

test.each([
  ['Zubereitung: Die Kartoffeln 20 Minuten garen.'],
  ['Preparation: Peel the potatoes and boil them for 25 minutes.'],
])('“%s” is a step without doubt, and states no time of the dish', (first) => {
  const { steps, prepTime, cookTime, totalTime, doubts } = readText(
    `Shepherd's pie\n\nIngredients for six: 1 kg floury potatoes; 600 g minced lamb; 2 onions; 60 g butter; salt.\n\n${first}\n\nMeanwhile fry the lamb with the chopped onions until browned and simmer gently.\n\nMash the potatoes with the butter, spread them over the meat and brown under the grill.`,
  );
  expect(steps).toHaveLength(3);
  expect([prepTime, cookTime, totalTime]).toEqual([null, null, null]);
  expect(doubts.map(({ sentence }) => sentence).join()).not.toContain(first);
});
