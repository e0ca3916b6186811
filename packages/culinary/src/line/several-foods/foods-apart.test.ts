import { describe, expect, test } from '@jest/globals';
import { foodsApart } from './foods-apart.ts';

describe('a line with several foods is as many lines', () => {
  test.each([
    ['en', '2 tsp baking soda, 1/2 tsp salt', ['2 tsp baking soda', '1/2 tsp salt']],
    ['en', '1c white + 1c brown sugar', ['1c white sugar', '1c brown sugar']],
    ['en', '1 cup sugar and 2 cups flour', ['1 cup sugar', '2 cups flour']],
    ['en', '1 onion, 1 carrot, 1 stalk celery', ['1 onion', '1 carrot', '1 stalk celery']],
    ['en', '1 tbsp oil plus 1 tbsp butter', ['1 tbsp oil', '1 tbsp butter']],
    ['en', '2 cups flour, sifted, 1 tsp salt', ['2 cups flour, sifted', '1 tsp salt']],
    [
      'en',
      '2 cups flour (240 g, sifted); 1 tsp salt',
      ['2 cups flour (240 g, sifted)', '1 tsp salt'],
    ],
    ['en', 'flour 200 g, sugar 100 g', ['flour 200 g', 'sugar 100 g']],
    ['en', '1 tsp salt, 1 tsp pepper, to taste', ['1 tsp salt', '1 tsp pepper, to taste']],
    ['de', '100 g Butter und 50 g Zucker', ['100 g Butter', '50 g Zucker']],
    ['de', '1 TL Salz, ½ TL Pfeffer', ['1 TL Salz', '½ TL Pfeffer']],
    ['fr', '100 g de beurre et 50 g de sucre', ['100 g de beurre', '50 g de sucre']],
    ['it', '100 g di burro e 50 g di zucchero', ['100 g di burro', '50 g di zucchero']],
    ['es', '1 cdta. de sal y 1 cdta. de azúcar', ['1 cdta. de sal', '1 cdta. de azúcar']],
    ['nl', '1 tl zout en 100 g suiker', ['1 tl zout', '100 g suiker']],
    ['pt', '100 g de manteiga e 50 g de açúcar', ['100 g de manteiga', '50 g de açúcar']],
    ['sv', '2 dl mjöl och 1 dl socker', ['2 dl mjöl', '1 dl socker']],
  ] as const)('%s: %s', (language, line, lines) =>
    expect(foodsApart(line, language)).toEqual(lines),
  );
});

describe('a line with one food is one line', () => {
  test.each([
    'salt and pepper',
    '2 tbsp of olive oil and 1 of butter',
    '1 rametto di rosmarino, 1 di timo',
    '1 tsp salt and pepper',
    '1 tsp each salt and pepper',
    '100 g each butter and sugar',
    '1 cup plus 2 tbsp flour',
    '200 g sugar and 2 tbsp',
    '200 g sugar, 2 tbsp for dusting',
    '1 cup sugar, 3/4 cup sugar for the sauce',
    '3 eggs + 1 yolk',
    '1 orange, 3 tbsp orange juice',
    '2 tbsp butter, 1 tbsp melted',
    '2 tbsp butter, or 1 tbsp oil',
    '3 limes, plus 1 more for serving',
    '3 limes and 2 more',
    '100 g butter, plus 20 g more for the tin',
    '500 g potatoes, 2 cm dice',
    '1 can (14 oz) tomatoes, 2 cups',
    '1 chicken, 1.5 kg',
    '100 g chocolate, 70% cocoa',
    '2 cups flour, 1 cup at a time',
    '1 cup half and half',
    '1 lb shrimp, 16-20 count',
    '500 g pasta, 100 g per person',
    '4 eggs, 2 whole and 2 yolks',
    '1 package (2 1/4 tsp) yeast',
    '250 g flour 00, 2 sifted',
    'butter and sugar, 100 g each',
    '½ cup milk, 2 tbsp of the cream reserved',
    '1 (8 oz) package cream cheese, softened, 1 per pan',
    'juice of 1/2 lemon and 1 orange',
    '300 g dried chickpeas, soaked overnight in water and 1 tsp bicarbonate of soda',
    '1/2 cup strawberries in syrup, plus 3 tablespoons syrup from the jar',
  ])('%s', (line) => expect(foodsApart(line, 'en')).toEqual([line]));

  test.each([
    ['de', '1 kg Kartoffeln, 2 cm Würfel'],
    ['de', '1 Zitrone, 2 EL Saft'],
    ['de', '1 Dose Pfirsiche und 100 ml Sirup aus der Dose'],
    ['de', '250 g Bohnen, eingeweicht in Wasser und 1 TL Natron'],
    ['de', 'je 100 g Butter und Zucker'],
    ['fr', '1 citron, 2 c. à soupe de jus'],
    ['fr', '1 kg 200 de tomates'],
    ['it', '1 kg e mezzo di farina'],
    ['es', '1 cebolla y media'],
    ['sv', '2 st ägg, 1 till pensling'],
    ['de', '3 Limetten, plus 1 weitere zum Servieren'],
    ['fr', '3 citrons et 1 de plus pour servir'],
    ['it', '3 limoni, più 1 altro per servire'],
    ['es', '3 limones y 1 más para servir'],
  ])('%s: %s', (language, line) => expect(foodsApart(line, language)).toEqual([line]));

  test('nor is a long line cut', () => {
    const line = '1 tsp salt, '.repeat(4000);
    expect(foodsApart(line)).toEqual([line]);
  });
});

