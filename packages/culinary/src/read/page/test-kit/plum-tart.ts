import { readPage } from '../read-page.ts';

/** A recipe as pages of tests state and show it. */
export const title = 'Plum tart';
export const lines = ['500 g plums', '200 g flour', '100 g butter', '80 g sugar'];
export const told = [
  'Rub the butter into the flour and press it into a tin.',
  'Lay the plums on top and sprinkle them with the sugar.',
  'Bake for 40 minutes until golden.',
];

/** And another one, which pages show beside it. */
export const other = {
  title: 'Bean soup',
  lines: ['300 g beans', '2 onions', '1 l stock', '1 bay leaf'],
  told: [
    'Soak the beans overnight in cold water.',
    'Fry the onions until soft.',
    'Simmer all with the stock for an hour.',
  ],
};

export const items = (texts: readonly string[], tag = 'ul') =>
  `<${tag}>${texts.map((text) => `<li>${text}</li>`).join('')}</${tag}>`;
export const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${text}</p>`).join('');
export const heading = `<h1>${title}</h1>`;
export const lists = `<h2>Ingredients</h2>${items(lines)}<h2>Method</h2>${items(told, 'ol')}`;

/** The recipe in JSON-LD, with what a test states otherwise. */
export function marked(recipe: object = {}): string {
  const data = { '@type': 'Recipe', name: title, recipeIngredient: lines };
  const json = JSON.stringify({ ...data, recipeInstructions: told, ...recipe });
  return `<script type="application/ld+json">${json}</script>`;
}

/** The recipe in the data that a page's program starts from. */
export const state = (data: object) =>
  `<div id="app">…</div><script type="application/json">${JSON.stringify(data)}</script>`;
export const inState = (recipe: object = {}) => ({
  title,
  ingredients: lines,
  steps: told,
  ...recipe,
});

export const readDraft = (body: string, head = '') =>
  readPage(`<html><head>${head}</head><body>${body}</body></html>`, 'https://site.example/r/1')
    .draft;
/** What is read of a page that holds a recipe. */
export function read(body: string, windowTitle = '') {
  const draft = readDraft(body, windowTitle && `<title>${windowTitle}</title>`);
  if (draft === null) throw new Error('no recipe');
  return {
    ...draft,
    lines: draft.ingredients.flatMap((group) => group.lines),
    told: draft.steps.map(({ text }) => text),
    doubted: draft.doubts.map(({ sentence }) => sentence),
  };
}
