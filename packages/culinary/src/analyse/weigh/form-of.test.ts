import { expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/line.ts';
import { analyseNutrition } from '../nutrition/analyse-nutrition.ts';
import { analyseSustainability } from '../sustainability/analyse-sustainability.ts';

/** What one line counts as in the analysis. */
const counted = (text: string, language = 'en') => {
  const lines = [parseIngredient(text, { language })];
  const recipe = { lines, servings: 1, languageCode: language };
  const [one] = analyseNutrition(recipe).ingredients;
  return { ...one!, impact: analyseSustainability(recipe).ingredientDetails[0]! };
};

test.each([
  [
    '400 g Spätzle',
    'de',
    'Taken as dried, which the line does not say; fresh it would count about 2 times less.',
  ],
  ['200 g rice noodles', 'en', 'Taken as dried'],
  ['250 g tortellini', 'en', 'Taken as fresh'],
  ['200 g ceci', 'it', 'Taken as cooked'],
  ['30 g funghi porcini', 'it', 'Taken as dried'],
  ['1 tsp thyme', 'en', 'Taken as dried'],
  ['2 tbsp basil', 'en', 'Taken as fresh'],
  ['1 tsp ginger', 'en', 'Taken as ground'],
  ['100 g apricots', 'en', 'Taken as fresh'],
  ['20 g yeast', 'en', 'Taken as dried'],
  ['20 g Hefe', 'de', 'Taken as fresh'],
])('the form that %j leaves open is told, and it is less sure', (line, language, told) => {
  const { assumed, matchedFood, impact } = counted(line, language);
  expect(assumed).toMatch(told);
  expect(matchedFood.confidence).not.toBe('high');
  expect(impact).toMatchObject({ assumed: expect.stringContaining(told) });
  expect(impact.confidence).not.toBe('high');
});

test.each([
  ['250 g chickpeas, soaked overnight', 'en', 'dried chickpeas'],
  ['250 g chickpeas, drained', 'en', 'chickpeas'],
  ['200 g Bohnen, gekocht', 'de', 'beans'],
  ['300 g porcini', 'en', 'wild mushrooms'],
  ['1 tsp chopped thyme', 'en', 'thyme'],
  ['3 sprigs thyme', 'en', 'thyme'],
  ['10 g mint', 'en', 'mint'],
  ['3 apricots', 'en', 'apricot'],
  ['7 g yeast', 'en', 'dried yeast'],
  ['42 g yeast', 'en', 'fresh yeast'],
  ['20 g Trockenhefe', 'de', 'dried yeast'],
  ['400 g pasta', 'en', 'pasta'],
  ['1 can chickpeas', 'en', 'chickpeas'],
])('the words, the unit or the amount of %j decide its form', (line, language, food) => {
  const { assumed, matchedFood } = counted(line, language);
  expect(matchedFood.name).toBe(food);
  expect(assumed ?? '').not.toContain('Taken as');
});

test('fresh dough counts by what it would weigh dried', () => {
  expect(counted('500 g frische Spätzle', 'de')).toMatchObject({
    grams: 250,
    assumed: 'Taken as fresh, which counts 2 times less than dried.',
  });
});
