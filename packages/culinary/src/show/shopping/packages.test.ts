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

describe('containers of different sizes stay apart', () => {
  test.each([
    [
      'en',
      ['1 can (400 g) chickpeas', '1 can (410 g) chickpeas'],
      '1 can (400 g) + 1 can (410 g) chickpeas',
    ],
    [
      'en',
      ['1 can (15 oz) black beans', '1 (14.5 oz) can black beans'],
      '1 can (14 ½ oz) + 1 can (15 oz) black beans',
    ],
    [
      'en',
      ['1 (14.5 oz) can diced tomatoes', '1 (28 oz) can diced tomatoes'],
      '1 can (14 ½ oz) + 1 can (28 oz) diced tomatoes',
    ],
    ['en', ['1 can (5 oz) tuna', '1 can (12 oz) tuna'], '1 can (5 oz) + 1 can (12 oz) tuna'],
    [
      'de',
      ['1 Dose Kichererbsen (400 g)', '1 Dose Kichererbsen (425 g)'],
      '1 Dose (400 g) + 1 Dose (425 g) Kichererbsen',
    ],
    [
      'fr',
      ['1 boîte de pois chiches (400 g)', '1 boîte de pois chiches (265 g)'],
      '1 boîte (265 g) + 1 boîte (400 g) pois chiches',
    ],
    [
      'it',
      ['1 lattina di fagioli (400 g)', '1 lattina di fagioli (240 g)'],
      '1 lattina (240 g) + 1 lattina (400 g) fagioli',
    ],
    [
      'en',
      ['1 can (400 g) chickpeas', '1 can (410 g) chickpeas', '1 can chickpeas'],
      '1 can + 1 can (400 g) + 1 can (410 g) chickpeas',
    ],
    ['en', ['2 (400 g) cans chickpeas', '200 g canned chickpeas'], '3 cans (400 g) chickpeas'],
  ])('%s %j', (language, lines, expected) =>
    expect(items(lines, { language })).toEqual([expected]),
  );

  test('a size behind the food is that before it, and a Spanish or Portuguese ramo is a bunch', () => {
    expect(
      items(['2 lattine da 400 g di ceci', '1 lattina di ceci da 400 g'], { language: 'it' }),
    ).toEqual(['3 lattine (400 g) ceci']);
    expect(
      ['es', 'pt'].flatMap((language) =>
        items(['1 ramo de salsa', '2 ramos de salsa'], { language }),
      ),
    ).toEqual(['3 manojos salsa', '3 ramos salsa']);
  });

  test('one size said in ounces and in grams is one', () =>
    expect(items(['1 can (14 oz) coconut milk', '1 can (397 g) coconut milk'])).toEqual([
      '2 cans (14 oz) coconut milk',
    ]));
  test('a weight behind several of them is left as the line says it', () => {
    expect(
      items(['1 boîte de thon (160 g)', '2 boîtes de thon (80 g)'], { language: 'fr' }),
    ).toEqual(['1 boîte (160 g) + 2 boîtes thon (in part: 80 g)']);
    expect(items(['2 boîtes de thon (80 g)'], { language: 'fr', factor: 2 })).toEqual([
      '4 boîtes thon (as written: “2 boîtes de thon (80 g)”)',
    ]);
  });
  test('pieces of two sizes stay apart too', () =>
    expect(items(['2 (4- to 5-ounce) cod fillets', '4 (6 oz) cod fillets'])).toEqual([
      '2 (4–5 oz) + 4 (6 oz) cod fillets',
    ]));
  test('one without a size is of the one size that is known', () =>
    expect(
      items(['8 oz cream cheese', '1 package (8 oz) cream cheese', '2 packages cream cheese']),
    ).toEqual(['910 g cream cheese']));
  test('what ounces of a liquid may weigh is added to nothing', () => {
    expect(items(['8 oz milk', '4 oz milk', '1 cup milk'])).toEqual(['12 oz + 240 ml milk']);
    expect(items(['1 (32 oz) carton chicken broth', '100 g chicken broth'])).toEqual([
      '1 carton (32 oz) + 100 g chicken broth',
    ]);
    expect(items(['8 oz plus 1 handful spinach'])).toEqual(['1 handful + 230 g spinach']);
  });
  test('a package joins a weight', () =>
    expect(items(['1 package (8 oz) cream cheese', '100 g cream cheese'])).toEqual([
      '330 g cream cheese',
    ]));
});

describe('a size that is a range is shown as one', () => {
  test.each([
    ['4 (4- to 5-ounce) fillets', '8 (4–5 oz) fillets'],
    ['1 (3 to 4 lb) chicken', '2 (3–4 lb) chickens'],
  ])('%s', (line, expected) => expect(items([line], { factor: 2 })).toEqual([expected]));
});

