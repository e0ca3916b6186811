import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { shoppingList } from './shopping-list.ts';

const items = (
  lines: readonly string[],
  { factor = 1, language = 'en', units = 'metric' as 'metric' | 'imperial' } = {},
) =>
  shoppingList(
    [
      {
        title: 'Dish',
        factor,
        language,
        ingredients: lines.map((line) => parseIngredient(line, { language })),
      },
    ],
    { units },
  ).items;

describe('every amount that a line states is bought, scaled', () => {
  test.each([
    ['de', 'je 100 g Butter und Zucker', ['200 g Butter', '200 g Zucker']],
    ['de', 'je 1 TL Salz und Pfeffer', ['2 TL Pfeffer', '2 TL Salz']],
    ['en', '1 tsp each cumin and coriander', ['2 tsp coriander', '2 tsp cumin']],
    ['en', 'scant 1 cup milk', ['475 ml milk']],
    ['it', 'burro 100 g + 20 g per la teglia', ['240 g burro']],
    ['it', '4 tuorli e 2 uova intere', ['12 uova intere']],
    ['de', '2 Eier und 1 Eigelb', ['6 Eier']],
    ['de', '3 Eier + 1 Eigelb', ['8 Eier']],
    ['fr', '50 g de beurre et 50 g de sucre', ['100 g beurre', '100 g sucre']],
    ['es', '100 g de azúcar y 50 g de mantequilla', ['100 g mantequilla', '200 g azúcar']],
    ['en', '1 lb shrimp + 8 oz scallops', ['455 g scallops', '910 g shrimp']],
    ['en', '2 large eggs, plus 1 egg yolk', ['6 eggs']],
    ['en', '1 cup sugar, plus 3 tablespoons', ['475 g sugar']],
    ['en', '2 tbsp butter, plus 1 tbsp for frying', ['85 g butter']],
    ['en', '1 bunch parsley, plus 2 handfuls', ['3 bunches parsley (2 bunches + 4 handfuls)']],
    ['en', '200 g sugar + 2 tbsp', ['450 g sugar']],
    ['de', '200 g Zucker + 2 EL', ['450 g Zucker']],
    ['en', 'a mixture of 2 cups milk and 1 cup cream', ['475 ml cream', '950 ml milk']],
    ['en', 'flour, 200 g plus 2 tbsp', ['435 g flour']],
    ['en', '1 onion and 2 carrots', ['2 onions', '4 carrots']],
    ['en', '1 red and 2 yellow peppers', ['2 red peppers', '4 yellow peppers']],
    ['de', '1 rote und 1 grüne Paprika', ['2 grüne Paprika', '2 rote Paprikaschoten']],
    ['es', '1 pimiento rojo y 1 verde', ['2 pimientos rojos', '2 pimientos verdes']],
    ['en', '2 large and 1 small onion', ['6 onions']],
    ['fr', '1 gros oignon et 2 petits', ['6 oignons']],
    ['fr', "3 c. à soupe d'huile + 1 pour la cuisson", ['120 ml huile']],
    ['en', '4 oz chocolate, 70% cocoa, plus 1 oz for shaving', ['285 g chocolate 70%']],
    ['de', '250 g Mehl (Type 405) + 50 g', ['600 g Mehl Type 405']],
    ['fr', '4 œufs (2 entiers + 2 jaunes)', ['8 œufs (as written: “2 entiers + 2 jaunes”)']],
    [
      'en',
      '2 cups milk (or 1 cup cream + 1 cup water)',
      ['950 ml milk (or 2 cups cream + 2 cups water)'],
    ],
    ['de', '1 Glas (370 ml) Kapern', ['2 Gläser Kapern (740 ml in all)']],
    ['de', 'Salz und etwas Pfeffer', ['Pfeffer', 'Salz']],
  ])('%s "%s" twice', (language, line, expected) =>
    expect([...items([line], { factor: 2, language })].sort()).toEqual(expected),
  );

  test('an alternative stays beside what it replaces', () =>
    expect(items(['200 g butter or 1 cup lard'], { factor: 2 })).toEqual([
      '400 g butter (or 2 cups lard)',
    ]));
  test('what one line says is not said of all', () =>
    expect(items(['200 g butter or 1 cup lard', '100 g butter'])).toEqual([
      '300 g butter (in part: or 1 cup lard)',
    ]));
  test('the weight of things that are counted is said', () =>
    expect(items(['3 carrots, about 300 g total'], { factor: 2 })).toEqual([
      '6 carrots (600 g in all)',
    ]));
  test('words that two foods share are no amount', () =>
    expect(items(['2 cups half and half'], { units: 'imperial' })).toEqual([
      '2 cups half and half',
    ]));
});

describe('what is not surely read is listed as written', () => {
  const odd = {
    name: '4, 3 of beef',
    quantity: 1,
    quantityMax: null,
    unit: 'kilogram',
    originalText: '1 kg 4, 3 of beef',
  };
  const listed = (factor: number, again = 0) =>
    shoppingList([
      { title: 'A', factor, ingredients: [odd] },
      ...(again > 0 ? [{ title: 'B', factor: again, ingredients: [odd] }] : []),
    ]).items;
  test('once it needs no remark', () => expect(listed(1)).toEqual(['1 kg 4, 3 of beef']));
  test('scaled it says how often', () =>
    expect([listed(2), listed(0.5), listed(1.5)]).toEqual([
      ['2 × “1 kg 4, 3 of beef”'],
      ['½ × “1 kg 4, 3 of beef”'],
      ['1 ½ × “1 kg 4, 3 of beef”'],
    ]));
  test.each([
    ['en', 'onion and a half'],
    ['it', 'cipolla e mezza'],
  ])('an amount in words is no part of the name: %s "%s"', (language, name) => {
    const line = { name, quantity: 1, quantityMax: null, unit: null, originalText: `1 ${name}` };
    expect(
      [1, 2].flatMap(
        (factor) => shoppingList([{ title: 'A', factor, language, ingredients: [line] }]).items,
      ),
    ).toEqual([`1 ${name}`, `2 × “1 ${name}”`]);
  });
  test('of two dishes it adds up', () => expect(listed(2, 1)).toEqual(['3 × “1 kg 4, 3 of beef”']));
});
