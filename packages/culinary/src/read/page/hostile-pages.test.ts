import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';
import { readSocialPage } from '../social/social-page.ts';

const address = 'https://kitchen.example/';
const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));
const ld = (json: string) => `<h1>Pie</h1><script type="application/ld+json">${json}</script>`;

/** What costs its reader the more for each piece; that it costs no more than its length says `linear-reading.test.ts`. */
const LARGE = 300_000;

// Each of these once took minutes or overflowed the stack in a plain reader; the runner's own limit is the measure.
test.each([
  ['a million nested boxes', fill('<div>', 5_000_000)],
  ['nested bold text', fill('<b>', 1_000_000)],
  ['end tags that close nothing', `${fill('<div>', 6_000)}${fill('</q>', 1_000_000)}`],
  ['one huge attribute', `<div class="${fill('a ', 5_000_000)}">x</div>`],
  ['equal boxes side by side', fill('<div class=a><p>x</p><p>2</p></div>', LARGE)],
  ['half a million opening signs', fill('<', 500_000)],
  ['blank space alone', fill(' \n', 2_000_000)],
  ['one endless line', `<p>${fill('<span class="ingredient">1 egg</span>', 1_000_000)}</p>`],
  ['JSON-LD nested too deep', ld(fill('[', 1_000_000))],
  ['JSON-LD of nothing but quotes', ld(`{"@type":"Recipe","name":"${fill('"', 500_000)}`)],
  ['JSON-LD ending in blanks', ld(`{"@type":"Recipe"${fill(' ', 1_000_000)}`)],
  [
    'recipes nested in recipes',
    fill('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">', 20_000) +
      fill('x y ', 500_000),
  ],
  [
    'properties without end',
    `<div itemscope itemtype="https://schema.org/Recipe">${fill('<p itemprop="recipeIngredient">1 egg</p>', LARGE)}</div>`,
  ],
  ['state that never ends', `<script>a = {${fill('"ingredients":[', 500_000)}</script>`],
  [
    'cards of other recipes',
    `<h1>Pie</h1><ul><li>2 eggs</li><li>1 l milk</li></ul>${fill('<div><a href="/x"><h3>Soup</h3></a><p>Serves 2</p></div>', LARGE)}`,
  ],
  [
    'links within links',
    `<ul><li>2 eggs</li><li>1 l milk</li></ul><a href="/x">${fill('<h3>Egg 20 min</h3>', LARGE)}</a>`,
  ],
  ['boxes within boxes', fill('<aside class="slider"><p>2 eggs</p><p>1 l milk</p>', 30_000)],
  ['boxes side by side', fill('<aside><p>2 eggs</p><p>1 l milk</p><p>Beat it.</p></aside>', LARGE)],
  ['nutrition without end', fill('<p>8 g protein</p><p>2 eggs</p><p>1 g salt</p>', LARGE)],
  [
    'two endless tellings',
    `${ld(JSON.stringify({ '@type': 'Recipe', name: 'x', recipeIngredient: ['1 egg'], recipeInstructions: Array.from({ length: 600 }, () => 'Beat the egg 2 times.') }))}${fill('<ol><li>Beat the egg 3 times.</li></ol>', LARGE)}`,
  ],
  [
    'lines at places of their own in such boxes',
    `${fill('<div style="position:absolute;left:1px;top:1px">', 240 * 48)}${fill('<p style="left:9px;top:9px">1 egg</p>', LARGE)}`,
  ],
  ['style sheets of openings alone', `<style>${fill('.a{left:', 1_000_000)}</style><p>1 egg</p>`],
  ['breaks without end', `<p>${fill('Beat the egg and<br>the milk,<br>2 eggs<br>', LARGE)}</p>`],
  ['deep boxes side by side', `${fill('<div>', 3_000)}${fill('<p>1 egg</p>', LARGE)}`],
  [
    'a description of dots',
    `<meta property="og:description" content='a: "${fill('. ', 500_000)}'>`,
  ],
])('survives %s', (_, html) => {
  expect(() => readPage(html, address)).not.toThrow();
  expect(() => readSocialPage(html, address)).not.toThrow();
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
