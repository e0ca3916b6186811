import { expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/line.ts';
import { analyseNutrition } from '../nutrition/analyse-nutrition.ts';
import { analyseSustainability } from '../sustainability/analyse-sustainability.ts';
import type { DiscoveredFigures, DiscoveredFoods } from './discovered-food.ts';
import { isWeighed } from './weighed.ts';
import { weighLine } from './weigh-line.ts';

const gorns: DiscoveredFigures = {
  per100g: { calories: 200, protein: 10, carbohydrates: 20, fat: 8, fiber: null },
  climate: 2,
  pieceGrams: 30,
  density: 0.5,
  verified: false,
};
const knowing = (figures: Partial<DiscoveredFigures> = {}): DiscoveredFoods =>
  new Map([['gorns', { ...gorns, ...figures }]]);
const recipeOf = (...lines: string[]) => ({
  lines: lines.map((line) => parseIngredient(line)),
  servings: 2,
  languageCode: 'en',
});
const nutritionOf = (line: string, discovered: DiscoveredFoods, more: string[] = []) =>
  analyseNutrition(recipeOf(line, ...more), { discovered });

test('a food that no table knows counts with what was discovered of it, marked and not sure', () => {
  const { ingredients, uncounted, totalRecipe } = nutritionOf('150 g Gorns', knowing());
  expect(ingredients).toMatchObject([
    {
      matchedFood: {
        name: 'Gorns',
        source: 'A model’s answer, not verified',
        confidence: 'low',
      },
      grams: 150,
      discovered: true,
      corrected: false,
      nutrition: { calories: 300, protein: 15, fiber: null },
    },
  ]);
  expect(uncounted).toEqual([]);
  expect(totalRecipe.micronutrients.every(({ amount }) => amount === null)).toBe(true);
});

test('figures that an administrator has verified say so', () => {
  const [line] = nutritionOf('150 g gorns', knowing({ verified: true })).ingredients;
  expect(line).toMatchObject({
    matchedFood: { source: 'Verified by an administrator', confidence: 'medium' },
    discovered: true,
  });
});

test.each([
  ['3 gorns', knowing(), 90, 'The weight of one is an estimate.'],
  ['2 cups gorns', knowing(), 236.588, null],
  ['2 cups gorns', knowing({ density: null }), 283.906, 'Its density is that of similar foods.'],
])('%s is weighed by its figures: %#', (line, discovered, grams, assumed) => {
  expect(weighLine(parseIngredient(line), 'en', { discovered })).toMatchObject([
    { grams: expect.closeTo(grams, 1), assumed },
  ]);
});

test('pieces of unknown weight, and figures that are not known, do not count', () => {
  expect(nutritionOf('3 gorns', knowing({ pieceGrams: null })).uncounted).toMatchObject([
    { reason: 'Nobody can say what this amount weighs.' },
  ]);
  const nothing = { calories: null, protein: null, carbohydrates: null, fat: null, fiber: null };
  expect(nutritionOf('100 g gorns', knowing({ per100g: nothing })).uncounted).toMatchObject([
    { reason: 'Nobody has analysed what is in this food.' },
  ]);
  expect(
    analyseSustainability(recipeOf('100 g gorns'), { discovered: knowing({ climate: null }) }),
  ).toMatchObject({ discoveredIngredients: [], uncounted: [{ ingredient: 'gorns' }] });
});

test('in the score it counts with its climate alone, and that is said', () => {
  const analysed = analyseSustainability(recipeOf('500 g gorns', '100 g gorns', '100 g carrots'), {
    discovered: knowing(),
  });
  expect(analysed).toMatchObject({
    discoveredIngredients: ['gorns'],
    confidence: 'low',
    remarks: [
      'Of gorns only the climate is known; water, land and biodiversity are scored without.',
    ],
  });
  expect(analysed.ingredientDetails).toMatchObject([
    { name: 'gorns', climate: 1, water: null, discovered: true, confidence: 'low' },
    { name: 'gorns', climate: 0.2 },
    { name: 'carrot', discovered: false },
  ]);
});

test('a name that an administrator has put to a food counts as that food', () => {
  const discovered: DiscoveredFoods = new Map([['gorns', { foodId: 'carrot' }]]);
  expect(nutritionOf('100 g gorns', discovered).ingredients).toMatchObject([
    {
      matchedFood: { id: 'carrot' },
      assumed: 'An administrator has said that it is carrot.',
      discovered: false,
    },
  ]);
});

test('what the tables know, or the cook has said, comes before what was discovered', () => {
  const discovered: DiscoveredFoods = new Map([...knowing(), ['carrots', gorns]]);
  expect(weighLine(parseIngredient('100 g carrots'), 'en', { discovered })).toMatchObject([
    { food: { id: 'carrot' }, discovered: null },
  ]);
  for (const [said, expected] of [
    [{ foodId: 'honey' }, { food: { id: 'honey' }, discovered: null, corrected: true }],
    [{ foodId: null }, { reason: 'You said that this does not count.', unknown: false }],
  ] as const)
    expect(
      weighLine(parseIngredient('100 g gorns'), 'en', {
        discovered,
        corrections: new Map([['gorns', said]]),
      }),
    ).toMatchObject([expected]);
});

test('a food put to a name that the lexicon has no more does not count', () => {
  const discovered: DiscoveredFoods = new Map([['gorns', { foodId: 'constructor' }]]);
  expect(weighLine(parseIngredient('100 g gorns'), 'en', { discovered }).filter(isWeighed)).toEqual(
    [],
  );
});
