import { expect, test } from '@jest/globals';
import { isFood } from '../../foods/line-words.ts';
import { looksLikeIngredient } from './ingredient-likelihood.ts';

test.each([
  '2 cups rolled oats',
  '1 stick butter',
  '1 pack of tofu, cut into cubes',
  '½ tsp ground cloves',
  '3 eggs',
  'Salt and pepper to taste',
  '1 (400 g) tin chickpeas, drained',
  'handful of mint',
  'Olive oil, for drizzling',
  '- 4 shallots, halved',
  '200 g Mehl',
  '2 Knoblauchzehen',
  'Salz und Pfeffer',
  'etwas Butter zum Einfetten',
  '3 c. à soupe de miel',
  'Farine : 250 g',
  'sel, poivre',
  '2 cucchiai di olio',
  'sale q.b.',
  '2 cucharadas de vinagre',
  'sal al gusto',
  '1 eetlepel azijn',
  'snufje zout',
  '2 dentes de alho',
  'sal a gosto',
  '3 dl mjölk',
  '1 gul lök, hackad',
])('"%s" looks like an ingredient', (line) =>
  expect(looksLikeIngredient(line)).toBeGreaterThan(0.5),
);

test.each([
  '',
  'Ingredients',
  'For the sauce:',
  'Preheat the oven to 180 °C.',
  'Add the butter and 2 eggs and whisk until smooth.',
  '1. Mix the flour with the sugar',
  'Prep time: 20 minutes',
  '20 minutes',
  'Serves 4',
  '4 servings',
  'This is the soup my grandmother made when we were cold.',
  'https://example.org/soup',
  'Print this recipe',
  'Slice onions.',
  'Zwiebeln und Karotten würfeln',
  '250 kcal',
  'Subscribe to our newsletter',
  '© All rights reserved',
  'Den Ofen auf 200 Grad vorheizen.',
  'Zubereitung',
  'Für 4 Personen',
  'Mélangez la farine et le sucre.',
  'Préparation : 15 minutes',
  'Tagliare le cipolle e metterle in una padella con il burro.',
  'Mezclar la harina con los huevos hasta obtener una masa.',
  'Verwarm de oven voor op 180 graden.',
  'Misture a farinha com os ovos até obter uma massa.',
  'Blanda mjölet med sockret och rör om.',
])('"%s" does not', (line) => expect(looksLikeIngredient(line)).toBeLessThan(0.5));

test('stays between 0 and 1 on anything', () => {
  for (const line of ['((((', '½½½½', '🍅', '\uD800', 'x'.repeat(10_000), '1 '.repeat(200)]) {
    expect(looksLikeIngredient(line)).toBeGreaterThanOrEqual(0);
    expect(looksLikeIngredient(line)).toBeLessThanOrEqual(1);
  }
});

test.each(['tomatoes', 'Olivenöl', 'vetemjöl', 'courgettes', 'tarwebloem', 'gnocchi'])(
  'knows %s as food',
  (word) => expect(isFood(word)).toBe(true),
);
test.each(['table', 'minutes', 'Ofen'])('does not take %s for food', (word) =>
  expect(isFood(word)).toBe(false),
);

test.each(['swede', 'kohlrabi', 'truffles', 'guavas', 'Steckrüben', 'goyaves', 'kålrot'])(
  'takes %s for food',
  (word) => expect(isFood(word)).toBe(true),
);
