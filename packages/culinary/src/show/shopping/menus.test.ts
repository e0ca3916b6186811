import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { shoppingList } from './shopping-list.ts';
import { labelledMenus } from './test-kit/menus.ts';

describe.each(labelledMenus())('%s', (_, menus) => {
  test.each(menus)('$bought are bought for their dishes', ({ bought, dishes, units }) => {
    const { items } = shoppingList(
      dishes.map(({ language, factor, lines }, at) => ({
        title: `Dish ${at + 1}`,
        factor,
        language,
        ingredients: lines.map((line) => parseIngredient(line, { language })),
      })),
      { units },
    );
    expect(items.toSorted()).toEqual(bought.toSorted());
  });
});
