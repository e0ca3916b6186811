import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { cooksLines } from '../../line/test-kit/cooks-lines.ts';
import type { ShoppingDish, ShoppingLine } from './shopping-line.ts';
import { shoppingList, shoppingListByParts } from './shopping-list.ts';

const dish = (
  lines: readonly string[],
  { title = 'Dish', factor = 1, language = 'en' } = {},
): ShoppingDish => ({
  title,
  factor,
  language,
  ingredients: lines.map((line) => parseIngredient(line, { language })),
});
const items = (lines: readonly string[], options = {}) =>
  shoppingList([dish(lines, options)]).items;

test('small spoons grow with the servings, by eighths', () => {
  expect(
    [0.5, 1, 1.25, 1.5, 2, 3, 4.5].flatMap((factor) =>
      items(['1/8 tsp chilli flakes'], { factor }),
    ),
  ).toEqual(['⅛', '⅛', '⅙', '¼', '¼', '⅜', '¾'].map((amount) => `${amount} tsp chilli flakes`));
});

test('spoons of a metric recipe stay spoons, as on its page, but many of what is poured', () => {
  const salad = ['200 g lentils', '5 tbsp olive oil', '3 tsp mustard'];
  expect(items(salad)).toEqual(expect.arrayContaining(['5 tbsp olive oil', '3 tsp mustard']));
  expect(items(salad, { factor: 4 })).toEqual(
    expect.arrayContaining(['300 ml olive oil', '4 tbsp mustard']),
  );
  expect(items(['1 cup lentils', '5 tbsp olive oil'])).toContain('75 ml olive oil');
});

test('a recipe of which some lines are translated keeps its spoons in both languages', () => {
  const list = shoppingList([
    dish(['5 tbsp olive oil'], { language: 'en' }),
    dish(['200 g Linsen'], { language: 'de' }),
  ]);
  expect(list.items).toContain('5 tbsp olive oil');
});

describe('one food is one item', () => {
  test.each([
    ['counts', ['2 eggs', '1 egg, beaten'], ['3 eggs']],
    ['weights with spoons', ['250 g butter', '1 tbsp butter'], ['265 g butter']],
    ['weights with cups', ['250 g plain flour', '1 cup flour'], ['375 g plain flour']],
    ['pounds with kilograms', ['1 lb potatoes', '1 kg potatoes'], ['1.46 kg potatoes']],
    ['pieces with weights', ['2 onions', '280 g onions'], ['500 g onions']],
    ['pieces with cups', ['2 onions, chopped', '1 cup chopped onion'], ['4 onions']],
    ['weights of a liquid with its volume', ['300 ml milk', '103.1 g milk'], ['400 ml milk']],
    ['spoons', ['1 tbsp olive oil', '2 tbsp olive oil'], ['3 tbsp olive oil']],
    ['spoons of two sizes', ['1 tbsp soy sauce', '1 tsp soy sauce'], ['4 tsp soy sauce']],
    ['millilitres with litres', ['600 ml stock', '1 l stock'], ['1.6 l stock']],
    ['lengths', ['1-inch piece ginger', '2 cm piece ginger'], ['4.5 cm ginger']],
    ['cabbages with heads of it', ['1 cabbage', '1 head cabbage'], ['2 cabbages']],
    ['the upper ends of ranges', ['2-3 carrots', '1 carrot'], ['4 carrots']],
    ['preparations', ['1 onion, chopped', '1 onion, finely sliced', '1 large onion'], ['3 onions']],
    [
      'names of the same thing',
      ['100 g cilantro', '50 g fresh coriander'],
      ['150 g fresh coriander'],
    ],
  ])('%s', (_, lines, expected) => expect(items(lines)).toEqual(expected));

  test('what cannot be added stands side by side', () => {
    expect(items(['1 bag spinach', '100 g spinach'])).toEqual(['1 bag + 100 g spinach']);
  });

  test('a pinch beside a real amount is nothing to buy', () => {
    expect(items(['100 g sugar', '1 pinch sugar'])).toEqual(['100 g sugar']);
    expect(items(['1 pinch saffron', '1 pinch saffron'])).toEqual(['2 pinches saffron']);
  });

  test('whites and yolks come from the same eggs, juice and zest from the same lemons', () => {
    expect(items(['4 eggs', '3 egg whites', '2 egg yolks'])).toEqual(['7 eggs']);
    expect(items(['juice of 1 lemon', 'zest of 2 lemons', '1 lemon'])).toEqual(['3 lemons']);
    expect(items(['100 g egg whites'])).toEqual(['100 g egg whites']);
  });

  test('a line without an amount leaves the figure as it is', () => {
    expect(items(['300 g cream', 'cream'])).toEqual(['300 g cream (plus some)']);
    expect(items(['200 g parmesan', 'parmesan to taste'])).toEqual(['200 g parmesan']);
    expect(items(['butter, for greasing'])).toEqual(['butter']);
  });

  test('an amount without a figure is none', () => {
    expect(
      items(['a little butter', 'a lot of parsley', 'several eggs', 'plus more for dusting'], {
        factor: 2,
      }),
    ).toEqual(['parsley', 'butter', 'eggs', 'plus more for dusting']);
    expect(items(['100 g butter', 'a little butter'])).toEqual(['100 g butter (plus some)']);
    expect(items(['etwas Butter', 'ein paar Eier'], { language: 'de', factor: 2 })).toEqual([
      'Butter',
      'Eier',
    ]);
    expect(items(["un peu d'huile d'olive", 'quelques oeufs'], { language: 'fr' })).toEqual([
      'oeufs',
      "huile d'olive",
    ]);
    expect(items(["un po' di burro", 'alcune uova'], { language: 'it' })).toEqual([
      'burro',
      'uova',
    ]);
    expect(items(['un poco de mantequilla', 'unos huevos'], { language: 'es' })).toEqual([
      'huevos',
      'mantequilla',
    ]);
  });

  test('across dishes and languages, with what each dish needs', () => {
    const { aisles } = shoppingList([
      dish(['2 Eier'], { title: 'Omelett', language: 'de' }),
      dish(['3 eggs'], { title: 'Cake', factor: 2 }),
    ]);
    expect(aisles).toEqual([
      {
        name: 'Dairy and eggs',
        items: [
          {
            name: 'eggs',
            amount: '8',
            quantity: { amount: '8', unit: null },
            staple: false,
            lines: ['3 eggs', '2 Eier'],
            sources: [
              { title: 'Cake', amount: '6' },
              { title: 'Omelett', amount: '2' },
            ],
          },
        ],
      },
    ]);
  });
});

