import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { awaitsNoun, beginsRow, endsVaguely } from './whole-items.ts';

test.each([
  'noce moscata q.b.',
  'olio quanto basta',
  'black pepper, to taste',
  'chilli flakes (to taste)',
  'Pfeffer nach Geschmack',
  'Milch nach Bedarf',
  'ciboulette à volonté',
  'sal al gusto',
])('“%s” is complete', (item) => {
  expect(endsVaguely(item)).toBe(true);
});

test.each([
  ['125 g gekochter', 'Schinken'],
  ['250 g geräucherte', 'Forelle'],
  ['2 große', 'Zwiebeln'],
  ['200 g fresh', 'spinach'],
  ['2 belles', 'tomates'],
  ['3 grosse', 'cipolle rosse'],
  ['2 hermosas', 'berenjenas'],
])('“%s” goes on with “%s”', (above, below) => {
  expect(awaitsNoun(above, below)).toBe(true);
});

test.each([
  ['100 g de gruyère râpé', 'sel'],
  ['2 Eier, getrennt', 'Zucker'],
  ['200 g fresh', '2 eggs'],
  ['150 g gekochter Schinken', 'Petersilie'],
  ['1 Dose', 'Tomaten'],
])('“%s” does not with “%s”', (above, below) => {
  expect(awaitsNoun(above, below)).toBe(false);
});

test.each([
  ['2 uova • farina q.b.', '1 bicchiere di latte • sale'],
  ['2 eggs • salt and pepper', 'For the glaze: 50 g sugar • 1 lemon'],
  ['200 g Mehl | 2 Eier', '1 Prise Salz | 50 g Butter'],
  ['200 g de farine · 2 œufs', 'Pour la garniture : 3 pommes · 50 g de sucre'],
])('the row below “%s” begins anew', (above, below) => {
  expect(beginsRow(above, below)).toBe(true);
});

test.each([
  ['2 uova • 200 g di', 'farina • sale'],
  ['2 eggs • salt •', '50 g butter • 1 lemon'],
  ['200 g Mehl, 2 Eier,', '1 Prise Salz, 50 g Butter'],
  ['3 carottes, 1 botte de', 'persil, sel'],
])('the row below “%s” goes on with it', (above, below) => {
  expect(beginsRow(above, below)).toBe(false);
});

test('a heading in small letters among bullets goes on with no item that is complete', () => {
  const { ingredients } = readText(
    `Torta salata

sfoglia
- 250 g farina
- 80 g burro
- acqua fredda q.b.
ripieno
- 500 g spinaci
- 200 g ricotta
- 2 uova

Impastare farina, burro e acqua e stendere la sfoglia.
Mescolare spinaci, ricotta e uova, versare e cuocere a 180 gradi per 40 minuti.`,
  );
  expect(ingredients.map(({ name }) => name)).toEqual(['sfoglia', 'ripieno']);
  expect(ingredients[0]!.lines.at(-1)).toBe('acqua fredda q.b.');
});
