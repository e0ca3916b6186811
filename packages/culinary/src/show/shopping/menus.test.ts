import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { shoppingList } from './shopping-list.ts';
import { labelledMenus, type LabelledMenu } from './test-kit/labelled-menus.ts';

const boughtFor = ([, , dishes, units = 'metric']: LabelledMenu) =>
  shoppingList(
    dishes.map(([language, factor, ...lines], at) => ({
      title: `Dish ${at + 1}`,
      factor,
      language,
      ingredients: lines.map((line) => parseIngredient(line, { language })),
    })),
    { units },
  ).items.toSorted();

describe.each(Object.entries(labelledMenus))('%s', (_, menus) => {
  test.each(menus)('%s', (...menu) => {
    expect(boughtFor(menu)).toEqual(menu[1].toSorted());
  });
});