describe('different foods stay apart', () => {
  test.each([
    [['100 g butter', '100 g peanut butter']],
    [['1 onion', '1 red onion']],
    [['100 g sugar', '100 g brown sugar']],
    [['1 tsp paprika', '1 tsp smoked paprika']],
    [['200 g milk', '200 g coconut milk']],
    [['4 tomatoes', '1 can tomatoes']],
    [['100 g gouda', '100 g emmental']],
    [['1 tbsp mustard', '1 tbsp Dijon mustard']],
    [['1 tsp salt', '1 tsp coarse salt']],
    [['100 g cheese', '100 g cream cheese']],
    [['50 g mystery dust', '50 g mystery powder']],
    [['1 tbsp thyme', '1 tbsp dried thyme']],
    [['4 chicken thighs', '4 boneless chicken thighs']],
    [['200 ml red wine', '200 ml white wine']],
    [['butter or margarine', '100 g butter']],
    [['1 l Milch 3,5 %', '1 cup 2% milk']],
    [['1 l milk', '1 cup 2% milk']],
    [['1 l milk (3.5 % fat)', '1 l milk (1.5 % fat)']],
    [['200 g flour 00', '200 g flour 0']],
    [['400 g San Marzano 28', '400 g San Marzano 30']],
    [['1 lb ground beef 80/20', '1 lb ground beef']],
  ])('%p', (lines) => expect(items(lines)).toHaveLength(2));
});

test.each([
  ['1 ½ cups cream', '1 ½ cups cream'],
  ['2-inch piece ginger', '2 in ginger'],
  ['500 g ricotta', '1 ⅛ lb ricotta'],
  ['2 cups plain flour', '2 cups plain flour'],
  ['250 ml milk', '1 cup milk'],
  ['2 cups milk', '2 cups milk'],
  ['18 oz potatoes', '1 ⅛ lb potatoes'],
  ['480 ml magic dust', '2 cups magic dust'],
  ['2 tbsp olive oil', '2 tbsp olive oil'],
  ['2 (400 g) cans tomatoes', '2 cans (400 g) tomatoes'],
  ['3 eggs', '3 eggs'],
  ['1 bunch parsley', '1 bunch parsley'],
])('"%s" in imperial units is "%s"', (text, expected) =>
  expect(shoppingList([dish([text])], { units: 'imperial' }).items).toEqual([expected]),
);

