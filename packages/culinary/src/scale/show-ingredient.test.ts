import { describe, expect, test } from '@jest/globals';
import { amountText } from './fractions.ts';
import { showIngredient, showTranslatedIngredient, type ReadIngredient, type ShowOptions } from './show-ingredient.ts';

const ingredient = (originalText: string, more: Partial<ReadIngredient> = {}): ReadIngredient => ({
  originalText, name: '', quantity: null, quantityMax: null, unit: null, size: null, preparation: null, note: null, optional: false,
  packageSize: null, otherAmounts: [], metricAmount: null, metricUnit: null, ...more,
});
const amountText = (amount: IngredientColumns['amount']) => amount.map(({ whole, fraction }) => [whole, fraction?.join('/')].filter(Boolean).join(' ')).join('–');
const shown = (line: ReadIngredient) => {
  const { amount, unit, text, written } = ingredientColumns(line);
  return [amountText(amount), unit, text, ...(written ? [`${amountText(written.amount)} ${written.unit}`] : [])];
};

describe('ingredient columns', () => {
  test('show a metric amount as written', () => {
    expect(shown(ingredient('375 g plain flour, sifted', { quantity: 375, unit: 'gram', name: 'plain flour', preparation: 'sifted', metricAmount: 375, metricUnit: 'g' })))
      .toEqual(['375', 'g', 'plain flour, sifted']);
    expect(shown(ingredient('1.5 l stock', { quantity: 1.5, unit: 'liter', name: 'stock', metricAmount: 1500, metricUnit: 'ml' }))).toEqual(['1.5', 'l', 'stock']);
  });

  test('show the metric amount of cups and pounds beside the written one', () => {
    expect(shown(ingredient('1 1/2 cups milk', { quantity: 1.5, unit: 'cup', name: 'milk', metricAmount: 354.882, metricUnit: 'ml' }))).toEqual(['3.5', 'dl', 'milk', '1 1/2 cups']);
    expect(shown(ingredient('3 lb beef', { quantity: 3, unit: 'pound', name: 'beef', metricAmount: 1360.776, metricUnit: 'g' }))).toEqual(['1.36', 'kg', 'beef', '3 lb']);
    expect(shown(ingredient('1-2 cups stock', { quantity: 1, quantityMax: 2, unit: 'cup', name: 'stock', metricAmount: 236.588, metricUnit: 'ml' }))).toEqual(['2.4–4.7', 'dl', 'stock', '1–2 cups']);
  });

  test('leave spoons as they are', () => {
    expect(shown(ingredient('3 tbsp pine nuts, toasted', { quantity: 3, unit: 'tablespoon', name: 'pine nuts', preparation: 'toasted', metricAmount: 44.36, metricUnit: 'ml' })))
      .toEqual(['3', 'tbsp', 'pine nuts, toasted']);
  });

  test('leave the amount empty where none is stated', () => {
    expect(shown(ingredient('salt, to taste', { name: 'salt', note: 'to taste' }))).toEqual(['', '', 'salt, to taste']);
  });

  test('count eggs by size and read ranges', () => {
    expect(shown(ingredient('1 ½ large eggs', { quantity: 1.5, name: 'eggs', size: 'large' }))).toEqual(['1 1/2', '', 'large eggs']);
    expect(shown(ingredient('2-3 onions', { quantity: 2, quantityMax: 3, name: 'onions' }))).toEqual(['2–3', '', 'onions']);
  });

  test.each([
    ['2 cloves garlic, crushed', 2, null, 'clove', ['2', '', 'cloves garlic, crushed']],
    ['2 spicchi d’aglio', 2, null, 'clove', ['2', '', 'spicchi d’aglio']],
    ['2–3 sprigs thyme', 2, 3, 'sprig', ['2–3', '', 'sprigs thyme']],
    ['½ bunch of parsley', 0.5, null, 'bunch', ['1/2', '', 'bunch of parsley']],
    ['a handful of basil', 1, null, 'handful', ['', '', 'a handful of basil']],
    ['pinch of salt', null, null, 'pinch', ['', '', 'pinch of salt']],
  ] as const)('keep the words of the counted line "%s"', (text, quantity, quantityMax, unit, expected) => {
    expect(shown(ingredient(text, { quantity, quantityMax, unit, name: 'x' }))).toEqual(expected);
  });

  test('keep the size of a package with its words', () => {
    expect(shown(ingredient('2 (400 g) cans plum tomatoes', { quantity: 2, unit: 'can', name: 'plum tomatoes', packageSize: { quantity: 400, quantityMax: null, unit: 'gram' }, metricAmount: 800, metricUnit: 'g' })))
      .toEqual(['2', '', '(400 g) cans plum tomatoes']);
  });

  test('use the metric reading that the line itself states', () => {
    expect(shown(ingredient('1 cup (120 g) flour', { quantity: 1, unit: 'cup', name: 'flour', otherAmounts: [{ quantity: 120, quantityMax: null, unit: 'gram' }], metricAmount: 120, metricUnit: 'g' })))
      .toEqual(['120', 'g', 'flour', '1 cup']);
  });

  test('never drop an added amount', () => {
    const text = '1 cup plus 2 tbsp sugar';
    expect(shown(ingredient(text, { quantity: 1, unit: 'cup', name: 'sugar', otherAmounts: [{ quantity: 2, quantityMax: null, unit: 'tablespoon' }], metricAmount: 236.588, metricUnit: 'ml' })))
      .toEqual(['', '', text]);
  });

  test('fall back to the line as written where no food was read', () => {
    expect(shown(ingredient('???', { name: '' }))).toEqual(['', '', '???']);
  });

  test('say what is optional, once', () => {
    expect(shown(ingredient('parsley (optional)', { name: 'parsley', optional: true }))).toEqual(['', '', 'parsley (optional)']);
    expect(shown(ingredient('parsley, optional', { name: 'parsley', note: 'optional', optional: true }))).toEqual(['', '', 'parsley, optional']);
  });
});

