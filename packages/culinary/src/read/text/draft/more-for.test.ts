import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const linesOf = (...items: string[]) =>
  readText(
    `Torta di mele\n\n2 uova\n160 g zucchero\n280 g farina 00\n${items.join('\n')}\n\nmontare uova e zucchero\naggiungere la farina e mescolare\ninfornare a 180° per 50 min`,
  )
    .ingredients.flatMap(({ lines }) => lines)
    .slice(3);

test.each([
  [['3 mele golden + 1 per sopra', 'cannella q.b.', 'zucchero di canna per spolverare']],
  [['1 limone + 1 per la glassa', 'zucchero a velo q.b.']],
])('more of a food for something stays with its food, and what is below is its own: %j', (items) =>
  expect(linesOf(...items)).toEqual(items),
);

test.each([
  ['20 cl de crème fraîche', 'épaisse'],
  ['200 ml de nata', 'espesa'],
  ['1 pimiento rojo', 'grande'],
  ['20 cl de vin blanc', 'sec'],
  ['100 g Bergkäse', 'würzig'],
  ['100 g cheddar', 'mature'],
])('what stands without a bullet below “%s” belongs to it', (item, rest) => {
  expect(
    readText(
      `Blanquette de dinde\n\nIngrédients\n\n- 1 kg de sauté de dinde\n- 1 oignon\n- 50 g de beurre\n- ${item}\n${rest}\n- 1 jaune d'œuf\n\nPréparation\nFaire dorer la dinde dans le beurre.\nAjouter l'oignon et cuire 40 minutes.`,
    ).ingredients.flatMap(({ lines }) => lines)[3],
  ).toBe(`${item} ${rest}`);
});

test('a food without a bullet is an item of its own', () => {
  expect(
    readText(
      `Turkey stew\n\nIngredients\n\n- 1 kg turkey\n- 1 onion\n- 50 g butter\nsalt\n- 1 egg yolk\n\nMethod\nBrown the turkey in the butter.\nAdd the onion and cook for 40 minutes.`,
    ).ingredients.flatMap(({ lines }) => lines),
  ).toContain('salt');
});