test('imperial amounts of one food are added', () => {
  expect(
    shoppingList(
      [
        dish([
          '1 cup cream',
          '½ cup cream',
          '1 lb potatoes',
          '8 oz potatoes',
          '2 onions',
          '280 g onions',
        ]),
      ],
      { units: 'imperial' },
    ).items,
  ).toEqual(['1 ⅛ lb onions', '1 ½ lb potatoes', '1 ½ cups cream']);
});

test('a figure that grades a food stays with it and joins its like', () => {
  expect(items(['1 l Milch 3,5 %', '500 ml milk 3.5%', '1 cup 2% milk'])).toEqual([
    '240 ml 2% milk',
    '1.5 l milk 3.5%',
  ]);
  expect(items(['400 g San Marzano 28', '3 Campari 25'], { factor: 2 })).toEqual([
    '6 Campari 25',
    '800 g San Marzano 28',
  ]);
  expect(items(['200 g flour 00', '1 l milk (3.5 % fat)'])).toEqual([
    '1 l milk 3.5 %',
    '200 g flour 00',
  ]);
});

describe('packages', () => {
  test('are counted with what one holds, and bought whole', () => {
    expect(items(['2 (400 g) cans tomatoes'])).toEqual(['2 cans (400 g) tomatoes']);
    expect(items(['2 (400 g) cans tomatoes', '1 can tomatoes'])).toEqual([
      '3 cans (400 g) tomatoes',
    ]);
    expect(items(['1 (400 g) can tomatoes'], { factor: 1.25 })).toEqual([
      '2 cans (400 g) tomatoes',
    ]);
  });

  test('of two sizes stay two', () => {
    expect(items(['1 (6 oz) jar magic paste', '1 (12 oz) jar magic paste'])).toEqual([
      '1 jar (6 oz) + 1 jar (12 oz) magic paste',
    ]);
  });
});

test('scaled numbers are what one can buy', () => {
  expect(items(['2 eggs'], { factor: 1.25 })).toEqual(['3 eggs']);
  expect(items(['1 onion'], { factor: 1.5 })).toEqual(['2 onions']);
  expect(items(['2 onions'], { factor: 0.5 })).toEqual(['1 onion']);
  expect(items(['3 carrots'], { factor: 1.4 })).toEqual(['5 carrots']);
  expect(items(['250 g flour'], { factor: 1.5 })).toEqual(['375 g flour']);
  expect(items(['1 cup milk'], { factor: 6 })).toEqual(['1.42 l milk']);
});

test('tap water and ice are left out, bought water is not', () => {
  expect(
    items([
      '500 ml water',
      '2 tbsp warm water',
      'ice cubes',
      '1 cup pasta water',
      '300 ml lauwarmes Wasser',
    ]),
  ).toEqual([]);
  expect(
    items(['200 ml sparkling water', '200 ml coconut water', '1 tsp rose water']),
  ).toHaveLength(3);
});

test('aisles stand in the order of a shop, things in alphabetical order', () => {
  const { aisles } = shoppingList([
    dish([
      '1 tsp salt',
      '200 g frozen peas',
      '500 g ricotta',
      '2 lemons',
      '1 apple',
      '250 g plain flour',
      '1 whatsit',
      '300 g cod',
      '1 can chickpeas',
    ]),
  ]);
  expect(aisles.map(({ name }) => name)).toEqual([
    'Fruit and vegetables',
    'Dairy and eggs',
    'Fish counter',
    'Tins and jars',
    'Baking',
    'Frozen',
    'Other',
    'In your cupboard',
  ]);
  expect(aisles[0]!.items.map(({ name }) => name)).toEqual(['apple', 'lemons']);
  expect(aisles.find(({ name }) => name === 'In your cupboard')?.items).toMatchObject([
    { name: 'salt', amount: '1 tsp' },
  ]);
});

test('salt and pepper are two things, optional ones say so', () => {
  expect(items(['salt and pepper to taste'])).toEqual(['pepper', 'salt']);
  expect(items(['100 g walnuts (optional)'])).toEqual(['100 g walnuts (optional)']);
});

