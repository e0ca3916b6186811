import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { ingredientLine } from './ingredient-line.ts';
import { showIngredient } from './show-ingredient.ts';

const line = (text: string, factor: number, units: 'original' | 'metric' | 'imperial' = 'original') => ingredientLine(showIngredient(parseIngredient(text), { factor, units, keepSpoons: false, weighSolids: false }));

describe('words without a figure of their own stay, whatever the line is scaled by', () => {
  test.each([
    ['salt and pepper, to taste', 'salt and pepper, to taste'],
    ['2 tbsp oil, plus more for frying', '4 tbsp oil, plus more for frying'],
    ['2 tbsp oil plus extra for the tin', '4 tbsp oil, plus extra for the tin'],
    ['more parsley, to serve', 'more parsley, to serve'],
    ['1 cup sugar, divided', '2 cups sugar, divided'],
    ['200 g butter, softened (plus more for the tin)', '400 g butter, softened, plus more for the tin'],
    ['2 onions (peeled)', '4 onions, peeled'],
  ])('"%s" twice', (text, expected) => {
    expect(line(text, 2)).toBe(expected);
  });

  test.each(['salt, to taste', 'oil, for frying', 'pepper, as needed', 'more basil'])('"%s" in any units', (text) => {
    for (const units of ['original', 'metric', 'imperial'] as const) expect(line(text, 3, units)).toBe(text);
  });
});

test('nothing that was written is lost when nothing is scaled', () => {
  for (const text of ['1 cup plus 2 handfuls spinach', '1 cup plus 2 tbsp sugar', '2 lb 4 oz beef']) expect(line(text, 1)).toBe(text);
});
