import { expect, test } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { listedYield } from './listed-yields.ts';
import { withSideLinesApart } from './side-lines.ts';

test.each([
  ['Sale para 6 u 8 personas, según el hambre.', 6],
  ['Comen cuatro, o tres si vienen mis nietos', 4],
  ['(makes a dozen, give or take)', 12],
  ['That lot does five of us', 5],
  ['Bei uns werden davon 5 satt', 5],
  ['J’en tire 7 à 8 pots selon la cuisson.', 7],
  ['De quoi nourrir six personnes affamées', 6],
  ['(les quantités sont pour 5)', 5],
  ['Bastano per 8 fette abbondanti.', 8],
])('“%s” in a list says for how many the dish is', (line, count) => {
  expect(listedYield(line)?.count).toBe(count);
});

test.each([
  'butter for 2 tins',
  'a few leaves for 2 people',
  'Gewürze für 4 Portionen',
  'pain pour 6 personnes',
  'sale per 4 persone',
  'puff pastry, enough for 12',
  'Paprika edelsüß, macht 4 satt',
  '4 Brötchen für 4 Personen',
])('“%s” in a list is a food', (line) => {
  expect(listedYield(line)).toBeNull();
});

const listed = (lines: string[], servings: number | null = null) =>
  withSideLinesApart({
    ...emptyDraft(),
    servings,
    ingredients: [{ name: null, lines: ['3 huevos', '1 patata', '1 lata de atún', ...lines] }],
  });

test('a yield among the lines of a list is the yield of a recipe that states none', () => {
  const { ingredients, servings, notes } = listed(['Comen cuatro, o tres si vienen mis nietos']);
  expect(ingredients[0]!.lines).toHaveLength(3);
  expect([servings, notes]).toEqual([4, []]);
});

test('another yield than the stated one is kept as a remark', () => {
  const { ingredients, servings, notes } = listed(['Con esto comemos cinco y sobra'], 4);
  expect(ingredients[0]!.lines).toHaveLength(3);
  expect([servings, notes]).toEqual([4, ['Con esto comemos cinco y sobra']]);
});