describe('a menu in several languages that is asked for in English', () => {
  const bought = (...lines: [language: string, line: string][]) =>
    shoppingList(
      lines.map(([language, line], at) => ({
        title: `Dish ${at}`,
        factor: 1,
        language,
        ingredients: [parseIngredient(line, { language })],
      })),
      { language: 'en' },
    ).items;

  test('says every known food in English, with its units', () => {
    expect(
      bought(
        ['de', '2 EL Olivenöl'],
        ['it', '2 spicchi di aglio'],
        ['es', '6 huevos'],
        ['fr', '600 g de viande hachée'],
        ['de', '2 rote Zwiebeln'],
        ['de', '4 Babykarotten'],
      ).toSorted(),
    ).toEqual([
      '2 cloves garlic',
      '2 red onions',
      '2 tbsp olive oil',
      '4 baby carrots',
      '6 eggs',
      '600 g minced meat',
    ]);
  });

  test('leaves as written what is no certain English food', () => {
    expect(bought(['it', '150 g di prosciutto'], ['de', '3 Zorpel'])).toEqual([
      '150 g prosciutto',
      '3 Zorpel',
    ]);
  });

  test('what has no plural in English is counted without one, and pak choi is no package', () => {
    expect(
      bought(
        ['en', '1 sweetcorn'],
        ['en', '2 sweetcorns'],
        ['en', '2 pak choi'],
        ['en', '2 salmon'],
        ['en', '3 lemon'],
      ),
    ).toEqual(['3 lemons', '2 pak choi', '3 sweetcorn', '2 salmon']);
  });

  test.each<[what: string, lines: [language: string, line: string][], expected: string[]]>([
    ['leaves of a herb', [['de', '12 Salbeiblätter']], ['12 sage leaves']],
    [
      'leaves of two kinds of word',
      [
        ['de', '8 Minzblätter'],
        ['nl', '4 muntblaadjes'],
      ],
      ['12 mint leaves'],
    ],
    [
      'leaves with leaves',
      [
        ['de', '10 Basilikumblätter'],
        ['en', '6 basil leaves'],
        ['sv', '4 basilikablad'],
      ],
      ['20 basil leaves'],
    ],
    [
      'leaves that are sold as such',
      [
        ['es', '2 hojas de laurel'],
        ['de', '3 Lorbeerblätter'],
        ['en', '1 bay leaf'],
      ],
      ['6 bay leaves'],
    ],
    [
      'stalks of celery',
      [
        ['de', '3 Selleriestangen'],
        ['de', '1 Stange Sellerie'],
      ],
      ['4 stalks celery'],
    ],
    ['a root of celery', [['de', '1 Sellerie']], ['1 celeriac']],
    [
      'a German glass that is a jar',
      [
        ['de', '1 Glas Kapern'],
        ['en', '1 jar capers'],
      ],
      ['2 jars capers'],
    ],
    ['a German glass that is one', [['de', '1 Glas Weißwein']], ['1 glass white wine']],
    [
      'a kind by its English name',
      [
        ['de', '1 rote Zwiebel'],
        ['de', '2 Gemüsezwiebeln'],
        ['de', '1 Gemüsezwiebel'],
      ],
      ['3 Gemüsezwiebeln', '1 red onion'],
    ],
    [
      'minced steaks',
      [
        ['fr', '4 steaks hachés'],
        ['de', '1 Ei'],
      ],
      ['1 egg', '4 beef patties'],
    ],
    [
      'cans of what English calls canned',
      [
        ['fr', '2 boîtes de thon'],
        ['de', '1 Dose Thunfisch'],
      ],
      ['3 cans tuna'],
    ],
  ])('counts %s', (_, lines, expected) => expect(bought(...lines)).toEqual(expected));

  test('keeps the spice of a word apart from its vegetable', () => {
    expect(bought(['de', '1 TL Paprika'], ['de', '3 Paprika'])).toEqual([
      '3 bell peppers',
      '1 tsp paprika',
    ]);
  });
});

test.each([
  ['de', ['400 g Tomaten (Dose)', '1 Dose Tomaten (400 g)'], ['2 Dosen (400 g) Tomaten']],
  [
    'fr',
    ['400 g de tomates pelées en boîte', '1 boîte de tomates pelées (400 g)'],
    ['2 boîtes (400 g) tomates pelées'],
  ],
  ['fr', ['4 steaks hachés', '1 steak haché'], ['5 steaks hachés']],
  ['de', ['12 Salbeiblätter', '3 Blätter Salbei'], ['15 Blätter Salbei']],
])(
  'what is tinned or minced is no fresh food, and leaves are no plants: %s',
  (language, lines, expected) => expect(items(lines, { language })).toEqual(expected),
);

