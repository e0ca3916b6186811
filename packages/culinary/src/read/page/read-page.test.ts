import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const address = 'https://kitchen.example/quince-cake';
const ingredients = ['3 ripe quinces', '200 g flour', '100 g butter, soft'];
const steps = [
  'Peel the quinces and slice them thinly.',
  'Rub the butter into the flour, then press it into a tin.',
  'Lay the fruit on top and bake for 40 minutes.',
];

const withLd = (data: unknown, body = '', attributes = '') =>
  `<html lang="en"><head><script type="application/ld+json"${attributes}>` +
  `${typeof data === 'string' ? data : JSON.stringify(data)}</script></head><body>` +
  `${body}</body></html>`;
const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Quince Cake',
  recipeIngredient: ingredients,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  recipeYield: '8 slices',
  prepTime: 'PT20M',
  cookTime: 'PT40M',
};

function read(html: string) {
  const { draft, method } = readPage(html, address);
  return {
    method,
    title: draft?.title,
    lines: draft?.ingredients.flatMap((group) => group.lines),
    steps: draft?.steps.map((step) => step.text),
    draft,
  };
}
const whole = { title: 'Quince Cake', lines: ingredients, steps };

test.each([
  ['as it is', recipe],
  ['in a list', [recipe]],
  [
    'in a graph',
    {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite', name: 'Kitchen' }, recipe],
    },
  ],
  ['inside a web page', { '@type': 'WebPage', mainEntity: recipe }],
  ['with several types', { ...recipe, '@type': ['Recipe', 'NewsArticle'] }],
  ['with a type that is an address', { ...recipe, '@type': 'http://schema.org/Recipe' }],
  [
    'with prefixed properties',
    Object.fromEntries(
      Object.entries(recipe).map(([key, value]) => [
        key.startsWith('@') ? key : `schema:${key}`,
        value,
      ]),
    ),
  ],
  ['with ingredients in one string', { ...recipe, recipeIngredient: ingredients.join('\n') }],
  [
    'with ingredients as objects',
    {
      ...recipe,
      recipeIngredient: ingredients.map((name) => ({ '@type': 'PropertyValue', name })),
    },
  ],
  ['with a trailing comma', `${JSON.stringify(recipe).slice(0, -1)},}`],
  [
    'with raw line breaks in strings',
    JSON.stringify({ ...recipe, description: 'Line one@Line two' }).replace('@', '\n'),
  ],
  ['in CDATA', `//<![CDATA[\n${JSON.stringify(recipe)}\n//]]>`],
])('reads JSON-LD %s', (_, data) => {
  expect(read(withLd(data))).toMatchObject({ ...whole, method: 'json-ld' });
});

test('reads times, yield, people, pictures and words of a recipe', () => {
  const data = {
    ...recipe,
    totalTime: 'PT1H15M',
    author: [{ '@type': 'Person', name: 'Ada Quince' }, 'Bo Pear'],
    publisher: { name: 'Kitchen' },
    image: [{ '@type': 'ImageObject', url: '/cake.jpg' }],
    recipeYield: ['8', '8 slices'],
    recipeCategory: 'Dessert',
    keywords: 'quince, autumn',
    recipeCuisine: 'Nordic',
    description: '<p>Sweet &amp; sharp</p>',
    tool: ['Tart tin'],
  };
  expect(read(withLd(data)).draft).toMatchObject({
    prepTime: 20,
    cookTime: 40,
    totalTime: 75,
    servings: 8,
    yieldText: '8 slices',
    author: 'Ada Quince, Bo Pear',
    source: 'Kitchen',
    imageUrl: 'https://kitchen.example/cake.jpg',
    courseText: 'Dessert',
    tags: ['quince', 'autumn', 'Nordic'],
    description: 'Sweet & sharp',
    equipment: ['Tart tin'],
    language: 'en',
  });
});

test('adds what is stated of preparation and cooking when no total is', () => {
  expect(read(withLd(recipe)).draft?.totalTime).toBe(60);
  expect(read(withLd({ ...recipe, prepTime: undefined })).draft?.totalTime).toBe(40);
});

test('shows neither tags nor entities, and drops scripts in strings', () => {
  const data = {
    ...recipe,
    name: 'Quince &amp; <b>Pear</b><script>alert(1)<\\/script>',
    recipeIngredient: ['1&nbsp;cup <a href="/x">flour</a> &frac12;', '&lt;i&gt;2 eggs&lt;/i&gt;'],
  };
  const found = read(withLd(JSON.stringify(data)));
  expect(found.title).toBe('Quince & Pear');
  expect(found.lines).toEqual(['1 cup flour ½', '2 eggs']);
});

test('follows references and survives references that circle', () => {
  const data = {
    '@graph': [
      { '@type': 'Person', '@id': '#a', name: 'Ada', knows: { '@id': '#b' } },
      { '@id': '#b', '@type': 'Person', name: 'Bo', knows: { '@id': '#a' } },
      { ...recipe, '@id': '#r', author: { '@id': '#a' }, isPartOf: { '@id': '#r' } },
    ],
  };
  expect(read(withLd(data)).draft?.author).toBe('Ada');
});

