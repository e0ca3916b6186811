import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const steps = ['Whisk everything in a bowl.', 'Fry thin pancakes in butter.'];
const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Buckwheat Pancakes',
  recipeIngredient: ['200 g buckwheat flour', '2 eggs', '300 ml milk'],
  recipeInstructions: steps,
};
const lines = recipe.recipeIngredient;

const rows: [string, unknown, string[], string[]][] = [
  ['a graph', { '@graph': [{ '@type': 'WebPage' }, recipe] }, lines, steps],
  ['a type in small letters', { ...recipe, '@type': ['thing', 'recipe'] }, lines, steps],
  ['a recipe without its type', { ...recipe, '@type': undefined }, lines, steps],
  [
    'ingredients as property values',
    {
      ...recipe,
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'buckwheat flour', value: '200', unitText: 'g' },
        { '@type': 'PropertyValue', name: 'eggs', value: 2 },
        { '@type': 'PropertyValue', name: 'milk', value: 300, unitCode: 'ml' },
      ],
    },
    lines,
    steps,
  ],
  [
    'ingredients as foods with required quantities',
    {
      ...recipe,
      recipeIngredient: [
        {
          '@type': 'HowToSupply',
          item: { '@type': 'Thing', name: 'buckwheat flour' },
          requiredQuantity: { '@type': 'QuantitativeValue', value: 200, unitText: 'g' },
        },
        { '@type': 'HowToSupply', name: 'eggs', requiredQuantity: '2' },
        { '@type': 'HowToSupply', name: 'milk', requiredQuantity: '300 ml' },
      ],
    },
    lines,
    steps,
  ],
  ['ingredients in one string', { ...recipe, recipeIngredient: lines.join(', ') }, lines, steps],
  [
    'instructions as one text of HTML',
    {
      ...recipe,
      recipeInstructions: `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    },
    lines,
    steps,
  ],
  [
    'sections within sections',
    {
      ...recipe,
      recipeInstructions: {
        '@type': 'HowToSection',
        itemListElement: {
          '@type': 'HowToSection',
          itemListElement: steps.map((text) => ({ '@type': 'HowToStep', text })),
        },
      },
    },
    lines,
    steps,
  ],
  [
    'steps whose text stands under a name of its own',
    { ...recipe, recipeInstructions: steps.map((content) => ({ '@type': 'HowToStep', content })) },
    lines,
    steps,
  ],
];

test.each(rows)('reads JSON-LD of %s', (_, data, ingredients, texts) => {
  const html = `<html><body><script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`;
  const { draft } = readPage(html, 'https://kitchen.example/x');
  expect(draft?.title).toBe('Buckwheat Pancakes');
  expect(draft?.ingredients).toEqual([{ name: null, lines: ingredients }]);
  expect(draft?.steps.map(({ text }) => text)).toEqual(texts);
});