test('lists in other languages keep their words', () => {
  expect(
    items(['2 Zehen Knoblauch', '1 EL Butter', '1 Bund Petersilie', '1 Ei', 'Salz und Pfeffer'], {
      language: 'de',
      factor: 2,
    }),
  ).toEqual(['4 Zehen Knoblauch', '2 Bund Petersilie', '2 EL Butter', '2 Eier', 'Pfeffer', 'Salz']);
  expect(
    items(['ein Schuss Wein', '1 Becher Sahne', 'eine Handvoll Rucola'], {
      language: 'de',
      factor: 2,
    }),
  ).toEqual(['2 Handvoll Rucola', '2 Becher Sahne', '2 Schuss Wein']);
  expect(items(["un filo d'olio", 'uno spruzzo di limone'], { language: 'it', factor: 2 })).toEqual(
    ['2 spruzzi limone', '2 fili olio'],
  );
  expect(items(['un chorrito de aceite', '2 chorros de vino'], { language: 'es' })).toEqual([
    '1 chorrito aceite',
    '2 chorros vino',
  ]);
  expect(items(['une noix de beurre'], { language: 'fr', factor: 2 })).toEqual(['2 noix beurre']);
  expect(
    shoppingList([
      dish(['20 cl de crème liquide', '2 pommes', '400 g de farine'], {
        language: 'fr',
        factor: 0.5,
      }),
    ]).aisles.map(({ name, items: [first] }) => `${name}: ${first!.amount} ${first!.name}`),
  ).toEqual([
    'Fruit and vegetables: 1 pomme',
    'Dairy and eggs: 100 ml crème liquide',
    'Baking: 200 g farine',
  ]);
});

describe('holds for any list', () => {
  const foods = [
    'butter',
    'plain flour',
    'onions',
    'red onions',
    'olive oil',
    'sugar',
    'eggs',
    'milk',
    'nameless stuff',
    'parsley',
    'garlic',
  ];
  const units = [
    'gram',
    'kilogram',
    'ounce',
    'cup',
    'tablespoon',
    'milliliter',
    'bunch',
    'can',
    null,
  ];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const random = (count: number, of = units): ShoppingLine[] =>
    Array.from({ length: count }, () => ({
      name: foods[next(foods.length)]!,
      quantity: next(5) === 0 ? null : (next(400) + 1) / 4,
      quantityMax: null,
      unit: of[next(of.length)]!,
    }));

  test('the order of dishes makes no difference', () => {
    for (let round = 0; round < 15; round += 1) {
      const dishes = Array.from({ length: 4 }, (_, at): ShoppingDish => ({
        title: `Dish ${at % 3}`,
        factor: (next(8) + 1) / 4,
        ingredients: random(8),
      }));
      expect(shoppingList([...dishes].reverse())).toEqual(shoppingList(dishes));
    }
  });

  test('no weight is lost', () => {
    for (let round = 0; round < 40; round += 1) {
      const lines = random(12, ['gram', 'kilogram']);
      const wanted = lines.reduce(
        (total, { quantity, unit }) => total + (quantity ?? 0) * (unit === 'kilogram' ? 1000 : 1),
        0,
      );
      const listed = shoppingList([{ title: 'A', factor: 1, ingredients: lines }]).aisles.flatMap(
        (aisle) =>
          aisle.items.map(
            ({ amount }) => Number.parseFloat(amount || '0') * (amount.endsWith('kg') ? 1000 : 1),
          ),
      );
      const total = listed.reduce((sum, grams) => sum + grams, 0);
      expect(Math.abs(total - wanted)).toBeLessThanOrEqual(listed.length * 5 + 5);
    }
  });

  test('no amount is a riddle', () => {
    for (let round = 0; round < 60; round += 1) {
      for (const text of shoppingList([
        { title: 'A', factor: (next(40) + 1) / 12, ingredients: random(10) },
      ]).items)
        expect(text).not.toMatch(/NaN|undefined|null|Infinity|e[+-]\d|\b0 (?:g|ml)\b|\s{2}/);
    }
  });
});