describe('translated columns', () => {
  const words = (line: ReadIngredient, translation: string) => {
    const { amount, unit, text } = translatedColumns(line, translation);
    return [amountText(amount), unit, text];
  };

  test('keep the amounts of the original and take the words of the translation', () => {
    expect(words(ingredient('200 g de farine', { quantity: 200, unit: 'gram', name: 'farine', metricAmount: 200, metricUnit: 'g' }), '200 g flour')).toEqual(['200', 'g', 'flour']);
    expect(words(ingredient('3 cuillères à soupe d’huile', { quantity: 3, unit: 'tablespoon', name: 'huile' }), '3 tablespoons of oil')).toEqual(['3', 'tbsp', 'oil']);
    expect(words(ingredient('1 pincée de sel', { quantity: 1, unit: 'pinch', name: 'sel' }), '1 pinch of salt')).toEqual(['1', '', 'pinch of salt']);
    expect(words(ingredient('4 poireaux', { quantity: 4, name: 'poireaux' }), '4 leeks')).toEqual(['4', '', 'leeks']);
  });

  test('leave a translation whole that does not begin like the original', () => {
    expect(words(ingredient('200 g de farine', { quantity: 200, unit: 'gram', name: 'farine' }), '1 cup flour')).toEqual(['', '', '1 cup flour']);
    expect(words(ingredient('200 g de farine', { quantity: 200, unit: 'gram', name: 'farine' }), 'flour, 200 g')).toEqual(['', '', 'flour, 200 g']);
    expect(words(ingredient('2 g de gingembre', { quantity: 2, unit: 'gram', name: 'gingembre' }), '2 ginger')).toEqual(['', '', '2 ginger']);
    expect(words(ingredient('sel', { name: 'sel' }), 'salt')).toEqual(['', '', 'salt']);
  });
});