test('completes half a JSON-LD recipe from the visible page', () => {
  const body =
    '<h1>Quince Cake</h1><p>Serves 8</p><h2>Ingredients</h2><ul>' +
    `${ingredients.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2><ol>` +
    `${steps.map((line) => `<li>${line}</li>`).join('')}</ol>`;
  expect(
    read(withLd({ '@type': 'Recipe', name: 'Quince Cake', recipeIngredient: ingredients }, body)),
  ).toMatchObject({ ...whole, method: 'json-ld' });
  expect(
    read(
      withLd(
        { '@type': 'Recipe', name: 'Quince Cake', recipeInstructions: recipe.recipeInstructions },
        body,
      ),
    ).draft,
  ).toMatchObject({ servings: 8, ingredients: [{ name: null, lines: ingredients }] });
});

test('takes headings among the ingredients from the visible page when the lines are the same', () => {
  const body =
    `<h1>Quince Cake</h1><h2>Ingredients</h2><h3>Topping</h3><ul><li>${ingredients[0]}` +
    `</li></ul><h3>Base</h3><ul><li>${ingredients[1]}</li><li>${ingredients[2]}` +
    '</li></ul>';
  expect(read(withLd(recipe, body)).draft?.ingredients).toEqual([
    { name: 'Topping', lines: [ingredients[0]] },
    { name: 'Base', lines: ingredients.slice(1) },
  ]);
});

test('reads the recipe the page is about and names the others', () => {
  const side = (name: string) => ({ ...recipe, name });
  const found = read(
    withLd(
      { '@graph': [side('Pear Jam'), recipe, side('Plum Tart'), side('Plum Tart')] },
      '<h1>Quince Cake</h1>',
    ),
  );
  expect(found.title).toBe('Quince Cake');
  expect(found.draft?.otherRecipes).toEqual(['Pear Jam', 'Plum Tart']);
});

test('reads microdata, also where groups are headings inside the list', () => {
  const html =
    '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Quince ' +
    'Cake</h1><meta itemprop="prepTime" content="PT20M">' +
    `<time itemprop="cookTime" datetime="PT40M">forty</time>
    ` +
    '<span itemprop="recipeYield">8 slices</span>' +
    '<span itemprop="author" itemscope itemtype="http://schema.org/Person">' +
    `<b itemprop="name">Ada Quince</b></span><img itemprop="image" src="cake.jpg">
    ` +
    '<ul>' +
    ingredients.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('') +
    '</ul><div itemprop="recipeInstructions"><ol>' +
    `${steps.map((line) => `<li>${line}</li>`).join('')}</ol></div></div>`;
  expect(read(html)).toMatchObject({
    ...whole,
    method: 'microdata',
    draft: {
      prepTime: 20,
      cookTime: 40,
      totalTime: 60,
      servings: 8,
      author: 'Ada Quince',
      imageUrl: 'https://kitchen.example/cake.jpg',
    },
  });
});

test('reads microdata properties that stand outside any recipe item', () => {
  const html =
    '<h1>Quince Cake</h1><ul>' +
    ingredients.map((line) => `<li itemprop="ingredients">${line}</li>`).join('') +
    '</ul><div itemprop="recipeInstructions">' +
    `${steps.map((line) => `<p>${line}</p>`).join('')}</div>`;
  expect(read(html)).toMatchObject({ ...whole, method: 'microdata' });
});

test('reads RDFa', () => {
  const html =
    '<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Quince ' +
    'Cake</h1>' +
    ingredients.map((line) => `<p property="recipeIngredient">${line}</p>`).join('') +
    steps.map((line) => `<p property="recipeInstructions">${line}</p>`).join('') +
    '</div>';
  expect(read(html)).toMatchObject({ ...whole, method: 'rdfa' });
});

test('reads hRecipe with hidden machine values, and h-recipe', () => {
  const old =
    '<div class="hrecipe"><h1 class="fn">Quince Cake</h1><span class="duration">an hour' +
    '<span class="value-title" title="PT1H"></span></span><span class="yield">8 ' +
    'slices</span>' +
    ingredients.map((line) => `<p class="ingredient">${line}</p>`).join('') +
    `<div class="instructions">${steps.map((line) => `<p>${line}</p>`).join('')}` +
    '</div></div>';
  expect(read(old)).toMatchObject({
    ...whole,
    method: 'hrecipe',
    draft: { totalTime: 60, servings: 8 },
  });
  const young =
    '<article class="h-recipe"><h1 class="p-name">Quince Cake</h1>' +
    ingredients.map((line) => `<p class="p-ingredient">${line}</p>`).join('') +
    `<div class="e-instructions">${steps.map((line) => `<p>${line}</p>`).join('')}` +
    '</div></article>';
  expect(read(young)).toMatchObject({ ...whole, method: 'hrecipe' });
});

