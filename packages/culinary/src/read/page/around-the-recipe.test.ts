import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const read = (body: string, title = 'Plum tart') =>
  readPage(
    `<html><head><title>${title}</title></head><body>${body}</body></html>`,
    'https://site.example/r/1',
  ).draft!;
const linesOf = (body: string) => read(body).ingredients.flatMap((group) => group.lines);
const stepsOf = (body: string) => read(body).steps.map((step) => step.text);
const items = (texts: readonly string[], tag = 'ul') =>
  `<${tag}>${texts.map((text) => `<li>${text}</li>`).join('')}</${tag}>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

const lines = ['500 g plums', '200 g flour', '100 g butter', '80 g sugar'];
const told = ['Rub the butter into the flour.', 'Lay the plums on top.', 'Bake for 40 minutes.'];
const lists = `<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(told, 'ol')}`;
const plain = `${paragraphs(lines)}${paragraphs(told)}`;
const marked = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Plum tart', recipeIngredient: lines, recipeInstructions: told, ...recipe })}</script><h1>Plum tart</h1>`;

test.each([
  [
    '<div><span>Vorbereitung</span><span>30 Min.</span><span>Backzeit</span><span>40 Min.</span><span>Stücke</span><span>16</span><a>Merkzettel</a></div>',
    30,
    40,
    16,
  ],
  ['<p>Zubereitung: 25 Minuten</p>', 25, null, null],
  ['<p><b>Serves six. Bake time: 40 min.</b></p>', null, 40, 6],
  ['<p>Bereidingstijd: 30 min | Oventijd: 40 min | 8 personen</p>', 30, 40, 8],
])(
  'facts in one row of a page without markup are read: %s',
  (row, prepTime, cookTime, servings) => {
    expect(read(`<h1>Plum tart</h1>${row}${lists}`)).toMatchObject({
      prepTime,
      cookTime,
      servings,
    });
    expect(stepsOf(`<h1>Plum tart</h1>${row}${lists}`)).toEqual(told);
  },
);

test('a time below the list under the word for the method is no step', () => {
  const body = `<h1>Pflaumenkuchen</h1><h2>Zutaten</h2>${items(['500 g Pflaumen', '200 g Mehl', '100 g Butter'])}<p>Zubereitung: 25 Minuten</p>${items(['Die Butter mit dem Mehl verkneten.', 'Die Pflaumen darauf legen und backen.'], 'ol')}`;
  expect(read(body)).toMatchObject({ prepTime: 25 });
  expect(stepsOf(body)).toHaveLength(2);
});

test.each([
  [
    'the name of the site as a heading of its own',
    "<h1>ADA'S OVEN</h1><h1>ADA'S OVEN | PLUM TART</h1>",
    "ADA'S OVEN | PLUM TART",
  ],
  [
    'a letter of news',
    '<h1>The garden letter no. 118</h1><h2>The recipe: Plum tart</h2>',
    'The garden letter no. 118',
  ],
  [
    'a page for printing',
    '<p>Back to the site</p><p><font size="5"><b>Plum tart</b></font></p>',
    'PRINT',
  ],
])('the title of %s is the dish', (_name, head, title) => {
  expect(read(`${head}${lists}`, title).title?.toLowerCase()).toBe('plum tart');
});

test.each([
  ['de', 'Ganz liebe Grüße', 'eure Wiebke'],
  ['en', 'Lots of love', 'Ada'],
  ['sv', 'Hör av dig! Kram', 'Maja'],
  ['it', "Scarica l'app", 'Vota questa ricetta'],
])('the close of an entry in %s is no step', (_language, ...close) => {
  const body = `<h1>Plum tart</h1><div><p>${plain.replace(/<\/?p>/g, '<br>')}</p><p>${close.join('<br>')}</p></div>`;
  expect(stepsOf(body).at(-1)).toBe(told.at(-1));
});

