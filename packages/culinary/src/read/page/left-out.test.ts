import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const read = (body: string, head = '') =>
  readPage(`<html><head>${head}</head><body>${body}</body></html>`, 'https://site.example/r/1')
    .draft!;
const items = (texts: readonly string[], tag = 'ul') =>
  `<${tag}>${texts.map((text) => `<li>${text}</li>`).join('')}</${tag}>`;

const lines = ['500 g plums', '200 g flour', '100 g butter', '80 g sugar'];
const told = ['Rub the butter into the flour.', 'Lay the plums on top.', 'Bake for 40 minutes.'];
const shop = 'Buy my cookbook now on Amazon';
const body = `<div><p>Home of the best tarts</p><p>About our newsletter</p></div><h1>Plum tart</h1><p>Share this recipe</p><h2>Ingredients</h2>${items(lines)}<p>${shop}</p><h2>Method</h2>${items(told, 'ol')}<p>Follow us on Facebook</p><p>© 2021 All rights reserved</p>`;

test('of a plain page that is left out which stands among the lines taken, without menu and footer', () => {
  const { leftOut, steps } = read(body);
  expect(steps.map(({ text }) => text)).toEqual(told);
  expect(leftOut).toEqual([shop]);
});

test('the same holds of a page that is one preformatted text', () => {
  const text = [
    'Skip to content',
    '',
    'Plum tart',
    '',
    'Ingredients',
    ...lines,
    '',
    'Method',
    ...told.slice(0, 2),
    shop,
    told[2],
    '',
    '3 comments',
  ].join('\n');
  expect(read(`<pre>${text}</pre>`).leftOut).toEqual([shop]);
});

test('a page whose recipe data were taken leaves nothing out', () => {
  const data = {
    '@type': 'Recipe',
    name: 'Plum tart',
    recipeIngredient: lines,
    recipeInstructions: told,
  };
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(read(body, head).leftOut).toEqual([]);
});
