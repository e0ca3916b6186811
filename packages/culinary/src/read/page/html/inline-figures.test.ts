import { expect, test } from '@jest/globals';
import { readPage } from '../read-page.ts';

const others = ['200 g sugar', '100 ml milk'];
const step = 'Mix everything in a bowl and bake it for 20 minutes.';
const linesOf = (page: string) =>
  readPage(page, 'https://site.example/r/1').draft!.ingredients.flatMap(({ lines }) => lines);
const shown = (line: string) =>
  `<h1>Cake</h1><h2>Ingredients</h2><ul>${[line, ...others].map((text) => `<li>${text}</li>`).join('')}</ul><h2>Method</h2><ol><li>${step}</li></ol>`;
const stated = (line: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient: [line, ...others],
    recipeInstructions: [step],
  })}</script>`;

const written = [
  ['1<sup>1</sup>/<sub>2</sub> cups flour', '1 1/2 cups flour'],
  ['1<sup>1</sup>⁄<sub>2</sub> cups flour', '1 1⁄2 cups flour'],
  ['1<sup>1</sup>/2 cups flour', '1 1/2 cups flour'],
  ['1<sup>1</sup><sub>2</sub> cups flour', '1 1/2 cups flour'],
  ['<sup>1</sup>/<sub>2</sub> cup flour', '1/2 cup flour'],
  ['1 <sup>1</sup>/<sub>2</sub> cups flour', '1 1/2 cups flour'],
  ['1<span class="frac"><sup>1</sup>/<sub>2</sub></span> cups flour', '1 1/2 cups flour'],
  ['2<span>1/4</span> tsp salt', '2 1/4 tsp salt'],
  ['<b>2</b>1/4 tsp salt', '2 1/4 tsp salt'],
  ['2<sup>1/4</sup> tsp salt', '2 1/4 tsp salt'],
  ['3 eggs<sup>2</sup>', '3 eggs'],
  ['3 eggs<sup><a href="#n2">[2]</a></sup>, beaten', '3 eggs, beaten'],
  ['3 eggs <sup>*</sup>', '3 eggs'],
  ['200<sup>1</sup> g flour', '200 g flour'],
] as const;

test.each(written)('%s is read as a reader sees it', (markup, line) => {
  expect(linesOf(shown(markup))).toEqual([line, ...others]);
  expect(linesOf(stated(markup))).toEqual([line, ...others]);
});

test.each([
  ['1 sheet of pastry, 20 cm<sup>2</sup>', '1 sheet of pastry, 20 cm2'],
  ['the 1<sup>er</sup> lait, 20 ml', 'the 1er lait, 20 ml'],
])('what is raised and no mark of a note stays: %s', (markup, line) => {
  expect(linesOf(shown(markup))).toContain(line);
});

test.each(['del', 's', 'strike'])('text struck out by <%s> is left out', (tag) => {
  const markup = `<${tag}>3</${tag}> 4 eggs`;
  expect(linesOf(shown(markup))).toEqual(['4 eggs', ...others]);
  expect(linesOf(stated(markup))).toEqual(['4 eggs', ...others]);
  const told = `Bake it for <${tag}>30</${tag}> 40 minutes in a hot oven.`;
  const { draft } = readPage(shown('4 eggs').replace(step, told), 'https://site.example/r/1');
  expect(draft!.steps.map(({ text }) => text)).toEqual(['Bake it for 40 minutes in a hot oven.']);
});

test('a page that strikes out all it says is read', () => {
  expect(linesOf(`<s>${shown('4 eggs')}${`<p>${step}</p>`.repeat(50)}`)).toEqual([
    '4 eggs',
    ...others,
  ]);
});
