import { expect, it } from '@jest/globals';
import { readText } from '../read-text.ts';
import { goesOnWith, withoutAsWell } from './goes-on-list.ts';

it.each([
  [
    "Then there's 200 ml cream, and a bit more for the top.",
    '200 ml cream, and a bit more for the top.',
  ],
  ['Dazu kommen noch 150 g Speck und 2 Esslöffel Senf.', '150 g Speck und 2 Esslöffel Senf.'],
  ['Pour le plat, 30 g de beurre et de la chapelure.', '30 g de beurre et de la chapelure.'],
  [
    'Poi ci vogliono due etti di provola e una manciata di pinoli.',
    'due etti di provola e una manciata di pinoli.',
  ],
  ['Para el molde, mantequilla y harina.', 'mantequilla y harina.'],
])('of “%s” the items go on with the list', (sentence, items) => {
  expect(goesOnWith(sentence)).toBe(items);
});

it.each([
  'Then there is nothing to do for an hour.',
  'For the sauce, melt the butter and stir in the flour.',
  'Dann kommen die Linsen in den Topf.',
  'Pour la sauce, faites fondre 50 g de beurre.',
  'Poi aggiungi 200 g di zucchero e mescola.',
])('“%s” goes on with no list', (sentence) => {
  expect(goesOnWith(sentence)).toBeNull();
});

it.each([
  ['Salt and a grating of nutmeg as well.', 'Salt and a grating of nutmeg'],
  ['Salz und Kümmel natürlich auch.', 'Salz und Kümmel'],
  ['Du poivre aussi, bien sûr', 'Du poivre'],
])('“%s” is no more than on the list, too', (sentence, bare) => {
  expect(withoutAsWell(sentence)).toBe(bare);
});

it('reads a list that is told in several sentences', () => {
  const draft = readText(`Beetroot cake

You need 250 g plain flour, 200 g sugar, 3 eggs and 250 g grated beetroot. Then there's 150 ml oil. For the tin, butter and breadcrumbs.

Beat the eggs with the sugar and the oil. Fold in the flour and the beetroot. Bake for 45 minutes in a buttered tin.
`);
  expect(draft.ingredients.flatMap(({ lines }) => lines)).toEqual([
    '250 g plain flour',
    '200 g sugar',
    '3 eggs',
    '250 g grated beetroot',
    '150 ml oil',
    'butter',
    'breadcrumbs',
  ]);
});

it.each([
  ['Für die Form: Butter und Semmelbrösel', ['Butter', 'Semmelbrösel']],
  ['For serving: crisp green cabbage', ['crisp green cabbage']],
  ['Pour le moule : 20 g de beurre et un peu de sucre', ['20 g de beurre', 'un peu de sucre']],
])('“%s” below the lines of a list is of it', (line, items) => {
  const draft = readText(`Apfeltarte

Ingredients
250 g flour
125 g butter
3 apples
${line}

Method
Rub the butter into the flour.
Roll it out and put the apples on top.
Bake for 40 minutes.
`);
  expect(draft.ingredients.flatMap(({ lines }) => lines).slice(3)).toEqual(items);
});

it('keeps some more of a food with it', () => {
  const draft = readText(`Oat scones

You need 200 g oat flour, 60 g butter, a pinch of salt and 120 ml milk, and a bit more for brushing.

Rub the butter into the flour. Stir in the milk. Bake for 12 minutes.
`);
  expect(draft.ingredients.flatMap(({ lines }) => lines).at(-1)).toBe(
    '120 ml milk, and a bit more for brushing',
  );
});