test('a heading of its own for each step ends the list', () => {
  const body = `<h1>Tarta</h1><h2>Qué necesitamos</h2><p>• 500 g de ciruelas • 200 g de harina • 100 g de mantequilla • sal</p>${['Lavamos las ciruelas y las partimos.', 'Mezclamos la harina con la mantequilla.', 'Horneamos durante 40 minutos.'].map((text, at) => `<h3>Paso ${at + 1}</h3><img alt=""><p>${text}</p>`).join('')}`;
  expect(linesOf(body)).toEqual([
    '500 g de ciruelas',
    '200 g de harina',
    '100 g de mantequilla',
    'sal',
  ]);
  expect(read(body).ingredients.map(({ name }) => name)).toEqual([null]);
  expect(stepsOf(body)).toHaveLength(3);
});

test.each([
  [
    'it',
    {
      titolo: 'Crostata',
      porzioni: 6,
      tempi: { preparazione: 30, cottura: 60 },
      ingredienti: lines,
      passaggi: told.map((testo) => ({ testo })),
    },
  ],
  [
    'de',
    {
      headline: 'Kuchen',
      portionen: 6,
      durations: { preparationInMinutes: 30, cookingInMinutes: 60 },
      zutaten: lines,
      schritte: told.map((text) => ({ text })),
    },
  ],
  [
    'nl',
    {
      naam: 'Taart',
      personen: 6,
      tijden: { voorbereiding: 30, bereiding: 60 },
      ingredienten: lines,
      stappen: told,
    },
  ],
  [
    'pt',
    {
      nome: 'Tarte',
      porcoes: 6,
      tempos: { preparo: 30, cozimento: 60 },
      ingredientes: lines,
      passos: told,
    },
  ],
  [
    'sv',
    {
      namn: 'Paj',
      title: 'Paj',
      portioner: 6,
      tider: { förberedelse: 30, tillagning: 60 },
      ingredienser: lines,
      steg: told,
    },
  ],
])('the state of a page’s own program is read with its names in %s', (_language, recipe) => {
  const body = `<div>...</div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { recipe } })}</script>`;
  const draft = read(body);
  expect(draft).toMatchObject({ servings: 6, prepTime: 30, cookTime: 60 });
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual(lines);
  expect(draft.steps.map(({ text }) => text)).toEqual(told);
});

test('the data of a page is completed by what the page shows: lines, steps and times', () => {
  const body = `${marked({ recipeIngredient: lines.slice(0, 2), recipeInstructions: 'Rub the butter into the flour. Jump to Recipe', totalTime: 'PT60M' })}<p>Prep 20 min | Cook 40 min | Total 60 min</p><h2>Ingredients</h2>${items([...lines, 'ground pepper'])}<h2>Method</h2>${items(told, 'ol')}`;
  expect(linesOf(body)).toEqual([...lines, 'ground pepper']);
  expect(read(body)).toMatchObject({ prepTime: 20, cookTime: 40, totalTime: 60 });
});

test('furniture in the steps of structured data is no step', () => {
  const recipeInstructions = [told[0], 'Jump to Recipe', told[1], 'Rate this recipe', told[2]];
  expect(stepsOf(marked({ recipeInstructions }))).toEqual(told);
});

test.each([
  [{ recipeYield: '8 slices' }, '<p>Serves 4</p>', 'The page says “8 slices” and also “4”.'],
  [
    { totalTime: 'PT60M' },
    '<p>Total time: 90 min</p>',
    'The page says that it takes 60 minutes and also 90.',
  ],
])(
  'what the data of a page and the page say differently is doubted: %j',
  (stated, row, sentence) => {
    expect(read(`${marked(stated)}${row}${lists}`).doubts.map((doubt) => doubt.sentence)).toContain(
      sentence,
    );
    expect(read(`${marked(stated)}${lists}`).doubts).toEqual([]);
  },
);

test.each([
  [
    { description: 'A tart for the last plums ...' },
    { description: 'A tart for the last plums of the year, with almonds.' },
  ],
  [{ author: { name: 'admin' } }, { author: 'Ada Quince' }],
  [{ author: { name: 'Ada' } }, { author: 'Ada Quince' }],
])('what the data of a page says in part is taken in full from its head: %j', (stated, full) => {
  const head =
    '<meta name="description" content="A tart for the last plums of the year, with almonds."><meta name="author" content="Ada Quince">';
  expect(read(`${head}${marked(stated)}${lists}`)).toMatchObject(full);
});
