import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const groups = (rows: string) =>
  readText(
    `Blanquette\n\nIngredients\n1.2 kg veal\n3 carrots\n${rows}\n\nMethod\nSimmer the meat with the carrots for 2 hours.\nStir in the rest and serve.`,
  ).ingredients.map(({ name, lines }) => [name, lines]);

test('a row of several items keeps the part that it names, for itself alone', () => {
  expect(groups('Sauce: 50 g butter, 50 g flour, 1 egg yolk\nsalt')).toEqual([
    [null, ['1.2 kg veal', '3 carrots']],
    ['Sauce', ['50 g butter', '50 g flour', '1 egg yolk']],
    [null, ['salt']],
  ]);
});

test('words that open a list name no part', () => {
  expect(groups('Zutaten: 50 g Butter, 50 g Mehl, 1 Eigelb').map(([name]) => name)).toEqual([null]);
});

test('an item with its food in front of a colon stays whole', () => {
  expect(groups('Butter: 50 g')).toEqual([[null, ['1.2 kg veal', '3 carrots', 'Butter: 50 g']]]);
});
