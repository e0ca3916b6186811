import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const items = (texts: readonly string[], tag = 'ul') =>
  `<${tag}>${texts.map((text) => `<li>${text}</li>`).join('')}</${tag}>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const marked = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Pancakes', ...recipe })}</script><h1>Pancakes</h1>`;
const script = (code: string, attributes = '') => `<script${attributes}>${code}</script>`;
const read = (body: string, head = '') =>
  readPage(`<html><head>${head}</head><body>${body}</body></html>`, 'https://site.example/r/1')
    .draft!;
const linesOf = (body: string) => read(body).ingredients.flatMap((group) => group.lines);
const stepsOf = (body: string) => read(body).steps.map((step) => step.text);

const lines = ['200 g flour', '2 eggs', '300 ml milk', '1 pinch salt'];
const steps = [
  'Whisk the flour, eggs and milk until smooth.',
  'Fry in butter until golden on each side.',
  'Serve with sugar.',
];
const shown = `<h1>Pancakes</h1><h2>Ingredients</h2>${items([...lines, '30 g butter'])}<h2>Method</h2>${items(steps, 'ol')}`;

test.each([
  ['en', items(lines), ['Step 1 Mix flour and eggs.', 'Step 2 Add milk.', 'Step 3 Fry.']],
  [
    'de',
    items(['200 g Mehl', '2 Eier', '300 ml Milch', 'Salz']),
    ['Schritt 1: Mehl und Eier mischen.', 'Schritt 2: Milch dazu.', 'Schritt 3: Backen.'],
  ],
  [
    'fr',
    items(['250 g de farine', '4 œufs', '1 l de lait', 'sel']),
    ['Étape 1 Mélanger la farine.', 'Étape 2 Ajouter les œufs.', 'Étape 3 Cuire.'],
  ],
  [
    'es',
    items(['250 g de harina', '4 huevos', '1 l de leche', 'sal']),
    ['Paso 1 Mezclar la harina.', 'Paso 2 Añadir los huevos.', 'Paso 3 Freír.'],
  ],
])('short lines with the label of a step are steps on a page in %s', (_language, list, told) => {
  const body = `<h1>Dish</h1>${list}${paragraphs(told)}`;
  expect(linesOf(body)).toHaveLength(4);
  expect(stepsOf(body)).toEqual(told.map((step) => step.replace(/^\S+ \d:? /, '')));
});

test('authors, tags and yields of any length are kept as stated', () => {
  const author = 'Ada Quince, who learned to cook from her aunt in the valley, '.repeat(4).trim();
  const tag = 'a tag that nobody would ever type because it is far too long for one';
  const recipeYield = `Serves 6 ${'hungry people '.repeat(15)}`.trim();
  const names = Array.from({ length: 7 }, (_, at) => `Cook ${at}`);
  const found = read(
    marked({
      recipeIngredient: lines,
      recipeInstructions: steps,
      author,
      keywords: [tag],
      recipeYield,
    }),
  );
  expect(found).toMatchObject({ author, tags: [tag], yieldText: recipeYield, servings: 6 });
  expect(
    read(marked({ recipeIngredient: lines, recipeInstructions: steps, author: names })).author,
  ).toBe(names.join(', '));
});

test('a step that ends in a colon stays', () => {
  const told = ['Whisk flour and eggs.', 'Heat the pan with butter, then do this:', 'Fry.'];
  expect(stepsOf(marked({ recipeIngredient: lines, recipeInstructions: told }))).toEqual(told);
  expect(
    stepsOf(`<h1>P</h1><h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(told, 'ol')}`),
  ).toEqual(told);
});

test.each([
  [
    [
      { name: 'Whisk everything', totalTime: 'PT5M' },
      { name: 'Fry', totalTime: 'PT10M' },
    ],
    ['Whisk everything (5 min)', 'Fry (10 min)'],
  ],
  [
    [
      { name: 'Whisk everything', text: '5 minutes' },
      { name: 'Fry', text: '10 min' },
    ],
    ['Whisk everything (5 minutes)', 'Fry (10 min)'],
  ],
  [
    { 0: { text: 'Whisk flour and eggs.' }, 1: { text: 'Fry in butter.' } },
    ['Whisk flour and eggs.', 'Fry in butter.'],
  ],
  [
    [{ 2: 'Fry in butter.', 1: 'Whisk flour and eggs.' }],
    ['Whisk flour and eggs.', 'Fry in butter.'],
  ],
  [
    { step1: 'Whisk flour and eggs.', step2: 'Fry in butter.' },
    ['Whisk flour and eggs.', 'Fry in butter.'],
  ],
])('stated steps are read in this shape (%#)', (recipeInstructions, expected) => {
  expect(stepsOf(marked({ recipeIngredient: lines, recipeInstructions }))).toEqual(expected);
});

