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

test.each([
  [
    'Per gli gnocchi',
    ['Spinaci 500 g', 'Pane raffermo 250 g', 'Uova 2'],
    'Per condire',
    ['Burro 80 g', 'Salvia 10 foglie'],
  ],
  [
    'For the dough',
    ['500 g flour', '3 eggs', '200 ml milk'],
    'For the topping',
    ['80 g butter', '10 sage leaves'],
  ],
  [
    'Für den Teig',
    ['Mehl 500 g', 'Eier 3', 'Milch 200 ml'],
    'Für den Belag',
    ['Butter 80 g', 'Salbei 10 Blätter'],
  ],
  [
    'Pour la pâte',
    ['500 g de farine', '3 œufs', '20 cl de lait'],
    'Pour la garniture',
    ['80 g de beurre', '10 feuilles de sauge'],
  ],
  [
    'Para la masa',
    ['Harina 500 g', 'Huevos 3', 'Leche 200 ml'],
    'Para el relleno',
    ['Mantequilla 80 g', 'Salvia 10 hojas'],
  ],
])('a term with several values that are items heads them: %s', (first, dough, second, topping) => {
  const values = (lines: readonly string[]) => lines.map((line) => `<dd>${line}</dd>`).join('');
  const draft = read(
    `<html><head><title>Gnocchi</title></head><body><h1>Gnocchi</h1><h2>Ingredienti</h2><dl><dt>${first}</dt>${values(dough)}<dt>${second}</dt>${values(topping)}</dl>` +
      `<h2>Preparazione</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
  );
  expect(draft.ingredients).toEqual([
    { name: first, lines: dough },
    { name: second, lines: topping },
  ]);
});

test('a term with one value each is named and measured', () => {
  const draft = read(
    `<html><body><h1>Soup</h1><h2>Ingredients</h2><dl><dt>Tomatoes</dt><dd>500 g</dd><dt>Garlic</dt><dd>2 cloves</dd><dt>Oil</dt><dd>50 ml</dd></dl>` +
      `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
  );
  expect(draft.ingredients[0]!.lines).toHaveLength(3);
});
