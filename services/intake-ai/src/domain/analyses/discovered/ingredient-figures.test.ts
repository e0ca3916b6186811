import { expect, test } from '@jest/globals';
import { noFigures, wrongFigures, type IngredientFigures } from './ingredient-figures.ts';

const wrongIn = (figures: Partial<IngredientFigures>) =>
  wrongFigures({ ...noFigures, ...figures }).map(({ field }) => field);
const parts = (calories: number, protein: number, carbohydrates: number, fat: number) => ({
  calories,
  protein,
  carbohydrates,
  fat,
});

test.each([
  ['water', parts(0, 0, 0, 0)],
  ['oil', parts(884, 0, 0, 100)],
  ['lentils', { ...parts(352, 24.6, 63.4, 1.1), fiber: 10.7 }],
  ['wheat bran', { ...parts(216, 15.6, 64.5, 4.3), fiber: 42.8 }],
  ['gin', { ...parts(263, 0, 0, 0), alcohol: 37.9 }],
  ['erythritol', { ...parts(20, 0, 100, 0), fiber: 100 }],
  ['what nobody knows but the energy of', { calories: 120 }],
])('figures of %s hold', (_food, figures) => {
  expect(wrongIn(figures)).toEqual([]);
});

test.each<[string, Partial<IngredientFigures>, string[]]>([
  ['more energy than fat has', { calories: 901 }, ['calories']],
  ['less than nothing', { protein: -1, climate: -0.1 }, ['protein', 'climate']],
  ['no numbers', { fat: Number.NaN, density: Number.POSITIVE_INFINITY }, ['fat', 'density']],
  ['more parts than a whole', parts(600, 50, 50, 20), ['carbohydrates']],
  ['energy without parts', parts(300, 0, 0, 0), ['calories']],
  ['parts without energy', parts(0, 20, 20, 20), ['calories']],
  ['less energy than the known parts have', { calories: 10, fat: 90 }, ['calories']],
  ['more climate than any food', { climate: 101 }, ['climate']],
  ['pieces of a tonne', { pieceGrams: 1e6 }, ['pieceGrams']],
])('%s cannot be', (_what, figures, fields) => {
  expect(wrongIn(figures)).toEqual(fields);
});