describe('takes anything', () => {
  test('nothing at all', () =>
    expect([shoppingList([]), shoppingList([{ title: '', factor: 1, ingredients: [] }])]).toEqual([
      { aisles: [], items: [] },
      { aisles: [], items: [] },
    ]));

  test.each([NaN, Infinity, -1, 0])('a factor of %p is none', (factor) =>
    expect(items(['2 eggs'], { factor })).toEqual(['2 eggs']),
  );

  test.each([NaN, Infinity, -3, 0, 1e300])('an amount of %p is none', (quantity) =>
    expect(
      shoppingList([
        { title: 'A', factor: 1, ingredients: [{ name: 'eggs', quantity, unit: null }] },
      ]).items,
    ).toEqual(['eggs']),
  );

  test('names that are no food', () => {
    const names = ['__proto__', '<script>alert(1)</script>', '🍋', 'سكر', ' ', ''];
    expect(
      shoppingList([
        {
          title: 'A',
          factor: 1,
          ingredients: names.map((name) => ({ name, quantity: 2, unit: null })),
        },
      ]).aisles,
    ).toMatchObject([{ name: 'Other', items: [{}, {}, {}, {}] }]);
  });

  test('five thousand lines', () => {
    const line = parseIngredient('100 g onions', { language: 'en' });
    const { aisles } = shoppingList([
      { title: 'Dish', factor: 1, language: 'en', ingredients: Array(5000).fill(line) },
    ]);
    expect(aisles).toMatchObject([{ items: [{ amount: '500 kg' }] }]);
    expect(aisles[0]!.items[0]!.lines).toHaveLength(5000);
  });
});

describe('what a line says of how a food is sold decides where it lies, wherever it stands', () => {
  test.each([
    ['2 tsp coriander, ground', 'en', 'Spices and dried herbs'],
    ['2 tsp freshly ground coriander', 'en', 'Spices and dried herbs'],
    ['1 tsp ground cumin', 'en', 'Spices and dried herbs'],
    ['1 tsp dried oregano', 'en', 'Spices and dried herbs'],
    ['1 tsp oregano, dried', 'en', 'Spices and dried herbs'],
    ['1 tsp rosemary, dried, crushed', 'en', 'Spices and dried herbs'],
    ['1 tsp ginger, ground', 'en', 'Spices and dried herbs'],
    ['1 TL Koriander, gemahlen', 'de', 'Spices and dried herbs'],
    ['1 TL Oregano, getrocknet', 'de', 'Spices and dried herbs'],
    ['400 g tomatoes, canned', 'en', 'Tins and jars'],
    ['200 g peas, frozen', 'en', 'Frozen'],
    ['200 g spinach, frozen, thawed', 'en', 'Frozen'],
    ['200 g Erbsen, tiefgekühlt', 'de', 'Frozen'],
    ['1 bunch coriander, chopped', 'en', 'Fruit and vegetables'],
    ['2 tomatoes, chopped', 'en', 'Fruit and vegetables'],
    ['1 tbsp oregano, fresh or dried', 'en', 'Fruit and vegetables'],
  ])('%s (%s) lies in %s', (line, language, aisle) => {
    expect(shoppingList([dish([line], { language })]).aisles.map(({ name }) => name)).toEqual([
      aisle,
    ]);
  });

  test('"oregano, dried" and "dried oregano" are one item', () => {
    expect(items(['1 tsp oregano, dried', '1 tsp dried oregano'])).toEqual(['2 tsp dried oregano']);
  });
});

test('a line that says to how much of something else its amount belongs is bought as written', () => {
  expect(items(['1 tbsp sugar per 500 ml'])).toEqual(['1 tbsp sugar per 500 ml']);
  expect(items(['30 g de sal al litro'], { language: 'es' })).toEqual(['30 g de sal al litro']);
});

test('what each slice or glass holds is never that of all', () => {
  expect(items(['4 Scheiben (à 50 g) Brot'], { language: 'de', factor: 2 })).toEqual([
    '8 Scheiben (50 g) Brot',
  ]);
  expect(items(['3 Gläser à 200 ml Milch'], { language: 'de', factor: 2 })).toEqual([
    expect.stringContaining('(200 ml) Milch'),
  ]);
});

test('parts that nothing joins are all bought', () => {
  expect(items(['1 pint 2 fl oz stock'])).toEqual(['535 ml stock']);
  expect(items(['1 lb 1 cup flour'])).toEqual(['580 g flour']);
});

