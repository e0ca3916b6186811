import { expect, test } from '@jest/globals';
import { readPage } from '../page/read-page.ts';
import { readText } from '../text/read-text.ts';

const FOODS = ['Flour', 'Butter', 'Sugar', 'Eggs', 'Chocolate chips'];
const AMOUNTS = ['2 cups', '200 g', '1 cup', '2', '1 1/2 cups'];
const WHOLE = FOODS.map((food, at) => `${AMOUNTS[at]!} ${food}`);
const amountsBehind = FOODS.flatMap((food, at) => [food, AMOUNTS[at]!]);
const amountsBefore = FOODS.flatMap((food, at) => [AMOUNTS[at]!, food]);
const STEPS = [
  'Cream the butter and sugar.',
  'Add the eggs, flour and chips and bake for 10 minutes.',
];

test.each([
  ['behind', amountsBehind],
  ['before', amountsBefore],
])('A list with each amount on the line %s its food is read as pairs', (_, lines) => {
  const text = `Cookies\n\nIngredients\n${lines.join('\n')}\n\nMethod\n${STEPS.join('\n')}`;
  expect(readText(text).ingredients.flatMap((group) => group.lines)).toEqual(WHOLE);
});

test('What is taken to taste is a pair too', () => {
  const { ingredients } = readText(
    `Tortilla\n\nIngredientes\nPatatas\n4\nHuevos\n6\nCebolla\n1/2\nSal\nal gusto\n\nPreparación\nFreír las patatas y la cebolla 20 minutos. Batir los huevos y cuajar la tortilla.`,
  );
  expect(ingredients[0]!.lines).toEqual(['4 Patatas', '6 Huevos', '1/2 Cebolla', 'Sal, al gusto']);
});

test.each([
  [
    'the entries of a list',
    `<h2>Ingredients</h2><ul>${amountsBehind.map((line) => `<li>${line}</li>`).join('')}</ul>
<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`,
  ],
  [
    'data',
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Cookies', recipeIngredient: amountsBehind, recipeInstructions: STEPS })}</script>`,
  ],
])('A page’s list of foods and amounts by turns is read as pairs: %s', (_, body) => {
  const { draft } = readPage(
    `<html lang="en"><head><title>Cookies</title></head><body><h1>Cookies</h1>${body}</body></html>`,
    'https://kitchen.example/cookies',
  );
  expect(draft!.ingredients.flatMap((group) => group.lines)).toEqual(WHOLE);
});

test('Steps below their numbers are no pairs', () => {
  const { steps } = readText(
    `Cookies\n\nIngredients\n200 g butter\n2 eggs\n\nMethod\n1\nMelt the butter\n2\nAdd the eggs\n3\nBake the eggs`,
  );
  expect(steps.map(({ text }) => text)).toEqual([
    'Melt the butter',
    'Add the eggs',
    'Bake the eggs',
  ]);
});

test.each([
  ['Ingredients', 'Add to shopping list', 'Method'],
  ['Zutaten', 'Auf die Einkaufsliste', 'Zubereitung'],
  ['Ingrédients', 'Ajouter à ma liste', 'Préparation'],
  ['Ingredienti', 'Aggiungi alla lista della spesa', 'Procedimento'],
  ['Ingredientes', 'Añadir a mi lista', 'Preparación'],
])('a button below pairs leaves them paired: %s', (list, button, method) => {
  const text = `Cookies\n\n${list}\n${amountsBehind.join('\n')}\n${button}\n${method}\n${STEPS.join('\n')}`;
  const lines = readText(text).ingredients.flatMap((group) => group.lines);
  expect(lines.slice(0, WHOLE.length)).toEqual(WHOLE);
});