describe('a weight that is stated goes before a volume of something solid', () => {
  test.each([
    [['2 cups flour (240 g)'], 1, '240 g flour'],
    [['1 cup (200g) rice'], 2, '400 g rice'],
    [['1 cup (2 sticks/226g) butter'], 2, '452 g butter (4 sticks)'],
    [['1 cup (120 g) flour', '1 cup (120 g) flour'], 1, '240 g flour'],
    [['1 cup (120 g) magic dust'], 2, '240 g magic dust'],
    [['1 cup (240 ml) milk'], 2, '480 ml milk'],
    [['1 cup (250 ml) magic drink'], 1, '250 ml magic drink'],
  ])('%j times %d', (lines, factor, expected) =>
    expect(items(lines, { factor })).toEqual([expected]),
  );

  test.each([
    ['fr', '1 livre (454 g) de beurre', 1, ['454 g beurre', '1 lb beurre']],
    ['fr', '1 livre (454 g) de beurre', 2, ['908 g beurre', '2 lb beurre']],
    ['fr', '2 livres (900 g) de porc', 2, ['1.8 kg porc', '4 lb porc']],
    ['fr', '1 livre de beurre', 1, ['500 g beurre', '1 ⅛ lb beurre']],
    ['de', '1 Pfund Butter', 2, ['1 kg Butter', '2 ¼ lb Butter']],
  ])('and before a pound of 500 g: %s "%s" times %d', (language, line, factor, expected) =>
    expect(
      (['metric', 'imperial'] as const).flatMap((units) =>
        items([line], { language, factor, units }),
      ),
    ).toEqual(expected),
  );

  test('what a density says is rounded', () =>
    expect(items(['250 ml cream', '100 g cream'])).toEqual(['350 ml cream']));
});

describe('in the language of its lines', () => {
  test.each([
    ['fr', ['3 œufs', "2 jaunes d'œufs"], '5 œufs'],
    ['de', ['2 Eier', '3 Eigelb', '2 Eiweiß'], '5 Eier'],
    ['de', ['1 Eigelb'], '1 Ei'],
    ['it', ['2 tuorli'], '2 uova'],
    ['es', ['2 yemas', '3 claras'], '3 huevos'],
    ['fr', ['1 blanc d’œuf'], '1 œuf'],
    ['en', ['salt 1 tsp', '2 pinches salt'], '1 tsp salt'],
    ['en', ['salt 1 tsp + 1 pinch'], '1 tsp salt'],
  ])('%s %j', (language, lines, expected) =>
    expect(items(lines, { language })).toEqual([expected]),
  );
});

test('juice in brackets comes from the lemon', () =>
  expect(items(['1 Zitrone (Saft)', 'Abrieb von 2 Zitronen'], { language: 'de' })).toEqual([
    '2 Zitronen',
  ]));

test('butter is weighed where it is not sold in sticks', () => {
  expect(items(['1/2 cup butter', '1 stick butter'])).toEqual(['230 g butter']);
  expect(items(['1/2 cup butter', '1 stick butter'], { units: 'imperial' })).toEqual([
    '2 sticks butter',
  ]);
});

test.each([
  [['1 cup butter', '1 stick butter'], 1, '3 sticks butter'],
  [['1 cup butter', '2 sticks butter'], 1, '4 sticks butter'],
  [['1 cup butter', '2 sticks butter'], 3, '12 sticks butter'],
  [['1 tsp butter', '1 stick butter'], 1, '2 sticks butter'],
  [['6 tbsp butter', '1 stick butter'], 1, '2 sticks butter'],
])('what a weight makes of %j times %d is rounded up from 2 %% on', (lines, factor, expected) =>
  expect(items(lines, { factor, units: 'imperial' })).toEqual([expected]),
);

test('a remark that grades by count stays, one that cuts does not', () => {
  expect(items(['1 lb large shrimp (26 to 30 count)'], { factor: 2, units: 'imperial' })).toEqual([
    '2 lb shrimp (26 to 30 count)',
  ]);
  expect(items(['1 loaf bread, cut into ½-inch slices'])).toEqual(['1 loaf bread']);
});

test('cooked rice is not rice', () => {
  expect(items(['2 cups cooked rice', '200 g rice'])).toEqual([
    '200 g rice',
    '2 cups rice, cooked',
  ]);
  expect(items(['2 tazas de arroz cocido', '200 g de arroz'], { language: 'es' })).toEqual([
    '200 g arroz',
    '2 tazas arroz cocido',
  ]);
});