test.each([
  ['de', 'je 100 g Butter, Zucker und Mehl', 'Butter Mehl Zucker'],
  ['de', 'Butter, Zucker und Mehl je 100 g', 'Butter Mehl Zucker'],
  ['fr', '100 g chacun : beurre, sucre, farine', 'beurre farine sucre'],
  ['it', '100 g ciascuno di burro, zucchero e farina', 'burro farina zucchero'],
  ['es', '100 g de mantequilla, azúcar y harina cada uno', 'mantequilla azúcar harina'],
  ['nl', '100 g elk boter, suiker en bloem', 'boter bloem suiker'],
  ['sv', '100 g vardera smör, socker och mjöl', 'smör mjöl socker'],
])('%s: of "%s" each food is bought', (language, line, foods) =>
  expect(items([line], { language })).toEqual(foods.split(' ').map((food) => `100 g ${food}`)),
);

describe('an amount is never less than what is needed', () => {
  test.each([
    ['en', 'metric', '1 tbsp rice vinegar'],
    ['en', 'metric', '250 g rice'],
    ['en', 'metric', '1 cup plain flour'],
    ['en', 'metric', '1 cup milk'],
    ['en', 'imperial', '8 oz rice'],
    ['en', 'imperial', '1 lb potatoes'],
    ['en', 'imperial', '1 tsp soy sauce'],
    ['en', 'metric', '1 carrot'],
    ['de', 'metric', '1 Bund Dill'],
  ] as const)('%s %s %s', (language, units, line) => {
    const listed = (factor: number) =>
      numberIn(shoppingList([dish([line], { language, factor })], { units }).items[0]!);
    const once = listed(1);
    for (const factor of [0.3333, 0.6667, 1.3333, 1.6667, 2.3333, 3.1, 5.7, 9.3333])
      expect({ factor, enough: listed(factor) >= once * factor * 0.969 }).toEqual({
        factor,
        enough: true,
      });
  });

  /** Grams, millilitres or pieces. */
  function numberIn(item: string): number {
    const [, whole = '', top = '0', bottom = '1', unit = ''] =
      /^(\d*(?:\.\d+)?) ?(?:(\d)⁄(\d))? ?(\p{L}+)/u.exec(item.normalize('NFKD'))!;
    return (Number(whole) + Number(top) / Number(bottom)) * (measured[unit] ?? 1);
  }
  const measured: Readonly<Record<string, number>> = {
    kg: 1000,
    l: 1000,
    lb: 453.592,
    oz: 28.3495,
    tbsp: 14.7868,
    tsp: 4.92892,
    cup: 236.588,
    cups: 236.588,
  };
});

test('a dish is listed with what it needs, not with what is bought', () => {
  const { aisles } = shoppingList([
    dish(['½ carrot', '1 bunch parsley', 'zest of 1 lemon'], { title: 'A', factor: 1.3333 }),
    dish(['1 carrot', '2 tbsp parsley', '60 ml lemon juice'], { title: 'B' }),
  ]);
  expect(
    Object.fromEntries(
      aisles[0]!.items.map(({ name, amount, sources }) => [`${amount} ${name}`, sources]),
    ),
  ).toEqual({
    '2 carrots': [
      { title: 'A', amount: '⅔' },
      { title: 'B', amount: '1' },
    ],
    '2 bunches parsley (1 ⅓ bunches + 2 tbsp)': [
      { title: 'A', amount: '1 ⅓ bunches' },
      { title: 'B', amount: '2 tbsp' },
    ],
    '2 lemons (60 ml lemon juice)': [
      { title: 'A', amount: '1 ⅓' },
      { title: 'B', amount: '60 ml lemon juice' },
    ],
  });
});

test('an amount is given in two columns that read as it does', () => {
  const columns = (lines: readonly string[]) =>
    shoppingList([dish(lines)]).aisles.flatMap((aisle) =>
      aisle.items.map(({ amount, quantity }) => {
        expect([quantity.amount, quantity.unit].filter(Boolean).join(' ')).toBe(amount);
        return quantity;
      }),
    );
  expect(columns(['1.25 kg potatoes'])).toEqual([{ amount: '1.25', unit: 'kg' }]);
  expect(columns(['2 (400 g) cans chickpeas'])).toEqual([{ amount: '2', unit: 'cans (400 g)' }]);
  expect(columns(['1 ½ tsp cumin'])).toEqual([{ amount: '1 ½', unit: 'tsp' }]);
  expect(columns(['3 eggs'])).toEqual([{ amount: '3', unit: null }]);
  expect(columns(['1 bag spinach', '100 g spinach'])).toEqual([
    { amount: '1 bag + 100 g', unit: null },
  ]);
  expect(columns(['butter'])).toEqual([{ amount: '', unit: null }]);
});