test.each([
  '200 g flour, 2 eggs, 300 ml milk, 1 pinch salt',
  '200 g flour | 2 eggs | 300 ml milk | 1 pinch salt',
  '200 g flour 2 eggs 300 ml milk 1 pinch salt',
  '200 g flour • 2 eggs • 300 ml milk • 1 pinch salt',
])('a list in one string is split: %s', (text) => {
  expect(linesOf(marked({ recipeIngredient: [text], recipeInstructions: steps }))).toEqual(lines);
});

test('one ingredient alone is one line', () => {
  const line = '2 x 400 g tins chopped tomatoes, drained, or 800 g fresh tomatoes';
  expect(linesOf(marked({ recipeIngredient: [line], recipeInstructions: steps }))).toEqual([line]);
});

test('steps above the list are steps', () => {
  expect(stepsOf(`<h1>Pancakes</h1>${paragraphs(steps)}<h2>You need</h2>${items(lines)}`)).toEqual(
    steps,
  );
});

test('the fuller list that contains the stated one is taken', () => {
  const poor = marked({
    recipeIngredient: lines.slice(0, 3),
    recipeInstructions: steps.slice(0, 1),
  });
  expect(linesOf(poor + shown)).toEqual([...lines, '30 g butter']);
  expect(stepsOf(poor + shown)).toEqual(steps);
});

test('names without amounts take the amounts of the page', () => {
  const stated = {
    recipeIngredient: ['Flour (sieved)', 'eggs', 'milk', 'salt'],
    recipeInstructions: steps,
  };
  expect(linesOf(marked(stated) + shown)).toEqual([...lines, '30 g butter']);
});

test('amounts that disagree are a doubt that names both', () => {
  const stated = {
    recipeIngredient: ['250 g flour', ...lines.slice(1)],
    recipeInstructions: steps,
  };
  const { doubts } = read(marked(stated) + shown);
  const sentences = doubts
    .filter(({ part, index }) => part === 'ingredient' && index === 0)
    .map(({ sentence }) => sentence);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain('“250 g flour”');
  expect(sentences[0]).toContain('“200 g flour”');
  const written = { recipeIngredient: ['0.5 l milk', '2 eggs'], recipeInstructions: steps };
  expect(
    read(marked(written) + `<ul><li>½ l milk</li><li>2 eggs</li></ul>`).doubts.map(
      ({ sentence }) => sentence,
    ),
  ).not.toContainEqual(expect.stringContaining('The page says'));
  expect(
    read(marked({ recipeIngredient: lines, recipeInstructions: steps }) + shown).doubts,
  ).toMatchObject([
    {
      part: 'whole',
      sentence: 'The page lists more than its recipe data; a further line was taken from it.',
    },
  ]);
});

test('a list in two systems is taken once, two parts of a dish are both taken', () => {
  const us = ['7 oz flour', '2 eggs', '10 fl oz milk', '1 pinch salt'];
  const page = (first: string[], second: string[]) =>
    `<h1>P</h1><h2>Ingredients</h2><h3>US</h3>${items(first)}<h3>Metric</h3>${items(second)}<h2>Method</h2>${items(steps, 'ol')}`;
  expect(linesOf(page(us, lines))).toEqual(us);
  expect(
    linesOf(marked({ recipeIngredient: [...us, ...lines], recipeInstructions: steps })),
  ).toEqual(us);
  expect(
    linesOf(page(lines, ['100 g flour', '1 egg', '200 ml milk', '2 pinches salt'])),
  ).toHaveLength(8);
});

