import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../ingredients/parse-ingredient.ts';
import { shoppingList } from './shopping-list.ts';

const items = (lines: readonly string[], { factor = 1, language = 'en', units = 'metric' as 'metric' | 'imperial' } = {}) => shoppingList([{ title: 'Dish', factor, language, ingredients: lines.map((line) => parseIngredient(line, { language })) }], { units }).items;

describe('containers of different sizes stay apart', () => {
  test.each([
    ['en', ['1 can (400 g) chickpeas', '1 can (410 g) chickpeas'], '1 can (400 g) + 1 can (410 g) chickpeas'],
    ['en', ['1 can (15 oz) black beans', '1 (14.5 oz) can black beans'], '1 can (14 ½ oz) + 1 can (15 oz) black beans'],
    ['en', ['1 (14.5 oz) can diced tomatoes', '1 (28 oz) can diced tomatoes'], '1 can (14 ½ oz) + 1 can (28 oz) tomatoes'],
    ['en', ['1 can (5 oz) tuna', '1 can (12 oz) tuna'], '1 can (5 oz) + 1 can (12 oz) tuna'],
    ['de', ['1 Dose Kichererbsen (400 g)', '1 Dose Kichererbsen (425 g)'], '1 Dose (400 g) + 1 Dose (425 g) Kichererbsen'],
    ['fr', ['1 boîte de pois chiches (400 g)', '1 boîte de pois chiches (265 g)'], '1 boîte (265 g) + 1 boîte (400 g) pois chiches'],
    ['it', ['1 lattina di fagioli (400 g)', '1 lattina di fagioli (240 g)'], '1 lattina (240 g) + 1 lattina (400 g) fagioli'],
    ['en', ['1 can (400 g) chickpeas', '1 can (410 g) chickpeas', '1 can chickpeas'], '1 can + 1 can (400 g) + 1 can (410 g) chickpeas'],
    ['en', ['2 (400 g) cans chickpeas', '200 g canned chickpeas'], '2 cans (400 g) + 200 g canned chickpeas'],
  ])('%s %j', (language, lines, expected) => expect(items(lines, { language })).toEqual([expected]));

  test('one size said in ounces and in grams is one', () => expect(items(['1 can (14 oz) coconut milk', '1 can (397 g) coconut milk'])).toEqual(['2 cans (14 oz) coconut milk']));
  test('a weight behind several of them is left as the line says it', () => {
    expect(items(['1 boîte de thon (160 g)', '2 boîtes de thon (80 g)'], { language: 'fr' })).toEqual(['1 boîte (160 g) + 2 boîtes thon (in part: 80 g)']);
    expect(items(['2 boîtes de thon (80 g)'], { language: 'fr', factor: 2 })).toEqual(['4 boîtes thon (as written: “2 boîtes de thon (80 g)”)']);
  });
  test('pieces of two sizes stay apart too', () => expect(items(['2 (4- to 5-ounce) cod fillets', '4 (6 oz) cod fillets'])).toEqual(['2 (4–5 oz) + 4 (6 oz) cod fillets']));
  test('one without a size is of the one size that is known', () => expect(items(['8 oz cream cheese', '1 package (8 oz) cream cheese', '2 packages cream cheese'])).toEqual(['905 g cream cheese']));
  test('a package joins a weight', () => expect(items(['1 package (8 oz) cream cheese', '100 g cream cheese'])).toEqual(['325 g cream cheese']));
});

describe('a size that is a range is shown as one', () => {
  test.each([['4 (4- to 5-ounce) fillets', '8 (4–5 oz) fillets'], ['1 (3 to 4 lb) chicken', '2 (3–4 lb) chickens']])('%s', (line, expected) => expect(items([line], { factor: 2 })).toEqual([expected]));
});

describe('a weight that is stated goes before a volume of something solid', () => {
  test.each([
    [['2 cups flour (240 g)'], 1, '240 g flour'], [['1 cup (200g) rice'], 2, '400 g rice'], [['1 cup (2 sticks/226g) butter'], 2, '452 g butter (4 sticks)'], [['1 cup (120 g) flour', '1 cup (120 g) flour'], 1, '240 g flour'],
    [['1 cup (120 g) magic dust'], 2, '240 g magic dust'], [['1 cup (240 ml) milk'], 2, '480 ml milk'], [['1 cup (250 ml) magic drink'], 1, '250 ml magic drink'],
  ])('%j times %d', (lines, factor, expected) => expect(items(lines, { factor })).toEqual([expected]));

  test('what a density says is rounded', () => expect(items(['250 ml cream', '100 g cream'])).toEqual(['350 ml cream']));
});

describe('in the language of its lines', () => {
  test.each([
    ['fr', ['3 œufs', "2 jaunes d'œufs"], '5 œufs'], ['de', ['2 Eier', '3 Eigelb', '2 Eiweiß'], '5 Eier'], ['de', ['1 Eigelb'], '1 Ei'], ['it', ['2 tuorli'], '2 uova'], ['es', ['2 yemas', '3 claras'], '3 huevos'], ['fr', ['1 blanc d’œuf'], '1 œuf'],
    ['en', ['salt 1 tsp', '2 pinches salt'], '1 tsp salt'], ['en', ['salt 1 tsp + 1 pinch'], '1 tsp salt'],
  ])('%s %j', (language, lines, expected) => expect(items(lines, { language })).toEqual([expected]));
});

test('juice in brackets comes from the lemon', () => expect(items(['1 Zitrone (Saft)', 'Abrieb von 2 Zitronen'], { language: 'de' })).toEqual(['2 Zitronen']));

test('butter is weighed where it is not sold in sticks', () => {
  expect(items(['1/2 cup butter', '1 stick butter'])).toEqual(['225 g butter']);
  expect(items(['1/2 cup butter', '1 stick butter'], { units: 'imperial' })).toEqual(['2 sticks butter']);
});

test('a remark that grades by count stays, one that cuts does not', () => {
  expect(items(['1 lb large shrimp (26 to 30 count)'], { factor: 2, units: 'imperial' })).toEqual(['2 lb shrimp (26 to 30 count)']);
  expect(items(['1 loaf bread, cut into ½-inch slices'])).toEqual(['1 loaf bread']);
});

test('cooked rice is not rice', () => {
  expect(items(['2 cups cooked rice', '200 g rice'])).toEqual(['200 g rice', '2 cups rice, cooked']);
  expect(items(['2 tazas de arroz cocido', '200 g de arroz'], { language: 'es' })).toEqual(['200 g arroz', '2 tazas arroz cocido']);
});

test('meat of a grade is another thing than meat without one', () => {
  expect(items(['1 1/2 lb ground beef', '1 lb 80/20 ground beef'], { units: 'imperial' })).toEqual(['1 lb 80/20 ground beef', '1 ½ lb ground beef']);
  expect(items(['1 lb ground beef (80/20)', '1 lb 80/20 ground beef'], { units: 'imperial' })).toHaveLength(1);
});
