import { expect, test } from '@jest/globals';
import {
  heading,
  items,
  lines,
  lists,
  paragraphs,
  read,
  title,
  told,
} from './test-kit/plum-tart.ts';

const otherDish = `<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Bean soup</b><ul><li itemprop="recipeIngredient">300 g beans</li><li itemprop="recipeIngredient">2 onions</li></ul><time itemprop="totalTime" datetime="PT50M">50 min</time><a href="/soup">More</a></div>`;

test.each([
  ['below the recipe', `${heading}${lists}${otherDish}`],
  ['above it', `${heading}${otherDish}${lists}`],
  [
    'beside properties of no recipe',
    `${heading}${otherDish}${lines.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}${told.map((step) => `<p itemprop="recipeInstructions">${step}</p>`).join('')}`,
  ],
])('a recipe marked up that the page is not about is left out: %s', (_, html) => {
  const draft = read(html);
  expect(draft).toMatchObject({ title, totalTime: null });
  expect(draft.ingredients.flatMap((group) => group.lines)).toEqual(lines);
  expect(draft.steps.map(({ text }) => text)).toEqual(told);
});

test('a marked-up recipe under another name than the heading stays where it is told in full', () => {
  const html = `<h1>Sunday at the lake</h1><div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">${title}</b>${lines.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}<div itemprop="recipeInstructions">${paragraphs(told)}</div></div>`;
  expect(read(html)).toMatchObject({ title });
});

test.each([
  'Ada sent you a recipe',
  'Nacho te ha enviado una receta',
  'Jonas hat ein Rezept mit dir geteilt',
  'Lucie a partagé une recette avec vous',
  'Piera ti ha inviato una ricetta',
])('an app’s “%s” is no title', (notice) => {
  const data = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: notice, recipeIngredient: lines, recipeInstructions: told })}</script>`;
  expect(
    read(`<meta property="og:title" content="${notice}">${data}${heading}${items(lines)}`),
  ).toMatchObject({ title });
});