test('letters in the wrong encoding are decoded', () => {
  const draft = read(
    marked({
      recipeIngredient: ['500 ml crÃ¨me', '4 Å“ufs', '100 g sucre Ã\u00a0 glacer', 'Â½ gousse'],
      recipeInstructions: ['PrÃ©chauffer le four Ã\u00a0 180Â°C.'],
    }),
  );
  expect(draft.ingredients[0]!.lines).toEqual([
    '500 ml crème',
    '4 œufs',
    '100 g sucre à glacer',
    '½ gousse',
  ]);
  expect(draft.steps[0]!.text).toBe('Préchauffer le four à 180°C.');
});

const recipe = { title: 'Pancakes', ingredients: lines, steps };
const inState = { props: { recipe } };
test.each([
  ['Next', script(JSON.stringify(inState), ' id="__NEXT_DATA__" type="application/json"')],
  [
    'streamed Next',
    script(
      `self.__next_f.push([1,${JSON.stringify(`4:["$","div",null,${JSON.stringify(inState)}]\n`)}])`,
    ),
  ],
  [
    'a parsed string',
    script(`window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify(inState))});`),
  ],
  [
    'a string in single quotes',
    script(`window.__STATE__ = JSON.parse('${JSON.stringify(inState)}');`),
  ],
  [
    'Nuxt',
    script(
      `window.__NUXT__=(function(a){return {data:[{title:a,ingredients:${JSON.stringify(lines)},steps:${JSON.stringify(steps)}}]}}("Pancakes"));`,
    ),
  ],
  [
    'Apollo',
    script(
      `window.__APOLLO_STATE__ = ${JSON.stringify({
        ROOT_QUERY: { recipe: { __ref: 'Recipe:1' } },
        'Recipe:1': {
          title: 'Pancakes',
          ingredients: lines.map((_, at) => ({ __ref: `Line:${at}` })),
          steps: steps.map((_, at) => ({ __ref: `Step:${at}` })),
        },
        ...Object.fromEntries(lines.map((line, at) => [`Line:${at}`, { name: line }])),
        ...Object.fromEntries(steps.map((text, at) => [`Step:${at}`, { text }])),
      })};`,
    ),
  ],
])('a recipe that stands only in the state of %s is read', (_program, body) => {
  const draft = read(`<div id="root"></div>${body}`);
  expect(draft.title).toBe('Pancakes');
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual(lines);
  expect(draft.steps.map((step) => step.text)).toEqual(steps);
});

test('state in German fields is read, with amounts and units of their own', () => {
  const state = {
    titel: 'Teig',
    zutaten: [
      { menge: '200', einheit: 'g', bezeichnung: 'Mehl' },
      { menge: 2, bezeichnung: 'Eier' },
    ],
    zubereitung: 'Mehl und Eier verrühren.\nIn Butter backen.',
  };
  const body = script(JSON.stringify({ state }), ' type="application/json"');
  expect(linesOf(body)).toEqual(['200 g Mehl', '2 Eier']);
  expect(stepsOf(body)).toHaveLength(2);
});

test('titles bear neither the name of the site nor its section, and do not shout', () => {
  const list = `<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(steps, 'ol')}`;
  const window = (title: string) => `<title>${title}</title>`;
  expect(read(`<h1>GRANDMA'S APPLE PIE</h1>${list}`).title).toBe("Grandma's Apple Pie");
  expect(read(`<h1>Recipes</h1>${list}`, window('Apple pie | My Site')).title).toBe('Apple pie');
  expect(
    read(
      `${marked({ name: 'Apple pie | My Site', recipeIngredient: lines, recipeInstructions: steps }).replace('<h1>Pancakes', '<h1>Apple pie')}`,
      window('Apple pie - My Site'),
    ).title,
  ).toBe('Apple pie');
});

test('allergens, tools and storage stand beside the lists', () => {
  const draft = read(
    `<h1>P</h1><h2>Ingredients</h2>${items([...lines, 'Contains: gluten', 'Special equipment: a whisk'])}<h2>Method</h2>${items([...steps, 'Store leftovers in the fridge for up to 3 days.', 'Print recipe'], 'ol')}`,
  );
  expect(draft).toMatchObject({ notes: [], equipment: ['a whisk'] });
  expect(draft.leftOut).toContain('Contains: gluten');
  expect(draft.ingredients[0]!.lines).toEqual(lines);
  expect(draft.steps.map((step) => step.text)).toEqual(steps);
  expect(draft.storageNotes).toHaveLength(1);
});
