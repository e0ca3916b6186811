import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const read = (text: string) => {
  const { title, ingredients, steps, doubts } = readText(text);
  return {
    title,
    lines: ingredients.flatMap(({ lines }) => lines),
    steps: steps.map((step) => step.text),
    isDoubted: doubts.some(({ sentence }) => sentence.startsWith('The recipe was one line.')),
  };
};

test.each([
  [
    'Pancakes - 200 g flour, 2 eggs, 300 ml milk - mix all, fry in butter',
    'mix all, fry in butter',
  ],
  [
    'Pfannkuchen - 200 g Mehl, 2 Eier, 300 ml Milch - alles verrühren, ausbacken',
    'alles verrühren, ausbacken',
  ],
  ['Crêpes – 200 g de farine, 2 œufs, 300 ml de lait – mélanger, cuire', 'mélanger, cuire'],
  ['Pancake | 200 g di farina | 2 uova | 300 ml di latte | mescolare tutto', 'mescolare tutto'],
  ['Tortitas: 200 g de harina, 2 huevos, 300 ml de leche; mezclar todo', 'mezclar todo'],
  ['Pannenkoeken - 200 g bloem, 2 eieren, 300 ml melk - alles mengen', 'alles mengen'],
  ['Panquecas 200 g de farinha 2 ovos 300 ml de leite. Misturar tudo', 'Misturar tudo'],
  ['Pannkakor, 200 g mjöl, 2 ägg, 300 ml mjölk, blanda allt', 'blanda allt'],
])('a recipe in one line is cut by its signs and words, and doubted: “%s”', (text, step) => {
  const found = read(text);
  expect(found.title).toMatch(/^(?:Pan|Pf|Crê|Tor)\p{L}+$/u);
  expect(found.lines).toHaveLength(3);
  expect(found.steps).toEqual([step]);
  expect(found.isDoubted).toBe(true);
});

test.each([
  'Pancakes\n200 g flour, 2 eggs, 300 ml milk, pinch of salt. Mix all, rest 10 min, fry in butter.',
  'Pancakes: 200 g flour, 2 eggs, 300 ml milk, pinch of salt. Mix all, rest 10 min, fry in butter.',
])('a list that ends in a stop before the steps is no doubt: “%s”', (text) => {
  expect(read(text)).toEqual({
    title: 'Pancakes',
    lines: ['200 g flour', '2 eggs', '300 ml milk', 'pinch of salt'],
    steps: ['Mix all, rest 10 min, fry in butter.'],
    isDoubted: false,
  });
});

test('a dish before a colon is named where the steps state the amounts', () => {
  const text =
    'Crêpes : mélanger 200 g de farine, 2 œufs et 300 ml de lait, cuire dans du beurre chaud.';
  expect(read(text)).toMatchObject({ title: 'Crêpes', isDoubted: true });
  expect(read(text).lines).toEqual(['200 g de farine', '2 œufs', '300 ml de lait', 'beurre']);
});

test.each([
  'Zitronenkuchen Zutaten: 200 g Mehl, 2 Eier, 300 ml Milch Zubereitung: Alles verrühren. 30 Min backen.',
  'Appeltaart Ingrediënten: 200 g bloem, 2 eieren, 300 ml Melk Bereiding: Alles mengen. 30 min bakken.',
])('a heading behind a word with a capital letter breaks a line: “%s”', (text) => {
  const { lines, steps } = read(text);
  expect(lines).toHaveLength(3);
  expect(steps.join(' ')).toMatch(/^Alles .* 30 /u);
});

test('words with a figure in front of a list are no dish', () => {
  const text = 'Milk 1 litre, 6 eggs, 500 g flour, call mum, buy stamps - mix of seeds';
  expect(read(text).isDoubted).toBe(false);
});