describe('an amount is of the cooked food where the line calls the food cooked', () => {
  test.each([
    ['en', '1 cup freshly cooked rice', '1 cup rice, cooked'],
    ['en', '2 cups long-grain cooked rice', '2 cups long-grain rice, cooked'],
    ['en', '2 cups cooked lentils (from 1 cup dried)', '2 cups lentils, cooked (from 1 cup dried)'],
    ['en', '2 cups rice (cooked)', '2 cups rice, cooked'],
    ['en', '200 g rice, cooked weight', '200 g rice, cooked'],
    ['de', '250 g gekochte Nudeln', '250 g Nudeln, gekochte'],
    ['de', '250 g Reis gekocht', '250 g Reis, gekocht'],
    ['nl', '200 g rijst gekookt', '200 g rijst, gekookt'],
    ['fr', '200 g de riz cuit', '200 g riz cuit'],
    ['it', '200 g di riso cotto', '200 g riso cotto'],
    ['it', '200 g di riso (cotto)', '200 g riso (cotto)'],
  ])('%s "%s"', (language, line, expected) => {
    expect(items([line], { language })).toEqual([expected]);
  });

  test.each([
    ['en', '1 cup rice, cooked according to package directions', 1, '185 g rice'],
    ['en', '1 cup rice, cooked in 2 cups water', 2, '370 g rice (cooked in 4 cups water)'],
    ['en', '1 cup rice cooked in stock', 1, '185 g rice'],
    ['en', '8 oz penne, cooked and drained', 1, '230 g penne'],
    ['de', '250 g Nudeln, gekocht', 1, '250 g Nudeln'],
    ['fr', '200 g de riz, cuit', 1, '200 g riz'],
    ['it', '200 g di riso, cotto', 1, '200 g riso'],
    ['es', '200 g de arroz, cocido', 1, '200 g arroz'],
  ])('not where the recipe cooks it: %s "%s" times %d', (language, line, factor, expected) =>
    expect(items([line], { language, factor })).toEqual([expected]),
  );

  test.each([
    ['en', '1 cup dried lentils, cooked', '195 g dried lentils'],
    ['en', '1 cup cooked dried lentils', '195 g dried lentils'],
    ['de', '200 g getrocknete Linsen, gekocht', '200 g getrocknete Linsen'],
    ['fr', '1 tasse de lentilles sèches cuites', '195 g lentilles sèches cuites'],
    ['it', '1 tazza di riso secco cotto', '185 g riso secco cotto'],
    ['es', '1 taza de lentejas secas cocidas', '195 g lentejas secas cocidas'],
  ])('nor of anything dried: %s "%s"', (language, line, expected) =>
    expect(items([line], { language })).toEqual([expected]),
  );

  test('so raw rice is one thing, whatever the recipe does with it', () =>
    expect(
      items([
        '1 cup rice, cooked according to package directions',
        '1 cup rice',
        '1 cup cooked rice',
      ]),
    ).toEqual(['370 g rice', '1 cup rice, cooked']));
});

test('meat of a grade is another thing than meat without one', () => {
  expect(items(['1 1/2 lb ground beef', '1 lb 80/20 ground beef'], { units: 'imperial' })).toEqual([
    '1 lb 80/20 ground beef',
    '1 ½ lb ground beef',
  ]);
  expect(
    items(['1 lb ground beef (80/20)', '1 lb 80/20 ground beef'], { units: 'imperial' }),
  ).toHaveLength(1);
});

describe('parts that a name counts are no wholes, and a whole is not named by its parts', () => {
  test.each([
    [['2 celery sticks'], '2 stalks celery'],
    [['1 celery stick', '1 celery'], '2 heads celery (1 head + 1 stalk)'],
    [['2 celery sticks', 'celery sticks, to serve'], '2 stalks celery (plus some)'],
    [['1 head garlic cloves'], '1 head garlic'],
    [['1 bulb garlic cloves', '3 garlic cloves'], '2 bulbs garlic (1 bulb + 3 cloves)'],
    [['1 bunch thyme sprigs'], '1 bunch thyme'],
    [['1 bunch mint leaves', '1 bunch mint'], '2 bunches mint'],
    [['1 head lettuce', '4 lettuce leaves'], '1 head + 4 leaves lettuce'],
    [['1 head cabbage', '4 cabbage leaves'], '1 head + 4 leaves cabbage'],
    [['1 lemon', '4 lemon slices'], '1 + 4 slices lemon'],
    [['2 carrots', '10 carrot sticks'], '2 + 10 sticks carrots'],
  ])('%j', (lines, expected) => expect(items(lines)).toEqual([expected]));
  test.each(['3 bay leaves', '10 curry leaves', '1 cinnamon stick', '105 g celery sticks'])(
    '%s are sold so',
    (line) => expect(items([line])).toEqual([line]),
  );
});
