import { expect, test } from '@jest/globals';
import { readPage, readSocialPage } from '@convivio/culinary/read';
import { growth, MOST_GROWTH } from './growth.ts';

const address = 'https://kitchen.example/';
const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));
const ld = (json: string) => `<h1>Pie</h1><script type="application/ld+json">${json}</script>`;

const readBoth = (html: string) => [readPage(html, address), readSocialPage(html, address)];

// Each of these once overflowed the stack or took minutes in a plain reader; the runner's own limit is the measure.
test.each([
  ['two hundred thousand nested boxes', fill('<div>', 1_000_000)],
  ['nested bold text', fill('<b>', 500_000)],
  ['one huge attribute', `<div class="${fill('a ', 5_000_000)}">x</div>`],
  ['half a million opening signs', fill('<', 500_000)],
  ['blank space alone', fill(' \n', 1_000_000)],
  ['JSON-LD nested too deep', ld(fill('[', 1_000_000))],
  [
    'ingredients nested too deep',
    ld(
      `{"@type":"Recipe","name":"Pie","recipeIngredient":${fill('[', 100_000)}${fill(']', 100_000)}}`,
    ),
  ],
  [
    'steps nested too deep',
    ld(
      `{"@type":"Recipe","name":"Pie","recipeInstructions":${fill('{"itemListElement":', 1_900_000)}"Stir."${fill('}', 100_000)}}`,
    ),
  ],
  [
    'state nested too deep',
    `<script>a = {"recipe":${fill('[', 100_000)}${fill(']', 100_000)}}</script>`,
  ],
  ['eight million letters without a blank', `<h1>Pie</h1><p>${fill('a', 8_000_000)}<p>1 egg`],
  ['JSON-LD of nothing but quotes', ld(`{"@type":"Recipe","name":"${fill('"', 500_000)}`)],
  ['JSON-LD ending in blanks', ld(`{"@type":"Recipe"${fill(' ', 1_000_000)}`)],
  ['state that never ends', `<script>a = {${fill('"ingredients":[', 500_000)}</script>`],
  ['style sheets of openings alone', `<style>${fill('.a{left:', 1_000_000)}</style><p>1 egg</p>`],
  [
    'a description of dots',
    `<meta property="og:description" content='a: "${fill('. ', 500_000)}'>`,
  ],
])('survives %s', (_, html) => {
  expect(() => readBoth(html)).not.toThrow();
});

/** So much of what costs its reader the more for each piece. */
const LARGE = 64_000;
const twoTellings = JSON.stringify({
  '@type': 'Recipe',
  name: 'x',
  recipeIngredient: ['1 egg'],
  recipeInstructions: Array.from({ length: 600 }, () => 'Beat the egg 2 times.'),
});

test.each<[string, (size: number) => string]>([
  ['end tags that close nothing', (size) => `${fill('<div>', 6_000)}${fill('</q>', 2 * size)}`],
  ['equal boxes side by side', (size) => fill('<div class=a><p>x</p><p>2</p></div>', size)],
  [
    'one endless line',
    (size) => `<p>${fill('<span class="ingredient">1 egg</span>', 2 * size)}</p>`,
  ],
  [
    'recipes nested in recipes',
    (size) =>
      fill('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">', size / 4) +
      fill('x y ', 4 * size),
  ],
  [
    'properties without end',
    (size) =>
      `<div itemscope itemtype="https://schema.org/Recipe">${fill('<p itemprop="recipeIngredient">1 egg</p>', size)}</div>`,
  ],
  [
    'cards of other recipes',
    (size) =>
      `<h1>Pie</h1><ul><li>2 eggs</li><li>1 l milk</li></ul>${fill('<div><a href="/x"><h3>Soup</h3></a><p>Serves 2</p></div>', size)}`,
  ],
  [
    'links within links',
    (size) =>
      `<ul><li>2 eggs</li><li>1 l milk</li></ul><a href="/x">${fill('<h3>Egg 20 min</h3>', size)}</a>`,
  ],
  [
    'boxes within boxes',
    (size) => fill('<aside class="slider"><p>2 eggs</p><p>1 l milk</p>', size / 2),
  ],
  [
    'boxes side by side',
    (size) => fill('<aside><p>2 eggs</p><p>1 l milk</p><p>Beat it.</p></aside>', size),
  ],
  ['nutrition without end', (size) => fill('<p>8 g protein</p><p>2 eggs</p><p>1 g salt</p>', size)],
  [
    'two endless tellings',
    (size) => `${ld(twoTellings)}${fill('<ol><li>Beat the egg 3 times.</li></ol>', size)}`,
  ],
  [
    'lines at places of their own in such boxes',
    (size) =>
      `${fill('<div style="position:absolute;left:1px;top:1px">', 240 * 48)}${fill('<p style="left:9px;top:9px">1 egg</p>', size)}`,
  ],
  [
    'breaks without end',
    (size) => `<p>${fill('Beat the egg and<br>the milk,<br>2 eggs<br>', size)}</p>`,
  ],
  ['deep boxes side by side', (size) => `${fill('<div>', 3_000)}${fill('<p>1 egg</p>', size)}`],
])('%s cost what their length is', async (_, shape) => {
  expect(await growth(readBoth, shape, LARGE)).toBeLessThan(MOST_GROWTH);
});

test('reads the recipe above the point where nesting gets absurd', () => {
  const html =
    '<h1>Pie</h1><h2>Ingredients</h2><ul><li>2 apples</li><li>100 g butter</li></ul>' +
    '<h2>Method</h2><p>Bake the apples in butter until soft.</p>' +
    fill('<div>', 50_000);
  expect(readPage(html, address).draft).toMatchObject({
    title: 'Pie',
    ingredients: [{ lines: ['2 apples', '100 g butter'] }],
  });
});

test('leaves no prototype behind', () => {
  readPage(
    ld(
      '{"@type":"Recipe","name":"Pie","__proto__":{"polluted":1},"recipeIngredient":["1 egg"],"recipeInstructions":"Bake it until done."}',
    ),
    address,
  );
  readPage(
    '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="__proto__">x</b></div>',
    address,
  );
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
