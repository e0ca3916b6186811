import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/line.ts';
import type { KnownNames } from '../weigh/weighed.ts';
import { analyseNutrition } from './analyse-nutrition.ts';
import { levelOf } from './sum-nutrients.ts';

const analyse = (lines: readonly string[], servings: number | null = 4, known?: KnownNames) =>
  analyseNutrition(
    { lines: lines.map((line) => parseIngredient(line)), servings, languageCode: 'en' },
    known,
  );
const micro = ({ totalRecipe }: ReturnType<typeof analyse>, id: string) =>
  totalRecipe.micronutrients.find((one) => one.id === id);

test('a recipe has what its foods have, and a serving its part', () => {
  const { totalRecipe, perServing } = analyse(['200 g sugar', '100 g butter']);
  expect(totalRecipe).toMatchObject({ calories: 1491, carbohydrates: 200.02, fat: 81.11 });
  expect(perServing.calories).toBe(372.75);
});

test('each counted line says its food, weight and where its figures come from', () => {
  const [line] = analyse(['2 swedes, diced']).ingredients;
  expect(line).toMatchObject({
    line: '2 swedes, diced',
    ingredient: 'swedes',
    quantity: 2,
    unit: null,
    matchedFood: {
      id: 'swede',
      name: 'swede',
      figuresOf: 'turnip',
      source: 'USDA SR28: Turnips, raw',
      confidence: 'low',
    },
    grams: 1400,
    how: 'piece',
    weighedBy: 'a medium swede weighs 700 g',
    nutrition: { calories: 392 },
  });
});

test('lines that do not count are listed with the reason', () => {
  const { uncounted, remarks } = analyse(['100 g flour', 'salt to taste', '1 l water', '2 gorns']);
  expect(uncounted).toEqual([
    {
      line: 'salt to taste',
      ingredient: 'salt',
      reason: 'It is added to taste, so nobody can say how much.',
      corrected: false,
    },
    {
      line: '1 l water',
      ingredient: 'water',
      reason: 'Water has nothing to count.',
      corrected: false,
    },
    {
      line: '2 gorns',
      ingredient: 'gorns',
      reason: 'This is no food that the tables know.',
      corrected: false,
    },
  ]);
  expect(remarks).toContain('One ingredient is not in the figures, which may be too low.');
  expect(remarks).toContain(
    'Salt without an amount is not in the figures, so there is more sodium than they say.',
  );
});

test('of a nutrient the share of weight is told that was analysed for it', () => {
  const nutrition = analyse(['100 g flour', '300 g beef chuck']);
  expect(micro(nutrition, 'vitaminD')).toMatchObject({ amount: 0, coverage: 0.25 });
  expect(micro(analyse(['300 g beef chuck']), 'vitaminD')).toMatchObject({
    amount: null,
    dailyValue: null,
    level: null,
    coverage: 0,
  });
});

test('daily values and their bars follow the amounts', () => {
  expect(micro(analyse(['100 g red bell pepper']), 'vitaminC')).toEqual({
    id: 'vitaminC',
    name: 'Vitamin C',
    amount: 127.7,
    unit: 'mg',
    dailyValue: 141.889,
    level: 'green',
    coverage: 1,
  });
});

test.each([
  [20, 'green'],
  [19.9, 'yellow'],
  [10, 'yellow'],
  [9.9, 'blue'],
  [null, null],
])('a bar of %s %% is %s', (percent, level) => {
  expect(levelOf(percent)).toBe(level);
});

test.each([null, 0, -2, Number.NaN, Infinity])(
  'servings of %s are taken as four, and it is said',
  (servings) => {
    const { servings: taken, servingsStated, remarks } = analyse(['100 g flour'], servings);
    expect([taken, servingsStated]).toEqual([4, false]);
    expect(remarks[0]).toBe(
      'The recipe does not state its servings; figures of a serving are for 4.',
    );
  },
);

test('servings that are no portions are said', () => {
  expect(analyse(['2 kg flour'], 1).remarks[0]).toMatch(/^A serving would weigh 2000 g/);
});

test('a recipe of nothing has unknown figures, not none', () => {
  expect(analyse([])).toMatchObject({
    totalRecipe: { calories: null, protein: null },
    ingredients: [],
    uncounted: [],
    coverage: 0,
  });
});

test('a line that a cook has corrected counts as the food that was meant', () => {
  const corrections = new Map([['gorns', { foodId: 'carrot' }]]);
  expect(analyse(['100 g gorns'], 4, { corrections }).ingredients).toMatchObject([
    { matchedFood: { id: 'carrot' }, corrected: true, nutrition: { calories: 41 } },
  ]);
});

test('an analysis is plain data', () => {
  const nutrition = analyse(['2 onions', 'salt', '1 cup cooked rice', '3 gorns']);
  expect(JSON.parse(JSON.stringify(nutrition))).toEqual(nutrition);
});

test.each([
  ['that it does not count', '2 gorns', { foodId: null }],
  ['which food it is, of which no amount is stated', 'gorns', { foodId: 'butter' }],
])('of a line that does not count it is said where its cook has said %s', (_what, line, said) => {
  const names = { corrections: new Map([['gorns', said]]) };
  const lines = [parseIngredient(line)];
  const { uncounted } = analyseNutrition({ lines, servings: 2, languageCode: 'en' }, names);
  expect(uncounted).toMatchObject([{ ingredient: 'gorns', corrected: true }]);
});

describe('a line that does not count is listed', () => {
  const uncounted = (line: string, languageCode: string) =>
    analyseNutrition({
      lines: [parseIngredient(line, { language: languageCode })],
      servings: 2,
      languageCode,
    }).uncounted;

  test.each([
    ['Salz und Pfeffer', 'de'],
    ['salt and pepper', 'en'],
    ['sel et poivre', 'fr'],
    ['sale e pepe', 'it'],
    ['sal y pimienta', 'es'],
    ['salt och peppar', 'sv'],
  ])('once, though it names two foods: %s', (line, language) => {
    expect(uncounted(line, language)).toEqual([
      { line, ingredient: line, reason: 'No amount is stated.', corrected: false },
    ]);
  });

  test('under the food that does not count, where the other one does', () => {
    expect(uncounted('1 onion studded with cloves', 'en')).toEqual([
      { line: 'cloves', ingredient: 'cloves', reason: 'No amount is stated.', corrected: false },
    ]);
  });
});