test.each([
  ['en', '4 balls stem ginger, chopped, plus 2 tbsp of their syrup'],
  ['de', '1 Dose Pfirsiche und 4 EL von deren Saft'],
  ['fr', '250 g de pois chiches et 2 cuillères à soupe de leur eau'],
  ['it', '6 filetti di acciuga e 1 cucchiaio del loro olio'],
  ['es', '1 lata de atún y 2 cucharadas de su aceite'],
] as const)('what is of the food before it is no line of its own: %s', (language, line) => {
  expect(foodsApart(line, language)).toEqual([line]);
});

test('“more” is a berry where Italian is written', () => {
  expect(foodsApart('200 g di lamponi, 100 g di more', 'it')).toHaveLength(2);
  expect(foodsApart('200 g di lamponi, 100 g more', 'it')).toHaveLength(2);
});

test('bran is no pronoun', () => {
  const line = '100 g de farine et 50 g de son de blé';
  expect(foodsApart(line, 'fr')).toHaveLength(2);
});

test.each([
  ['en', '1 shoulder of lamb, bone in (about 4½ lb)'],
  ['en', '6 pork chops, bone-in (about 250 g each)'],
  ['en', '1 chicken, giblets removed, about 3 lb'],
  ['de', '1 Lammschulter, mit Knochen (ca. 2 kg)'],
  ['fr', "1 épaule d'agneau, avec os (environ 2 kg)"],
  ['it', '1 spalla di agnello, con osso (circa 2 kg)'],
  ['es', '1 paletilla de cordero, con hueso (unos 2 kg)'],
] as const)(
  'how a piece is sold and what it weighs is no line of its own (%s): %s',
  (language, line) => {
    expect(foodsApart(line, language)).toEqual([line]);
  },
);

test.each([
  ['en', '1 onion + bone marrow 200 g'],
  ['en', '1 carrot and bone broth, 500 ml'],
  ['en', '1 chicken + boneless ham 200 g'],
  ['de', '1 kg Hähnchen, Honig (2 EL)'],
] as const)(
  'a food that is named like a state of another is one of its own (%s): %s',
  (language, line) => {
    expect(foodsApart(line, language)).toHaveLength(2);
  },
);

test.each([
  ['es', '3 latas de atún en aceite (unos 240 g escurrido)'],
  ['es', '1 bote de pimientos en vinagre, 200 g'],
  ['fr', '2 boîtes de thon en huile (160 g égouttées)'],
  [undefined, '2 latas de atún en aceite de oliva (160 g)'],
])('what lies in something is one food (%s): %s', (language, line) => {
  expect(foodsApart(line, language)).toEqual([line]);
});
