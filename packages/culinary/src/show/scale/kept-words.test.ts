import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { ingredientLine } from '../test-kit/ingredient-line.ts';
import { showIngredient } from '../ingredient/show-ingredient.ts';
import { bendWords } from '../numbers/bend-words.ts';

const line = (
  text: string,
  factor: number,
  units: 'original' | 'metric' | 'imperial' = 'original',
  language?: string,
) =>
  ingredientLine(
    showIngredient(parseIngredient(text, { language }), {
      factor,
      units,
      keepSpoons: false,
      weighSolids: false,
      language,
      bend: bendWords,
    }),
  );

describe('words without a figure of their own stay, whatever the line is scaled by', () => {
  test.each([
    ['salt and pepper, to taste', 'salt and pepper, to taste'],
    ['2 tbsp oil, plus more for frying', '4 tbsp oil, plus more for frying'],
    ['2 tbsp oil plus extra for the tin', '4 tbsp oil, plus extra for the tin'],
    ['more parsley, to serve', 'more parsley, to serve'],
    ['1 cup sugar, divided', '2 cups sugar, divided'],
    [
      '200 g butter, softened (plus more for the tin)',
      '400 g butter, softened, plus more for the tin',
    ],
    ['2 onions (peeled)', '4 onions, peeled'],
  ])('"%s" twice', (text, expected) => {
    expect(line(text, 2)).toBe(expected);
  });

  test.each(['salt, to taste', 'oil, for frying', 'pepper, as needed', 'more basil'])(
    '"%s" in any units',
    (text) => {
      for (const units of ['original', 'metric', 'imperial'] as const)
        expect(line(text, 3, units)).toBe(text);
    },
  );
});

describe('an amount without a figure keeps its words at every factor and in any units', () => {
  test.each([
    [
      'en',
      [
        'a little butter',
        'a lot of parsley',
        'a bit of butter',
        'a tiny bit of salt',
        'a touch of cream',
        'a touch more salt',
        'a small amount of oil',
        'a great deal of parsley',
        'a few basil leaves',
        'a few large eggs',
        'quite a few olives',
        'a few tablespoons of oil',
        'several eggs',
        'some more basil',
        'plenty of basil',
        'lots of parsley',
        'enough oil to fry',
        'a mix of herbs',
        'another onion',
        'plus more for dusting',
        'plus extra flour for dusting',
        'chopped parsley to serve',
        'a little',
        'a lot',
        'juice of a few limes',
      ],
    ],
    [
      'de',
      [
        'ein paar Basilikumblätter',
        'ein paar Tropfen Öl',
        'etwas Butter',
        'etwas mehr Zucker',
        'ein wenig Butter',
        'ein klein wenig Öl',
        'ein kleines bisschen Zimt',
        'eine kleine Menge Öl',
        'ein Hauch Muskat',
        'einige Oliven',
        'mehrere Eier',
        'reichlich Petersilie',
        'plus etwas Mehl zum Bestäuben',
      ],
    ],
    [
      'fr',
      [
        'quelques feuilles de basilic',
        'quelques oeufs',
        'un peu de beurre',
        "un peu d'huile",
        'un peu d’huile',
        'un petit peu de sel',
        'un soupçon de muscade',
        'une petite quantité de beurre',
        'plusieurs oeufs',
        'beaucoup de persil',
      ],
    ],
    [
      'it',
      [
        "un po' di burro",
        'un po’ di burro',
        'un pò di burro',
        "un bel po' di pepe",
        'alcune foglie di basilico',
        'qualche oliva',
        'molto prezzemolo',
        'diversi rametti di timo',
      ],
    ],
    [
      'es',
      [
        'un poco de mantequilla',
        'un poco de media crema',
        'un poquito de azúcar',
        'unas hojas de albahaca',
        'unos huevos',
        'algunas aceitunas',
        'varios huevos',
        'mucho perejil',
      ],
    ],
  ])('%s', (language, texts) => {
    for (const text of texts)
      for (const units of ['original', 'metric', 'imperial'] as const)
        for (const factor of [1, 2, 0.5]) expect(line(text, factor, units, language)).toBe(text);
  });

  test('figures of its remarks scale', () => {
    expect(line('some oil, plus 2 tbsp for frying', 2)).toBe('some oil, plus 4 tbsp for frying');
    expect(line('a few leaves of basil (about 5 g)', 2)).toBe('a few leaves of basil (about 10 g)');
    expect(line('a mixture of 2 cups milk and 1 cup cream', 2)).toBe(
      'a mixture of 4 cups milk and 2 cups cream',
    );
    expect(line('a few 1-inch pieces of ginger', 2, 'metric')).toBe(
      'a few 2.5\u00a0cm pieces of ginger',
    );
  });
});