test('reads a recipe card by the class names of its plugin', () => {
  const html =
    '<article><h1>My quince story</h1><div class="wprm-recipe">' +
    '<h2 class="wprm-recipe-name">Quince Cake</h2>' +
    '<span class="wprm-recipe-servings-with-unit">8 slices</span>' +
    '<div class="wprm-recipe-prep-time-container">Prep Time <span>20</span> ' +
    `minutes</div>
    <h4 class="wprm-recipe-ingredient-group-name">Cake</h4><ul>` +
    `${ingredients
      .map(
        (line) =>
          `<li class="wprm-recipe-ingredient">${line.replace(/^(\d+)/, '<span>$1</span>')}</li>`,
      )
      .join('')}` +
    `</ul>
    <ul>` +
    steps
      .map((line) => `<li><div class="wprm-recipe-instruction-text">${line}</div></li>`)
      .join('') +
    '</ul><div class="wprm-recipe-notes">Keeps for three days in a ' +
    'tin.</div></div></article>';
  expect(read(html)).toMatchObject({
    ...whole,
    method: 'markup',
    draft: {
      servings: 8,
      prepTime: 20,
      ingredients: [{ name: 'Cake' }],
      notes: ['Keeps for three days in a tin.'],
    },
  });
});

test.each([
  [
    'Next.js',
    '<script id="__NEXT_DATA__" type="application/json">' +
      JSON.stringify({
        props: {
          pageProps: {
            recipe: {
              title: 'Quince Cake',
              servings: 8,
              prepTime: 20,
              ingredients: ingredients.map((text) => ({ text })),
              steps: steps.map((description) => ({ description })),
            },
          },
        },
      }) +
      '</script>',
  ],
  [
    'an assignment',
    '<script>window.__STATE__ = ' +
      `${JSON.stringify({ data: { name: 'Quince Cake', serves: 8, prep_time: '20 min', ingredients, method: steps } })}; ` +
      'start();</script>',
  ],
  [
    'Nuxt',
    '<script type="application/json">' +
      JSON.stringify([
        ['ShallowReactive', 1],
        { recipe: 2 },
        { name: 3, ingredients: 4, instructions: 8, servings: 12, prepTime: 13 },
        'Quince Cake',
        [5, 6, 7],
        ...ingredients,
        [9, 10, 11],
        ...steps,
        8,
        20,
      ]) +
      '</script>',
  ],
  [
    'streamed Next.js',
    `<script>self.__next_f.push([1,` +
      JSON.stringify(
        `3:${JSON.stringify(['$', 'x', null, { recipe: { title: 'Quince Cake', yield: '8', prepTime: 'PT20M', ingredients, directions: steps } }])}\n`,
      ) +
      `])</script>`,
  ],
])('reads the state of a program: %s', (_, script) => {
  expect(read(`<html><body><div id="root"></div>${script}</body></html>`)).toMatchObject({
    ...whole,
    method: 'markup',
    draft: { servings: 8, prepTime: 20 },
  });
});

test('reads no recipe from a page that holds none', () => {
  for (const html of [
    '',
    'plain words',
    '<html><body><h1>About us</h1><p>We sell tiles in every colour. Visit our shop in ' +
      'town. Open daily.</p><ul><li>Home</li><li>Contact</li></ul></body></html>',
    '\u0000\ufffd<<<>>>',
  ]) {
    expect(readPage(html, address)).toMatchObject({ draft: null, method: 'text' });
  }
});

test.each([
  [
    'a news article',
    '<h1>Harvest begins</h1><p>Farmers in the valley began the harvest on Monday. ' +
      'Prices are expected to rise.</p><p>The minister said that more support would ' +
      'come. Nobody knew when.</p><h2>More news</h2><ul><li><a href="/1">Storm ' +
      'ahead</a></li><li><a href="/2">Election results</a></li></ul>',
  ],
  [
    'a shop',
    '<h1>Pantry</h1><ul><li><a href="/1">Olive oil</a></li><li><a href="/2">Red ' +
      'lentils</a></li><li><a href="/3">Sea salt</a></li><li>' +
      '<a href="/4">Butter</a></li></ul><p>Free delivery on all orders. Order by ' +
      'noon.</p>',
  ],
  [
    'a product',
    '<h1>Oat biscuits</h1><p>Crunchy and sweet, a classic since 1950. Enjoy with tea.</p><h2>Ingredients</h2><p>Oats, sugar, palm oil, raising agent, salt</p>',
  ],
])('takes %s for no recipe', (_, body) => {
  expect(readPage(`<html lang="en"><body>${body}</body></html>`, address).draft).toBeNull();
});

test('tells the language from the words when the page does not say', () => {
  const html =
    '<h1>Quittenkuchen</h1><h2>Zutaten</h2><ul><li>3 reife Quitten</li><li>200 g ' +
    'Mehl</li><li>100 g weiche Butter</li></ul><h2>Zubereitung</h2><p>Die Quitten ' +
    'schälen und in dünne Scheiben schneiden.</p><p>Den Teig kneten und eine Stunde ' +
    'ruhen lassen.</p>';
  expect(read(html)).toMatchObject({ title: 'Quittenkuchen', draft: { language: 'de' } });
});

test('reads an address that is none', () => {
  expect(
    readPage(withLd({ ...recipe, image: 'javascript:alert(1)' }), 'not an address').draft?.imageUrl,
  ).toBeNull();
});