test('what most kitchens have is marked, a lot of it is not', () => {
  const marked = (lines: readonly string[]) =>
    shoppingList([dish(lines)]).aisles.flatMap((aisle) =>
      aisle.items.filter(({ staple }) => staple).map(({ name }) => name),
    );
  expect(
    marked([
      'salt',
      '2 tbsp olive oil',
      '1 tsp ground cumin',
      '100 g flour',
      '1 kg sugar',
      '4 eggs',
      'saffron',
      '1 bunch thyme',
    ]).toSorted(),
  ).toEqual(['flour', 'ground cumin', 'olive oil', 'saffron', 'salt']);
});

test('a list made in parts is the same list', () => {
  const work = shoppingListByParts([
    dish(Array.from({ length: 100 }, (_, at) => `${at + 1} eggs`)),
  ]);
  let parts = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) {
      expect(value.items).toEqual(['5050 eggs']);
      break;
    }
    parts += 1;
  }
  expect(parts).toBeGreaterThanOrEqual(20);
});

test('one thing that many lines call differently is added up in parts as well', () => {
  const lines = Array.from({ length: 400 }, (_, at) => `1 onion, number ${at} of the field`);
  const work = shoppingListByParts([dish(lines), dish(lines, { title: 'Another' })]);
  const isReading = 2 * (lines.length / 5);
  let parts = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) {
      expect(value.aisles.flatMap(({ items }) => items)).toHaveLength(1);
      break;
    }
    parts += 1;
  }
  expect(parts).toBeGreaterThan(isReading + lines.length / 8);
});

test('packages of one size by a label are one, in whatever order they are read', () => {
  const cans = ['1 can (397 g) tomatoes', '1 can (14 oz) tomatoes', '1 can (800 g) tomatoes'];
  for (const lines of [cans, cans.toReversed()])
    expect(shoppingList([dish(lines)]).items).toEqual([
      expect.stringMatching(/^2 cans .* \+ 1 can \(800 g\)/),
    ]);
});

test('no line of a cook vanishes but for water from the tap', () => {
  const dishes = Object.entries(cooksLines).map(([language, lines]) =>
    dish(
      lines.map(([line]) => line),
      { title: language, language, factor: 1.3333 },
    ),
  );
  const listed = new Set(
    shoppingList(dishes).aisles.flatMap((aisle) => aisle.items.flatMap(({ lines }) => lines)),
  );
  const missing = Object.values(cooksLines)
    .flat()
    .filter(([line]) => !listed.has(line.trim()))
    .map(([, , , food]) => food);
  expect([...new Set(missing)].toSorted()).toEqual(['agua', 'eau', 'vatten', 'water', 'água']);
});

test('an "each" behind a package of a size is of several packages', () => {
  expect(items(['1 15-oz can each: kidney beans, black beans, pinto beans'])).toEqual([
    '1 can (15 oz) black beans',
    '1 can (15 oz) kidney beans',
    '1 can (15 oz) pinto beans',
  ]);
  expect(items(['1 can each kidney beans, black beans, and pinto beans'])).toEqual([
    '1 can black beans',
    '1 can kidney beans',
    '1 can pinto beans',
  ]);
  expect(items(['2 cans (400 g each) tomatoes and beans'])).toHaveLength(1);
});

test('the number of a tin is bought with it', () => {
  expect(items(['No. 10 can tomatoes'])).toEqual(['1 can tomatoes (No. 10)']);
});

test('a cup of cooked leaves is no cup of raw ones', () => {
  expect(items(['1 cup cooked spinach'])).toEqual(['1 cup spinach, cooked']);
});

test.each([
  ['100 g sugar substitute', 'en', '100 g sugar substitute'],
  ['100 g de pan rallado', 'es', '100 g pan rallado'],
  ['100 g pane grattugiato', 'it', '100 g pane grattugiato'],
  ['2-14 oz cans tomatoes', 'en', '2 cans (14 oz) tomatoes'],
])('what a name in several words means is bought: %s (%s)', (line, language, item) => {
  expect(items([line], { language })).toEqual([item]);
});