describe('an article in front of what is counted or measured is a one', () => {
  test.each([
    ['en', 'an onion', '2 onions'],
    ['en', 'a pinch of salt', '2 pinches of salt'],
    ['en', 'a handful of basil', '2 handfuls of basil'],
    ['en', 'a good handful of parsley', '2 good handfuls of parsley'],
    ['en', 'a generous pinch of salt', '2 generous pinches of salt'],
    ['en', 'just a pinch of salt', '2 pinches of salt'],
    ['en', 'a sprinkling of sugar', '2 sprinklings of sugar'],
    ['en', 'a scant cup of milk', '2 scant cups milk'],
    ['en', 'a scant ½ cup milk', 'scant 1 cup milk'],
    ['en', 'a little gem lettuce', '2 little gem lettuces'],
    ['en', 'one lemon', '2 lemons'],
    ['en', 'a little over 2 cups flour', '4 cups flour'],
    ['en', 'some 20 olives', 'some 40 olives'],
    ['de', 'eine Zwiebel', '2 Zwiebeln'],
    ['de', 'eine gute Handvoll Spinat', '2 gute Handvoll Spinat'],
    ['de', 'etwas mehr als 200 g Mehl', '400 g Mehl'],
    ['fr', 'un oignon', '2 oignons'],
    ['it', 'un pizzico di sale', '2 pizzichi di sale'],
    ['it', 'un paio di uova', '4 uova'],
    ['es', 'un puñado de albahaca', '2 puñados de albahaca'],
    ['es', 'unos 200 g de harina', 'unos 400 g harina'],
  ])('%s "%s" twice', (language, text, expected) => {
    expect(line(text, 2, 'original', language)).toBe(expected);
  });
});

test('the food stands behind a remark about more of it', () => {
  expect(line('2 cups plus more for dusting flour', 2)).toBe('4 cups flour, plus more for dusting');
  expect(line('1 cup + 2 tbsp plus extra for rolling plain flour', 2)).toBe(
    '2 cups + 4 tbsp plus extra for rolling plain flour',
  );
});

test.each([
  ['200 g flour 00', '400 g flour 00'],
  ['7 g ingredient number 4470', '14 g ingredient number 4470'],
  ['400 g San Marzano 28', '800 g San Marzano 28'],
  ['2 cans San Marzano 28', '4 cans San Marzano 28'],
  ['6 Campari 25', '12 Campari 25'],
  ['500 g beef 80/20', '1000 g beef 80/20'],
])('a figure of the name stays as it is: "%s" twice', (text, expected) => {
  expect(line(text, 1)).toBe(text);
  expect(line(text, 2)).toBe(expected);
});

test('a bracket stays beside the units of its line', () => {
  expect(line('1 1/3 cups milk (about 300 ml)', 1, 'imperial')).toBe(
    '1 ⅓ cups milk (about 300 ml)',
  );
  expect(line('1 1/3 cups milk (about 300 ml)', 1, 'metric')).toBe('300 ml milk');
  expect(line('200 g butter (7 oz)', 1, 'metric')).toBe('200 g butter (7 oz)');
});

test('nothing that was written is lost when nothing is scaled', () => {
  for (const text of ['1 cup plus 2 handfuls spinach', '1 cup plus 2 tbsp sugar', '2 lb 4 oz beef'])
    expect(line(text, 1)).toBe(text);
});
