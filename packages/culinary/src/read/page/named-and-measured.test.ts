import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const LIST = ['500 g tomatoes', '1 cucumber', '2 cloves of garlic', '50 ml olive oil'];
const STEPS = [
  'Chop the tomatoes and the cucumber.',
  'Blend them with the garlic and the oil until smooth.',
];
const html = (window: string, headings: string, data = '') =>
  `<html><head><title>${window}</title>${data}</head><body>${headings}<h2>Ingredients</h2><ul>${LIST.map((line) => `<li>${line}</li>`).join('')}</ul>` +
  `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`;
const read = (page: string) => readPage(page, 'https://kitchen.example/gazpacho').draft!;

test('the heading that the window title names behind the name of the site is the title', () => {
  expect(
    read(html("Puri's Pantry: GAZPACHO", "<h1>Puri's Pantry</h1><h3>GAZPACHO</h3>")).title,
  ).toBe('Gazpacho');
});

test('data that repeat the window title name the dish by its first part, which is a heading', () => {
  const name = 'Gazpacho - Recipes - Kitchen Site';
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeIngredient: LIST,
    recipeInstructions: STEPS,
  });
  expect(
    read(html(name, '<h1>Gazpacho</h1>', `<script type="application/ld+json">${data}</script>`))
      .title,
  ).toBe('Gazpacho');
});

const stateOf = (recipe: unknown) =>
  `<html><head><title>Chickpea curry</title></head><body><div id="app"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
    { props: { pageProps: { entry: recipe } } },
  )}</script></body></html>`;
const method = [
  { label: 'Step 1', html: '<p>Fry the onion and the ginger in a little oil.</p>' },
  { label: 'Step 2', html: '<p>Add the chickpeas and simmer for 20 minutes.</p>' },
];

test('objects with an amount and a food each are the list, whatever their field is called', () => {
  const draft = read(
    stateOf({
      heading: 'Chickpea curry',
      shoppingGroups: [
        {
          name: 'For the curry',
          rows: [
            { qty: '1', unit: 'tin', item: 'chickpeas, drained' },
            { qty: '1', unit: '', item: 'brown onion' },
            { qty: '120', unit: 'g', item: 'baby spinach' },
          ],
        },
      ],
      method,
    }),
  );
  expect(draft.ingredients).toEqual([
    {
      name: 'For the curry',
      lines: ['1 tin chickpeas, drained', '1 brown onion', '120 g baby spinach'],
    },
  ]);
  expect(draft.steps).toHaveLength(2);
});

test('an amount in words or of packages stays with its food', () => {
  const draft = read(
    stateOf({
      title: 'Chickpea curry',
      ingredients: [
        { quantity: 'a thumb-sized piece of', name: 'ginger', preparation: 'grated' },
        { quantity: '2 x 400g tins', name: 'chickpeas', preparation: 'drained' },
        { quantity: '1', name: 'large onion' },
      ],
      method,
    }),
  );
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    'a thumb-sized piece of ginger, grated',
    '2 x 400g tins chickpeas, drained',
    '1 large onion',
  ]);
});
