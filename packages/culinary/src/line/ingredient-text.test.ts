import { describe, expect, test } from '@jest/globals';
import { ingredientTextOf, readIngredientText } from './ingredient-text.ts';

const line = (originalText: string, category = 'Main Ingredients') => ({ originalText, category });
/** What is read back from what was written. */
const again = (ingredients: { originalText: string; category: string }[]) =>
  readIngredientText(ingredientTextOf(ingredients)).flatMap(({ name, lines }) =>
    lines.map((text) => line(text, name ?? undefined)),
  );

describe('ingredients as a text', () => {
  test('have a line each, and headings that end in a colon', () => {
    expect(
      ingredientTextOf([line('500 g flour'), line('1 egg'), line('2 lemons', 'For the filling')]),
    ).toBe('500 g flour\n1 egg\n\nFor the filling:\n2 lemons');
  });

  test('name the main group only where another stands before it', () => {
    expect(ingredientTextOf([line('2 lemons', 'Filling'), line('1 egg')])).toBe(
      'Filling:\n2 lemons\n\nMain Ingredients:\n1 egg',
    );
  });

  test('are empty where there are none', () => {
    expect(ingredientTextOf([])).toBe('');
  });

  test.each([
    ['plain lines', [line('500 g flour'), line('salt')]],
    ['groups, the main one last', [line('2 lemons', 'Filling'), line('1 egg')]],
    [
      'a group that comes twice',
      [line('1 egg', 'Dough'), line('2 lemons', 'Filling'), line('1 pinch salt', 'Dough')],
    ],
    ['a heading that begins with an amount', [line('oil', '2 dressings')]],
    ['a line that ends in a colon', [line('To serve:'), line('500 g flour:')]],
    [
      'a line with a bullet or a number sign of its own',
      [line('- 1 egg'), line('# 10 can of tomatoes')],
    ],
    ['a heading that is a bullet', [line('1 egg', '- Dough')]],
    ['emoji and right-to-left text', [line('🍋 2 lemons', '🥧'), line('٢ ليمون', 'للحشوة')]],
    ['markup', [line('<script>alert(1)</script>', '<b>Dough</b>')]],
  ])('are read back as they were: %s', (_what, ingredients) => {
    expect(again(ingredients)).toEqual(ingredients);
  });
});

describe('a text of ingredients', () => {
  test('is read into groups, without blank lines and bullets', () => {
    expect(
      readIngredientText('\r\n  500 g   flour \n\n• 1 egg\nFor the filling :\n - 2 lemons\n'),
    ).toEqual([
      { name: null, lines: ['500 g flour', '1 egg'] },
      { name: 'For the filling', lines: ['2 lemons'] },
    ]);
  });

  test('has no group for a heading without lines', () => {
    expect(readIngredientText('Dough:\nFilling:\n2 lemons\nIcing:')).toEqual([
      { name: 'Filling', lines: ['2 lemons'] },
    ]);
    expect(readIngredientText(' \n ')).toEqual([]);
  });

  test('takes a line with an amount for an ingredient even if it ends in a colon, and a lone colon for no heading', () => {
    expect(readIngredientText('500 g flour:\n:')).toEqual([
      { name: null, lines: ['500 g flour:', ':'] },
    ]);
  });

  test('keeps words behind a colon on the line', () => {
    expect(readIngredientText('Topping: 2 lemons')).toEqual([
      { name: null, lines: ['Topping: 2 lemons'] },
    ]);
  });
});
