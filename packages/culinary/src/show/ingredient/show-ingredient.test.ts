import { describe, expect, test } from '@jest/globals';
import { findFood } from '../../foods/find-food.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { bendWords } from '../numbers/bend-words.ts';
import { amountText } from '../numbers/fractions.ts';
import { ingredientLine } from '../test-kit/ingredient-line.ts';
import { isMetricRecipe, writtenSystem } from '../convert/metric-recipe.ts';
import { showIngredient, showTranslatedIngredient } from './show-ingredient.ts';
import type { ShowOptions } from './shown-ingredient.ts';

const asWritten: ShowOptions = {
  factor: 1,
  units: 'original',
  keepSpoons: false,
  weighSolids: false,
};
const options = (more: Partial<ShowOptions>): ShowOptions => ({
  ...asWritten,
  bend: bendWords,
  ...more,
});
const read = (text: string, language?: string) => parseIngredient(text, { language });
const columns = (text: string, more: Partial<ShowOptions> = {}) => {
  const { amount, unit, text: words } = showIngredient(read(text, more.language), options(more));
  return [amountText(amount), unit, words];
};
const line = (text: string, more: Partial<ShowOptions> = {}) =>
  ingredientLine(showIngredient(read(text, more.language), options(more)));

describe('as written', () => {
  test.each([
    ['375 g plain flour, sifted', '375', 'g', 'plain flour, sifted'],
    ['1.5 l stock', '1.5', 'l', 'stock'],
    ['0.06 l stock', '60', 'ml', 'stock'],
    ['0.06-0.08 l stock', '60–80', 'ml', 'stock'],
    ['0.05 kg flour', '50', 'g', 'flour'],
    ['0.1 kg flour', '0.1', 'kg', 'flour'],
    ['0.125 l stock', '0.125', 'l', 'stock'],
    ['1 1/2 cups milk', '1 ½', 'cups', 'milk'],
    ['½ cup milk', '½', 'cup', 'milk'],
    ['1-2 cups stock', '1–2', 'cups', 'stock'],
    ['1.2 lb beef', '1.2', 'lb', 'beef'],
    ['3 tbsp pine nuts, toasted', '3', 'tbsp', 'pine nuts, toasted'],
    ['salt, to taste', '', '', 'salt, to taste'],
    ['1 ½ large eggs', '1 ½', '', 'large eggs'],
    ['2-3 onions', '2–3', '', 'onions'],
    ['2 cloves garlic, crushed', '2', '', 'cloves garlic, crushed'],
    ['2 spicchi d’aglio', '2', '', 'spicchi d’aglio'],
    ['½ bunch of parsley', '½', '', 'bunch of parsley'],
    ['a handful of basil', '', '', 'a handful of basil'],
    ['pinch of salt', '', '', 'pinch of salt'],
    ['large pinch saffron', '', '', 'large pinch saffron'],
    ['3 dozen oysters', '', '', '3 dozen oysters'],
    ['2 (400 g) cans plum tomatoes', '2', '', '(400 g) cans plum tomatoes'],
    ['400 g tin of plums', '', '', '400 g tin of plums'],
    ['2 x 400 g tins plums', '2', '', '× 400 g tins plums'],
    ['1 cup plus 2 tablespoons sugar', '1', 'cup', 'plus 2 tablespoons sugar'],
    ['2 lb 4 oz beef', '', '', '2 lb 4 oz beef'],
    ['1 cup plus 2 handfuls spinach', '1', 'cup', 'plus 2 handfuls spinach'],
    ['1 cup (2 sticks) butter, softened', '1', 'cup', 'butter, softened (2 sticks)'],
    ['150 g / 5½ oz flour', '150', 'g', 'flour (5½ oz)'],
    ['1/3 cup (79 ml) milk', '⅓', 'cup', 'milk (79 ml)'],
    ['8 large (12 ounces) figs', '8', '', 'large figs (12 ounces)'],
    ['parsley (optional)', '', '', 'parsley (optional)'],
    ['parsley, optional', '', '', 'parsley, optional'],
    ['???', '', '', '???'],
  ])('"%s"', (text, amount, unit, words) => {
    const shown = showIngredient(read(text), asWritten);
    expect([amountText(shown.amount), shown.unit, shown.text]).toEqual([amount, unit, words]);
    expect(shown).toMatchObject({
      computed: false,
      written: null,
      converted: false,
      unscaled: false,
    });
  });

  test.each([
    ['de', '3 EL Olivenöl', '3', 'EL'],
    ['de', '1 TL Salz', '1', 'TL'],
    ['de', '2 Tassen Mehl', '2', 'Tassen'],
    ['fr', '2 c. à soupe d’huile', '2', 'c. à s.'],
    ['it', '2 cucchiai di olio', '2', 'cucchiai'],
    ['it', '1 cucchiaino di sale', '1', 'cucchiaino'],
    ['es', '1 cda de aceite', '1', 'cda.'],
    ['sv', '2 msk smör', '2', 'msk'],
    ['en', '2 tablespoons oil', '2', 'tbsp'],
  ])(
    'spoons and cups keep the words of their language: %s "%s"',
    (language, text, amount, unit) => {
      expect(columns(text, { language }).slice(0, 2)).toEqual([amount, unit]);
    },
  );
});

describe('scaling', () => {
  test.each([
    ['1 cup milk', 1.5, '1 ½ cups milk'],
    ['2 cups milk', 0.5, '1 cup milk'],
    ['1 to 2 cups stock', 2, '2–4 cups stock'],
    ['2-3 onions', 3, '6–9 onions'],
    ['1 cup milk', 1 / 3, '⅓ cup milk'],
    ['1/4 tsp salt', 1.5, '⅜ tsp salt'],
    ['1 cup milk', 1 / 6, '⅙ cup milk'],
    ['500 g flour', 3, '1500 g flour'],
    ['250 g flour', 1 / 3, '83 g flour'],
    ['7 g yeast', 1.5, '11 g yeast'],
    ['5 g yeast', 0.5, '2.5 g yeast'],
    ['1 egg', 1.5, '1 ½ eggs'],
    ['2 bay leaves', 0.5, '1 bay leaf'],
    ['1 large onion, chopped', 2, '2 large onions, chopped'],
    ['1 clove garlic', 3, '3 cloves garlic'],
    ['4 cloves garlic', 0.25, '1 clove garlic'],
    ['a handful of basil', 2, '2 handfuls of basil'],
    ['garlic, 2 cloves', 2, 'garlic, 4 cloves'],
    ['3 dozen oysters', 2, '72 oysters'],
    ['salt to taste', 4, 'salt to taste'],
    ['1 cup sugar, divided', 2, '2 cups sugar, divided'],
    ['1 cup (packed) basil', 2, '2 cups basil, packed'],
    ['1 onion, cut into 8 wedges', 2, '2 onions, cut into 8 wedges'],
    ['200 g 70% chocolate', 2, '400 g 70% chocolate'],
    ['500 g type 55 flour', 2, '1000 g type 55 flour'],
    ['1 2-inch piece ginger', 2, '2 × 2-inch pieces ginger'],
    ['1-inch piece ginger, grated', 2, '2 in piece ginger, grated'],
    ['3 cups apple cider (see note 2)', 2, '6 cups apple cider, see note 2'],
    ['1 lb ground beef ($6.99)', 2, '2 lb ground beef, $6.99'],
    ['1 onion and a half, chopped', 1, '1 onion and a half, chopped'],
    ['1 onion and a half, chopped', 2, '3 onions, chopped'],
    ['2 lemons and a half', 0.4, '1 lemon'],
    ['60-40 g sugar', 2, '80–120 g sugar'],
    ['70-30 g sugar', 2, '60–140 g sugar'],
    ['1 tablespoon 5-spice powder', 2, '2 tbsp 5-spice powder'],
  ])('"%s" times %d is "%s"', (text, factor, expected) => {
    expect(line(text, { factor })).toBe(expected);
  });

  test.each([
    ['2 (400 g) cans plum tomatoes', '4 (400 g) cans plum tomatoes'],
    ['1 (14 ounce) can tomatoes', '2 (14 ounce) cans tomatoes'],
    ['400 g tin of plums', '2 × 400 g tin of plums'],
    ['2 x 400g/14oz tins beans', '4 × 400g/14oz tins beans'],
    ['3 (794g / 28 oz) cans tomatoes', '6 (794g / 28 oz) cans tomatoes'],
    ['6 (170 g) cod fillets', '12 (170 g) cod fillets'],
    ['1 can (14 oz) tomatoes, 400 g', '2 cans (14 oz) tomatoes, 400 g'],
    ['1 can (15 oz) beans, 9 oz drained', '2 cans (15 oz) beans, 9 oz drained'],
    [
      '1 lata (400 g) de atún, 240 g peso escurrido',
      '2 lata (400 g) de atún, 240 g peso escurrido',
    ],
    ['1 lb bag spinach', '2 × 1 lb bag spinach'],
    ['1 (1 lb) bag spinach', '2 (1 lb) bags spinach'],
  ])('the count of packages scales and never their size: "%s"', (text, expected) => {
    expect(line(text, { factor: 2 })).toBe(expected);
    expect(line(text, { factor: 2, units: 'imperial' })).toBe(expected);
  });

  test.each([
    ['2 tbsp oil, plus 2 tbsp for frying', '4 tbsp oil, plus 4 tbsp for frying'],
    ['1 cup butter or 1 cup lard', '2 cups butter, or 2 cups lard'],
    ['1 egg plus 1 egg yolk', '2 eggs, plus 2 egg yolks'],
    ['2 tbsp lemon juice (from 1 lemon)', '4 tbsp lemon juice, from 2 lemons'],
    ['1 cup (2 sticks) butter', '2 cups butter (4 sticks)'],
    ['8 large (12 ounces) figs', '16 large figs (24 oz)'],
    ['1 stick (1/2 cup) butter', '2 sticks (1 cup) butter'],
    ['150 g / 5½ oz flour', '300 g flour (11 oz)'],
    ['1½ pounds shrimp, 26 to 30 pieces', '3 lb shrimp (52 to 60 pieces)'],
    ['1 can (14 oz) tomatoes, 2 tbsp tomato paste', '2 cans (14 oz) tomatoes, 4 tbsp tomato paste'],
    ['1 can (14 oz) beans, 14 oz corn', '2 cans (14 oz) beans, 28 oz corn'],
    ['1 can (15 oz) beans, drained, 2 tbsp oil', '2 cans (15 oz) beans, drained, 4 tbsp oil'],
    ['2 cans (15 oz) beans, 850 g', '4 cans (15 oz) beans, 1700 g'],
  ])('every amount of a line scales: "%s"', (text, expected) => {
    expect(line(text, { factor: 2 })).toBe(expected);
  });

  test.each([
    ['1/2 cup butter (1 stick), melted', { units: 'metric' }, '1.2 dl butter, melted (1 stick)'],
    [
      '1/2 cup butter (1 stick), melted',
      { units: 'metric', factor: 2 },
      '2.4 dl butter, melted (2 sticks)',
    ],
    [
      '1/2 cup butter (1 stick), melted',
      { units: 'metric', weighSolids: findFood },
      '115 g butter, melted (1 stick)',
    ],
    ['1 lb shrimp (26 to 30 pieces)', { units: 'metric' }, '454 g shrimp (26 to 30 pieces)'],
  ] as const)(
    'a count in parentheses stays beside a converted amount: "%s" %j',
    (text, more, expected) => {
      expect(line(text, more)).toBe(expected);
    },
  );

  test.each([
    ['1 cup plus 2 tablespoons sugar', 2, '2 cups plus 4 tbsp sugar'],
    [
      '1 cup, plus 2 tbsp flour, plus more for dusting',
      0.5,
      '½ cup plus 1 tbsp flour, plus more for dusting',
    ],
    ['1 cup plus 2 tbsp (135 g) flour, sifted', 2, '2 cups plus 4 tbsp (270 g) flour, sifted'],
    [
      '1/2 cup plus 1 tbsp (9/16 cup) oil plus 1 tbsp for frying',
      2,
      '1 cup plus 2 tbsp (1 ⅛ cups) oil plus 2 tbsp for frying',
    ],
    ['1 cup plus 2 tbsp plus 1 tsp sugar', 2, '2 cups plus 4 tbsp plus 2 tsp sugar'],
    ['1 to 2 cups plus 2 tbsp stock', 2, '2–4 cups plus 4 tbsp stock'],
    ['1 cup plus 2 heaping tbsp cocoa', 2, '2 cups plus 4 heaping tbsp cocoa'],
    ['1 lb plus 4 oz butter', 2, '2 lb plus 8 oz butter'],
    ['1 cup plus 2 handfuls spinach', 2, '2 cups plus 4 handfuls spinach'],
  ])(
    'what is joined by plus stays so, each part scaled: "%s" times %d is "%s"',
    (text, factor, expected) => {
      expect(line(text, { factor })).toBe(expected);
    },
  );

  test.each([
    ['de', '1 Tasse plus 2 EL Mehl', '2 Tassen plus 4 EL Mehl'],
    ['de', '1 Tasse und 2 EL Mehl', '2 Tassen und 4 EL Mehl'],
    ['fr', '1 tasse plus 2 c. à soupe de farine', '2 tasses plus 4 c. à s. de farine'],
    ['it', '1 tazza più 2 cucchiai di farina', '2 tazze più 4 cucchiai di farina'],
    ['es', '1 taza más 2 cucharadas de harina', '2 tazas más 4 cdas. de harina'],
    ['es', '1 taza más 2 puñados de espinacas', '2 tazas más 4 puñados de espinacas'],
  ])('plus in %s: "%s"', (language, text, expected) => {
    expect(line(text, { language, factor: 2 })).toBe(expected);
  });

  test('parts that come to one unit are added up', () => {
    expect(line('1 cup plus 2 tbsp sugar', { factor: 0.2 })).toBe('3 ⅔ tbsp sugar');
    expect(line('2 tbsp plus 1/4 cup oil', { units: 'imperial', factor: 8 })).toBe('3 cups oil');
    expect(line('2 lb 4 oz beef', { factor: 2 })).toBe('4 ½ lb beef');
  });

  test('a line whose plus cannot be told apart says that it is not scaled', () => {
    expect(
      showIngredient(read('1 cup plus two handfuls spinach'), options({ factor: 2 })),
    ).toMatchObject({ text: '1 cup plus two handfuls spinach', unscaled: true });
  });

  test.each([
    '1 1 onion, sliced',
    '1 lb flour, 3 sifted and rested',
    'Two 7- or 8-bone racks of lamb',
  ])('a line whose figures are not sure stays whole and says so: "%s"', (text) => {
    expect(showIngredient(read(text), options({ factor: 2 }))).toMatchObject({
      amount: [],
      unit: '',
      text,
      unscaled: true,
    });
    expect(showIngredient(read(text), asWritten).unscaled).toBe(false);
  });

  test.each([
    ['200 g sugar + 2 tbsp', '400 g sugar + 4 tbsp'],
    ['flour 200 g + 2 tbsp', '400 g flour + 4 tbsp'],
    ['1 cup (250 ml) stock, plus 1/4 cup (60 ml)', '2 cups stock (500 ml), plus ½ cup (120 ml)'],
    ['1 cup sugar, divided: 3/4 cup and 1/4 cup', '2 cups sugar, divided: 1 ½ cups and ½ cup'],
    ['3 carrots, about 300 g total', '6 carrots (about 600 g total)'],
    ['10 tbsp (1 stick + 2 tbsp) butter', '20 tbsp butter (2 sticks + 4 tbsp)'],
    ['50g 1¾oz butter', '100 g butter (3 ½ oz)'],
    ['100 g each butter and sugar', '200 g each butter and sugar'],
    ['butter and sugar, 100 g each', '200 g each butter and sugar'],
    ['1 lb ground beef (80/20)', '2 lb ground beef, 80/20'],
    ['80/20 ground beef 1 lb', '2 lb 80/20 ground beef'],
    ['2 to 3 dozen clams', '48–72 clams'],
    ['500 g - 1 kg potatoes', '1000–2000 g potatoes'],
    ['a stick and a half of butter', '3 sticks of butter'],
    ['1 box of 12 eggs', '2 boxes of 12 eggs'],
    ['4 (4- to 5-ounce) fillets', '8 (4- to 5-ounce) fillets'],
    ['1 (3 to 4 lb) chicken', '2 (3 to 4 lb) chickens'],
    ['10cm/4in piece ginger', '20 cm piece ginger (8 in)'],
    ['125g/4½oz chilled butter', '250 g butter, chilled (9 oz)'],
    ['2 eggs + 1 yolk, beaten', '4 eggs + 2 yolks, beaten'],
    ['1-1/2 dozen rolls', '36 rolls'],
  ])('nothing of a line is left behind: "%s" twice is "%s"', (text, expected) => {
    expect(line(text, { factor: 2 })).toBe(expected);
  });

  test.each([
    ['it', '1 kg e mezzo di farina', '3 kg farina'],
    ['es', '1 taza y media de azúcar', '3 tazas azúcar'],
    ['es', 'vaso y medio de vino', '3 vasos de vino'],
    ['fr', '1 kg 200 de bœuf', '2.4 kg bœuf'],
    ['fr', "2 c. à s. + 1 c. à c. d'huile", "4 c. à s. + 2 c. à c. d'huile"],
    ['de', '500 g Mehl und etwas zum Bestäuben', '1000 g Mehl, und etwas zum Bestäuben'],
    ['fr', '2 boîtes de 400 g de tomates', '4 boîtes de 400 g de tomates'],
    ['de', 'je 100 g Butter und Zucker', '200 g je Butter und Zucker'],
    ['de', '2 Eier, Größe 3', '4 Eier, Größe 3'],
    ['fr', "le jus d'1/2 citron", '1 citron, le jus'],
    ['it', '1 l e 50 di latte', '2 l e 100 cl di latte'],
    ['pt', '1 l e 50 de leite', '2 l e 100 cl de leite'],
    ['it', '1 litro e 25 di brodo', '2 l e 50 cl di brodo'],
    ['it', '1 dl e 2 cl di panna', '2 dl e 4 cl di panna'],
    ['es', '1 cebolla y media, picada', '3 cebolla, picada'],
    ['de', '200 g Zucker und 2 EL', '400 g Zucker und 4 EL'],
  ])('%s "%s" twice is "%s"', (language, text, expected) => {
    expect(line(text, { language, factor: 2 })).toBe(expected);
  });

  test.each([
    ['en', '2-3 lemons and a half'],
    ['es', '200 g de cebolla y media'],
    ['en', '1 can (14 oz) tomatoes, 2 large eggs'],
    ['en', '2 tbsp oil, plus two tablespoons for frying'],
    ['en', '2 cups milk, or half a cup cream'],
    ['de', '2 EL Öl, plus ein Esslöffel zum Braten'],
    ['es', 'cuarto y mitad de jamón'],
  ])('an amount in words that nobody read is marked: %s "%s"', (language, text) => {
    expect(showIngredient(read(text, language), options({ factor: 2, language }))).toMatchObject({
      amount: [],
      text,
      unscaled: true,
    });
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'a factor of %d counts as 1',
    (factor) => {
      expect(line('2 cups milk', { factor })).toBe('2 cups milk');
      expect(
        showTranslatedIngredient(read('2 tasses de lait'), '2 cups milk', options({ factor })),
      ).toMatchObject({ text: 'milk' });
    },
  );

  test.each([1e9, 1e-9])('a factor of %d shows digits', (factor) => {
    for (const units of ['original', 'metric', 'imperial'] as const) {
      for (const text of [
        '2 cups milk',
        '3 g salt',
        '2 onions',
        '1 (400 g) can beans',
        '1-2 in ginger',
      ])
        expect(line(text, { factor, units })).not.toMatch(/NaN|Infinity|\de[+-]|undefined/);
    }
  });

  test('nothing scales to nothing', () => {
    expect(line('1 g saffron', { factor: 0.001 })).toBe('0.001 g saffron');
  });
});

describe('metric', () => {
  const metric = { units: 'metric' } as const;

  test('ounces that may be poured or weighed stay ounces, however many', () => {
    expect(line('8 oz milk', { ...metric, factor: 2 })).toBe('16 oz milk');
    expect(line('3 oz heavy cream', { ...metric, factor: 0.5 })).toBe('1 ½ oz heavy cream');
    expect(line('6 oz plus 2 oz milk', metric)).toBe('6 oz plus 2 oz milk');
  });

  test.each([
    ['en', 'soy sauce'],
    ['en', 'maple syrup'],
    ['en', 'coconut milk'],
    ['en', 'cream'],
    ['en', 'fish sauce'],
    ['de', 'Milch'],
    ['fr', 'lait'],
    ['it', 'latte'],
    ['nl', 'melk'],
    ['en', 'cream cheese'],
    ['en', 'body oil'],
    ['en', 'sour cream'],
  ])('ounces are converted just where they were reckoned (%s: %s)', (language, food) => {
    const { metricAmount } = parseIngredient(`8 oz ${food}`, { language });
    expect(line(`8 oz ${food}`, { ...metric, language })).toMatch(
      metricAmount === null ? /^8 (?:oz|Unzen|onces|once|ons) / : /^227 g /,
    );
  });

  test.each([
    ['1 tsp vanilla', '5 ml vanilla'],
    ['1 tbsp oil', '15 ml oil'],
    ['½ tsp salt', '2.5 ml salt'],
    ['1/3 cup milk', '79 ml milk'],
    ['1 cup milk', '2.4 dl milk'],
    ['1 pint milk', '4.7 dl milk'],
    ['1 quart milk', '9.5 dl milk'],
    ['1 gallon milk', '3.79 l milk'],
    ['8 fl oz milk', '2.4 dl milk'],
    ['8 oz milk', '8 oz milk'],
    ['4 oz (120 ml) heavy cream', '120 ml heavy cream'],
    ['8 oz cream cheese', '227 g cream cheese'],
    ['2 oz gin', '59 ml gin'],
    ['1 oz cheese', '28 g cheese'],
    ['1 lb beef', '454 g beef'],
    ['3 lb beef', '1.36 kg beef'],
    ['1 inch ginger', '2.5 cm ginger'],
    ['4 feet string', '1.22 m string'],
    ['1-2 cups stock', '2.4–4.7 dl stock'],
    ['1 Pfund Hackfleisch', '500 g Hackfleisch'],
    ['1 livre de beurre', '500 g beurre'],
  ])('"%s" is "%s"', (text, expected) => {
    expect(line(text, metric)).toBe(expected);
  });

  test('the amount as the source has it stands beside, scaled', () => {
    const { written, converted } = showIngredient(
      read('1 1/2 cups milk'),
      options({ units: 'metric', factor: 2 }),
    );
    expect([amountText(written?.amount ?? []), written?.unit, converted]).toEqual([
      '3',
      'cups',
      true,
    ]);
  });

  test.each([
    ['250 ml milk', 1, '250 ml milk'],
    ['250 ml milk', 6, '1.5 l milk'],
    ['750 g flour', 2, '1.5 kg flour'],
    ['1 kg flour', 0.25, '250 g flour'],
    ['3 dl milk', 2, '6 dl milk'],
    ['25 cl cream', 2, '50 cl cream'],
    ['999.9 g flour', 1.0001, '1 kg flour'],
  ])('metric "%s" times %d is "%s"', (text, factor, expected) => {
    expect(line(text, { units: 'metric', factor })).toBe(expected);
  });

  test('the reading of the line itself goes before a converted one', () => {
    expect(line('5 oz / 150 g flour', metric)).toBe('150 g flour');
    expect(line('1 cup (120 g) flour', { ...metric, factor: 2 })).toBe('240 g flour');
  });

  test('kept spoons stay spoons, and grow into each other', () => {
    expect(line('2 tsp salt', { ...metric, keepSpoons: true })).toBe('2 tsp salt');
    expect(line('2 tbsp oil', { ...metric, keepSpoons: true, factor: 4 })).toBe('8 tbsp oil');
    expect(line('2 tsp salt', { ...metric, keepSpoons: true, factor: 6 })).toBe('4 tbsp salt');
    expect(line('1 cup milk', { ...metric, keepSpoons: true })).toBe('2.4 dl milk');
  });

  test.each([
    ['1 cup plus 2 tbsp milk', '2.7 dl milk'],
    ['100 ml plus 2 tbsp oil', '1.3 dl oil'],
    ['1 cup (120 g) plus 2 tbsp (15 g) flour', '135 g flour'],
    ['1 lb plus 4 oz butter', '567 g butter'],
    ['2 cups flour, plus more for dusting', '4.7 dl flour, plus more for dusting'],
    ['1 cup plus 2 handfuls spinach', '2.4 dl plus 2 handfuls spinach'],
  ])(
    'what is joined by plus is one amount where nothing is lost: "%s" is "%s"',
    (text, expected) => {
      expect(line(text, metric)).toBe(expected);
    },
  );

  test('kept spoons stay spoons beside a plus', () => {
    expect(line('2 tbsp plus 1 tsp oil', { ...metric, keepSpoons: true, factor: 2 })).toBe(
      '4 tbsp plus 2 tsp oil',
    );
  });

  test('a heaped spoon is no number of millilitres', () => {
    expect(line('2 heaped tbsp cocoa', metric)).toBe('2 heaped tbsp cocoa');
  });

  test('lengths and heats in the words convert too', () => {
    expect(line('2 carrots, cut into 1-inch cubes', metric)).toBe(
      '2 carrots, cut into 2.5\u00a0cm cubes',
    );
    expect(
      showIngredient(read('2 carrots, cut into 1-inch cubes'), options(metric)).converted,
    ).toBe(true);
  });

  test.each([
    ['1-inch piece ginger', 1, '2.5 cm piece ginger'],
    [
      '1-inch piece fresh ginger, peeled and grated',
      2,
      '5.1 cm piece fresh ginger, peeled and grated',
    ],
    ['1 (1-inch) piece ginger', 2, '2 (2.5\u00a0cm) pieces ginger'],
    ['1 inch cube butter', 2, '2 × 2.5\u00a0cm cube butter'],
    ['an 8-inch tortilla', 1, 'a 20\u00a0cm tortilla'],
    ['2 in. piece ginger', 1, '5.1 cm piece ginger'],
  ])('all words around a length stay: "%s" times %d is "%s"', (text, factor, expected) => {
    expect(line(text, { ...metric, factor })).toBe(expected);
  });

  test('the weight of counted things is given in grams', () => {
    expect(line('8 large (12 ounces) figs', metric)).toBe('8 large figs (340 g)');
  });
});

describe('weighed solids', () => {
  const weighed = { units: 'metric', weighSolids: findFood } as const;

  test.each(['1 cup flour', '1 cup butter', '1 cup sugar', '3 tbsp sugar'])(
    '"%s" becomes grams, marked as computed',
    (text) => {
      expect(showIngredient(read(text), options(weighed))).toMatchObject({
        unit: 'g',
        computed: true,
      });
    },
  );

  test('a cup of butter weighs about 227 g, a cup of sugar about 200 g', () => {
    expect(Number(columns('1 cup butter', weighed)[0])).toBeGreaterThan(215);
    expect(Number(columns('1 cup butter', weighed)[0])).toBeLessThan(240);
    expect(Number(columns('1 cup sugar', weighed)[0])).toBeGreaterThan(190);
    expect(Number(columns('1 cup sugar', weighed)[0])).toBeLessThan(215);
  });

  test('what is joined by plus is one weight', () => {
    expect(line('1 cup plus 2 tbsp flour', weighed)).toBe('140 g flour');
    expect(line('1 cup plus 2 tbsp flour', { ...weighed, keepSpoons: true, factor: 2 })).toBe(
      '280 g flour',
    );
  });

  test('a stated weight goes before a computed one', () => {
    expect(showIngredient(read('1 cup (120 g) flour'), options(weighed))).toMatchObject({
      amount: [{ whole: '120' }],
      unit: 'g',
      computed: false,
    });
    expect(showIngredient(read('1 cup (4 oz) flour'), options(weighed))).toMatchObject({
      amount: [{ whole: '113' }],
      unit: 'g',
      computed: false,
    });
  });

  test.each(['1 cup milk', '1 tsp sugar', '1 cup glimmerfluff'])('"%s" is not weighed', (text) => {
    expect(showIngredient(read(text), options(weighed))).toMatchObject({ computed: false });
    expect(columns(text, weighed)[1]).not.toBe('g');
  });

  test('kept tablespoons are not weighed, and nothing is outside of metric', () => {
    expect(line('3 tbsp sugar', { ...weighed, keepSpoons: true })).toBe('3 tbsp sugar');
    expect(line('1 cup sugar', { weighSolids: findFood, units: 'original' })).toBe('1 cup sugar');
    expect(line('1 cup sugar', { weighSolids: findFood, units: 'imperial' })).toBe('1 cup sugar');
  });
});

describe('imperial', () => {
  const imperial = { units: 'imperial' } as const;

  test.each([
    ['200 ml plus 50 ml milk', '1 cup milk'],
    ['1 kg plus 200 g potatoes', '2 ⅝ lb potatoes'],
    ['5 ml vanilla', '1 tsp vanilla'],
    ['15 ml oil', '1 tbsp oil'],
    ['60 ml oil', '¼ cup oil'],
    ['100 ml milk', '6 ¾ tbsp milk'],
    ['125 ml milk', '½ cup milk'],
    ['250 ml milk', '1 cup milk'],
    ['3 dl milk', '1 ¼ cups milk'],
    ['473 ml milk', '1 pint milk'],
    ['500 ml milk', '2 ⅛ cups milk'],
    ['2 l stock', '2 ⅛ qt stock'],
    ['4 l stock', '4 ¼ qt stock'],
    ['7.6 l stock', '2 gal stock'],
    ['28 g cheese', '1 oz cheese'],
    ['100 g cheese', '3 ½ oz cheese'],
    ['250 g flour', '8 ¾ oz flour'],
    ['1 kg potatoes', '2 ¼ lb potatoes'],
    ['5 g parsley', '0.18 oz parsley'],
    ['2.5 cm ginger', '1 in ginger'],
    ['100 cm string', '3 ¼ ft string'],
    ['1 kg of 3 to 4 potatoes', '2 ¼ lb of 3 to 4 potatoes'],
  ])('"%s" is "%s"', (text, expected) => {
    expect(line(text, imperial)).toBe(expected);
  });

  test.each([
    ['2 cups milk', 1, '2 cups milk'],
    ['1 tbsp oil', 8, '8 tbsp oil'],
    ['2 tbsp oil', 8, '1 cup oil'],
    ['1/3 cup milk', 0.25, '1 ⅓ tbsp milk'],
    ['4 cups milk', 4, '16 cups milk'],
    ['8 oz cheese', 4, '2 lb cheese'],
    ['4 oz cheese', 4, '1 lb cheese'],
    ['16/3 oz cheese', 3, '1 lb cheese'],
    ['10 oz cheese', 2, '1 ¼ lb cheese'],
    ['17/2 oz cheese', 2, '17 oz cheese'],
    ['5 oz cheese', 3, '15 oz cheese'],
    ['16 oz cheese', 1, '16 oz cheese'],
    ['3 in ginger', 2, '6 in ginger'],
  ])('imperial "%s" times %d is "%s"', (text, factor, expected) => {
    expect(line(text, { ...imperial, factor })).toBe(expected);
  });

  test.each([
    ['450 g beef', '16 oz beef'],
    ['453.5 g beef', '16 oz beef'],
    ['453.592 g beef', '1 lb beef'],
    ['454 g beef', '1 lb beef'],
    ['480 g beef', '1 lb beef'],
    ['485 g beef', '1 ⅛ lb beef'],
    ['500 g beef', '1 ⅛ lb beef'],
    ['540 g beef', '1 ¼ lb beef'],
    ['600 g beef', '1 ⅜ lb beef'],
    ['450-600 g beef', '16–21 oz beef'],
  ])(
    'pounds begin at 453.592 g, in the nearest eighth that scales show: "%s" is "%s"',
    (text, expected) => {
      expect(line(text, imperial)).toBe(expected);
    },
  );

  test.each([
    ['16 oz cheese', 1, '16 oz cheese'],
    ['17 oz cheese', 1, '17 oz cheese'],
    ['17/2 oz cheese', 2, '17 oz cheese'],
    ['8 oz cheese', 2, '1 lb cheese'],
    ['9 oz cheese', 2, '1 ⅛ lb cheese'],
  ])(
    'ounces of the source give way to pounds only where these say the same: "%s" times %d is "%s"',
    (text, factor, expected) => {
      expect(line(text, { ...imperial, factor })).toBe(expected);
    },
  );

  test('what is added is no reading of the whole', () => {
    expect(line('200 g sugar + 2 tbsp', imperial)).toBe('7 oz sugar + 2 tbsp');
    expect(line('140 g (1 stick + 2 tbsp) butter', imperial)).toBe(
      '5 oz butter (1 stick + 2 tbsp)',
    );
    expect(line('1 kg 200 de bœuf', imperial)).toBe('2 ⅝ lb bœuf');
    expect(line('1 chicken, about 3 lb', imperial)).toBe('1 chicken (3 lb)');
  });

  test('the reading of the line itself goes before a converted one', () => {
    expect(line('150 g / 5½ oz flour', imperial)).toBe('5 ½ oz flour');
    expect(line('600g/1lb 5oz venison', imperial)).toBe('21 oz venison');
  });
});

describe('translated', () => {
  const translated = (text: string, translation: string, more: Partial<ShowOptions> = {}) => {
    const {
      amount,
      unit,
      text: words,
    } = showTranslatedIngredient(read(text, more.language), translation, options(more));
    return [amountText(amount), unit, words];
  };

  test.each([
    ['1 Prise Zauberstaub', '1 pinch Zauberstaub', ['2', '', 'pinches Zauberstaub']],
    ['2 EL Zauberstaub', '2 tbsp Zauberstaub', ['4', 'tbsp', 'Zauberstaub']],
    ['2 EL Zauberstaub', '2 EL Zauberstaub', ['4', 'EL', 'Zauberstaub']],
    ['3 Zauberwürfel', '3 Zauberwürfel', ['6', '', 'Zauberwürfel']],
  ])('%s with an unknown food, as %s, is scaled: %j', (text, translation, columns) => {
    const chosen = { language: 'de', factor: 2, keepSpoons: true };
    expect(translated(text, translation, chosen)).toEqual(columns);
    expect(
      showTranslatedIngredient(read(text, 'de'), translation, options(chosen)),
    ).not.toHaveProperty('unscaled', true);
  });

  test.each([
    ['de', '1 gestr. EL Mehl', '1 level tbsp flour', ['2', 'level tbsp', 'flour']],
    ['de', '2 gehäufte TL Salz', '2 heaped tsp salt', ['4', 'heaped tsp', 'salt']],
    ['es', '4 cucharadas colmadas de harina', '4 heaped tbsp flour', ['8', 'heaped tbsp', 'flour']],
    ['it', '1 tazza scarsa di farina', '1 scant cup of flour', ['2', 'scant cups', 'flour']],
    [
      'pt',
      '1 colher de sopa bem cheia de sal',
      '1 very full tbsp salt',
      ['2', 'very full tbsp', 'salt'],
    ],
  ])('%s: of %s, as %s, the spoon stays as full', (language, text, translation, columns) => {
    expect(translated(text, translation, { language, factor: 2 })).toEqual(columns);
  });

  test('what English does not weigh in is grams', () => {
    const language = 'it';
    expect(translated('1 etto e mezzo di prosciutto', '150 g ham', { language })).toEqual([
      '150',
      'g',
      'ham',
    ]);
    expect(translated('3 etti di farina', '300 g flour', { language, factor: 2 })).toEqual([
      '600',
      'g',
      'flour',
    ]);
  });

  test('a level spoon in millilitres is not said to be level', () => {
    expect(
      translated('2 gestr. EL Zucker', '2 level tbsp sugar', { language: 'de', units: 'metric' }),
    ).toEqual(['30', 'ml', 'sugar']);
  });

  test('amounts are those of the original, words those of the translation', () => {
    expect(translated('200 g de farine', '200 g flour')).toEqual(['200', 'g', 'flour']);
    expect(
      translated('3 cuillères à soupe d’huile', '3 tablespoons of oil', { language: 'fr' }),
    ).toEqual(['3', 'tbsp', 'oil']);
    expect(translated('4 poireaux', '4 leeks')).toEqual(['4', '', 'leeks']);
    expect(translated('1 pincée de sel', '1 pinch of salt')).toEqual(['1', '', 'pinch of salt']);
    expect(translated('2 tasses de lait', '2 cups milk', { units: 'metric', factor: 2 })).toEqual([
      '9.5',
      'dl',
      'milk',
    ]);
    expect(
      translated('1 oignon, en dés de 1 cm', '1 onion, in 1 cm cubes', {
        units: 'imperial',
        factor: 2,
      }),
    ).toEqual(['2', '', 'onions, in ⅜-inch cubes']);
  });

  test('what is joined by plus stays so, and is one amount where it is converted', () => {
    const [text, translation] = [
      '1 tasse plus 2 c. à soupe de farine',
      '1 cup plus 2 tablespoons of flour, sifted',
    ];
    expect(translated(text, translation, { language: 'fr' })).toEqual([
      '1',
      'cup',
      'plus 2 tablespoons of flour, sifted',
    ]);
    expect(translated(text, translation, { language: 'fr', factor: 2 })).toEqual([
      '2',
      'cups',
      'plus 4 tbsp of flour, sifted',
    ]);
    expect(translated(text, translation, { language: 'fr', factor: 2, units: 'metric' })).toEqual([
      '5.3',
      'dl',
      'flour, sifted',
    ]);
    expect(
      translated(text, '2 cups plus 1 tablespoon flour', { language: 'fr', factor: 2 }),
    ).toEqual(['', '', '2 cups plus 1 tablespoon flour']);
    expect(
      translated('1 taza más 2 puñados de espinacas', '1 cup plus 2 handfuls of spinach', {
        language: 'es',
        factor: 2,
      }),
    ).toEqual(['2', 'cups', 'plus 4 handfuls of spinach']);
  });

  test('counted words follow their number', () => {
    expect(translated('1 pincée de sel', '1 pinch of salt', { factor: 3 })).toEqual([
      '3',
      '',
      'pinches of salt',
    ]);
  });

  test.each([
    ['200 g de farine', '1 cup flour'],
    ['200 g de farine', 'flour, 200 g'],
    ['2 g de gingembre', '2 ginger'],
    ['sel', 'salt'],
  ])('a translation that begins otherwise stays whole: "%s", "%s"', (text, translation) => {
    expect(translated(text, translation)).toEqual(['', '', translation]);
  });

  test('a translation that stays whole says that it is not scaled', () => {
    expect(
      showTranslatedIngredient(read('200 g de farine'), '1 cup flour', options({ factor: 2 })),
    ).toMatchObject({ text: '1 cup flour', unscaled: true });
    expect(showTranslatedIngredient(read('sel'), 'salt', options({ factor: 2 }))).toMatchObject({
      text: 'salt',
      unscaled: false,
    });
  });
});

test.each([
  '',
  ' ',
  '½',
  '1',
  '(((',
  '🍅🍅',
  '\uD800',
  '1 cup',
  '1/0 cup',
  '9'.repeat(400),
  '‮12 g oil',
  '<b>1</b> cup flour',
])('any line is shown: %j', (text) => {
  for (const units of ['original', 'metric', 'imperial'] as const)
    expect(line(text, { units, factor: 3, weighSolids: findFood })).not.toMatch(
      /NaN|undefined|Infinity/,
    );
});

test('a line of a megabyte stands as it is', () => {
  const text = `1 cup (8 oz) flour (${'1'.repeat(1_000_000)}`;
  expect(showIngredient(read(text), options({ factor: 2 }))).toMatchObject({
    text,
    unscaled: true,
  });
});

test('a line that nobody wrote is shown by what is known of it', () => {
  const unwritten = { ...read('2 cloves garlic'), originalText: '' };
  expect(ingredientLine(showIngredient(unwritten, options({ factor: 2 })))).toBe('4 clove garlic');
});

test('of several foods none is bent', () => {
  expect(line('1 peach or nectarine', { factor: 2 })).toBe('2 peach or nectarine');
});

describe('what stands around an amount keeps its place', () => {
  test.each([
    ['en', 'about 2 cups milk', 2, 'original', 'about 4 cups milk'],
    ['en', 'about 2 cups milk', 1, 'metric', 'about 4.7 dl milk'],
    ['de', 'ca. 200 g Mehl', 2, 'metric', 'ca. 400 g Mehl'],
    ['fr', 'environ 200 g de farine', 1, 'imperial', 'environ 7 oz farine'],
    ['es', 'unos 200 g de harina', 2, 'metric', 'unos 400 g harina'],
    ['nl', 'ongeveer 2 dl melk', 2, 'metric', 'ongeveer 4 dl melk'],
    ['de', '2 gehäufte EL Mehl', 2, 'metric', '4 gehäufte EL Mehl'],
    ['de', '1 gestr. TL Salz', 2, 'original', '2 gestr. TL Salz'],
    ['en', '1 heaping cup flour', 1, 'metric', '1 heaping cup flour'],
    ['fr', '2 c. à soupe rases de sucre', 2, 'original', '4 c. à s. rases de sucre'],
    ['sv', '2 rågade msk mjöl', 1, 'metric', '2 rågade msk mjöl'],
    ['nl', '2 volle eetlepels suiker', 2, 'metric', '4 volle el suiker'],
    ['nl', '1 opgehoopte theelepel cacao', 1, 'metric', '1 opgehoopte tl cacao'],
    ['nl', '1 kop volle melk', 1, 'metric', '2.4 dl volle melk'],
    ['it', '1 cucchiaio abbondante di miele', 1, 'metric', '1 cucchiaio abbondante di miele'],
    ['fr', '2 c. à soupe bien pleines de sucre', 1, 'metric', '2 c. à s. bien pleines de sucre'],
    ['de', '1 knapper TL Salz', 2, 'metric', '2 knappe TL Salz'],
    ['de', '26 cm Springform', 2, 'metric', '26 cm Springform'],
    ['en', '1 scant cup milk', 2, 'metric', '2 scant cups milk'],
    ['en', '2 3-inch cinnamon sticks', 1, 'metric', '2 × 7.5\u00a0cm cinnamon sticks'],
    ['de', '20*30 cm Backform', 1, 'imperial', '8\u00a0×\u00a012\u00a0Zoll Backform'],
    ['en', '2 heaped tbsp cocoa', 0.25, 'metric', '½ heaped tbsp cocoa'],
    ['en', '2 level tbsp sugar', 1, 'metric', '30 ml sugar'],
    ['de', '1 gestrichener TL Salz', 1, 'metric', '5 ml Salz'],
    ['fr', '2 c. à soupe rases de sucre', 1, 'metric', '30 ml sucre'],
    ['it', '1 cucchiaino raso di sale', 1, 'metric', '5 ml sale'],
    ['es', '1 cebolla grande, picada', 1, 'metric', '1 cebolla grande, picada'],
    ['it', '2 uova grandi', 2, 'metric', '4 uova grandi'],
    ['en', '5 spice powder 1 tsp', 2, 'metric', '10 ml 5 spice powder'],
    ['es', '2 kg de 3 a 4 patatas', 2, 'metric', '4 kg de 6 a 8 patatas'],
    ['en', '1 cup and/or 2 tbsp milk', 2, 'original', '2 cups milk (4 tbsp)'],
  ] as const)('in %s "%s" times %d in %s units is "%s"', (language, text, factor, units, shown) => {
    expect(
      ingredientLine(
        showIngredient(parseIngredient(text, { language }), options({ factor, units, language })),
      ),
    ).toBe(shown);
  });
});

describe('a measure of another country', () => {
  test.each([
    ['en-GB', '1 pint milk', 1, 'metric', '5.7 dl milk'],
    ['en-GB', '1 pint milk', 1, 'imperial', '1 UK pint milk'],
    ['en-GB', '1 pint milk', 0.5, 'imperial', '½ UK pint milk'],
    ['en-GB', '1 pint plus 2 fl oz stock', 2, 'original', '2 UK pints plus 4 UK fl oz stock'],
    ['en-GB', '1/2 pint (284 ml) beer', 2, 'metric', '568 ml beer'],
    ['en-GB', '10 fl oz cream', 1, 'metric', '2.8 dl cream'],
    ['en-GB', '1 gill wine', 4, 'imperial', '1 UK pint wine'],
    ['en-AU', '2 tbsp oil', 1, 'metric', '40 ml oil'],
    ['en-AU', '3 tbsp oil', 1, 'imperial', '¼ cup oil'],
    ['en-AU', '1 cup sugar', 0.5, 'metric', '125 ml sugar'],
    ['en-AU', '1 cup sugar', 2, 'imperial', '2 cups sugar'],
  ] as const)('in %s "%s" times %d in %s units is "%s"', (language, text, factor, units, shown) => {
    expect(
      ingredientLine(
        showIngredient(parseIngredient(text, { language }), options({ factor, units, language })),
      ).replaceAll('\u00a0', ' '),
    ).toBe(shown);
  });
});

test.each([
  ['original', 1, '2 kg de 3 a 4 patatas'],
  ['imperial', 1, '4 ⅜ lb de 3 a 4 patatas'],
  ['imperial', 2, '8 ¾ lb de 6 a 8 patatas'],
] as const)('of "2 kg de 3 a 4 patatas" the %s times %d is "%s"', (units, factor, shown) => {
  expect(line('2 kg de 3 a 4 patatas', { language: 'es', units, factor })).toBe(shown);
});

describe('number agrees with its noun', () => {
  test.each([
    ['de', '1 Zehe Knoblauch', 2, '2 Zehen Knoblauch'],
    ['de', '2 Zehen Knoblauch', 0.5, '1 Zehe Knoblauch'],
    ['de', '2 Zehen Knoblauch', 0.75, '1 ½ Zehen Knoblauch'],
    ['de', '1 Zwiebel', 2, '2 Zwiebeln'],
    ['de', '2 Tassen Mehl', 0.25, '½ Tasse Mehl'],
    ['fr', "1 gousse d'ail", 2, "2 gousses d'ail"],
    ['fr', "2 gousses d'ail", 0.75, "1 ½ gousse d'ail"],
    ['fr', '2 tasses de lait', 0.75, '1 ½ tasse lait'],
    ['it', "1 spicchio d'aglio", 2, "2 spicchi d'aglio"],
    ['es', '1 diente de ajo', 2, '2 dientes de ajo'],
    ['nl', '1 teentje knoflook', 2, '2 teentjes knoflook'],
    ['pt', '1 dente de alho', 2, '2 dentes de alho'],
    ['sv', '1 klyfta vitlök', 2, '2 klyftor vitlök'],
    ['en', '1 clove garlic', 2, '2 cloves garlic'],
    ['de', '1 kl. Kürbis', 2, '2 kl. Kürbisse'],
    ['de', '1 große Zwiebel, gehackt', 2, '2 große Zwiebeln, gehackt'],
    ['de', '2 große Äpfel', 0.5, '1 großer Apfel'],
    ['de', '2 große Eier', 0.5, '1 großes Ei'],
    ['de', '1 Bio-Zitrone', 2, '2 Bio-Zitronen'],
    ['de', '1 Gemüsezwiebel', 3, '3 Gemüsezwiebeln'],
    ['de', '1 Bund Petersilie', 2, '2 Bund Petersilie'],
    ['fr', '1 gros oignon rouge', 2, '2 gros oignons rouges'],
    ['fr', '1 pomme de terre, épluchée', 2, '2 pommes de terre, épluchées'],
    ['fr', '2 petites courgettes', 0.5, '1 petite courgette'],
    ['fr', '1 chou-fleur', 2, '2 choux-fleurs'],
    ['it', '1 cipolla rossa, tritata', 2, '2 cipolle rosse, tritate'],
    ['it', '2 uova medie, sbattute', 0.5, '1 uovo medio, sbattuto'],
    ['it', '1 peperone verde', 2, '2 peperoni verdi'],
    ['es', '1 cebolla grande, picada', 2, '2 cebollas grandes, picadas'],
    ['es', '2 pimientos rojos', 0.5, '1 pimiento rojo'],
    ['es', '1 limón', 2, '2 limones'],
    ['nl', '1 grote ui', 2, '2 grote uien'],
    ['nl', '1 groot ei', 2, '2 grote eieren'],
    ['nl', '4 grote eieren', 0.25, '1 groot ei'],
    ['nl', '1 lente-ui', 2, '2 lente-uien'],
    ['pt', '1 cebola grande, picada', 2, '2 cebolas grandes, picadas'],
    ['pt', '1 limão', 3, '3 limões'],
    ['sv', '1 stor gul lök', 2, '2 stora gula lökar'],
    ['sv', '2 stora ägg', 0.5, '1 stort ägg'],
    ['sv', '1 rödlök', 2, '2 rödlökar'],
    ['en', '2 large potatoes', 0.5, '1 large potato'],
    ['en', '7up 1 can', 2, '7up 2 cans'],
    ['en', '1 (2 1/2 lb) chicken', 2, '2 (2 1/2 lb) chickens'],
    ['de', '1 (500 g) Kürbis', 2, '2 (500 g) Kürbisse'],
    ['en', '1 dozen (12) eggs', 2, '24 eggs'],
    ['de', '20*30 cm Backform', 2, '20*30 cm Backform'],
    ['en', '2 pkgs. (8 oz. each) cream cheese', 0.5, '1 pkg. (8 oz. each) cream cheese'],
    ['de', '1 gestrichener TL Salz', 2, '2 gestrichene TL Salz'],
    ['de', '2 gehäufte EL Mehl', 0.5, '1 gehäufter EL Mehl'],
    ['fr', '2 cuillères à soupe bombées de cacao', 0.5, '1 c. à s. bombée de cacao'],
    ['it', '2 cucchiai colmi di zucchero', 0.5, '1 cucchiaio colmo di zucchero'],
    ['es', '2 cucharadas colmadas de harina', 0.5, '1 cda. colmada de harina'],
    ['pt', '1 colher de sopa cheia de manteiga', 2, '2 c. sopa cheias de manteiga'],
    ['sv', '1 rågad tsk bakpulver', 2, '2 rågade tsk bakpulver'],
    ['fr', '4 œufs + 1 jaune', 2, '8 œufs + 2 jaunes'],
    ['fr', '200 g de sucre + 2 cuillères', 2, '400 g sucre + 4 cuillères'],
    ['it', '3 uova + 1 tuorlo, sbattuto', 2, '6 uova + 2 tuorli, sbattuti'],
    ['es', '4 huevos + 1 yema', 2, '8 huevos + 2 yemas'],
    ['nl', '4 eieren + 1 dooier', 2, '8 eieren + 2 dooiers'],
    ['pt', '4 ovos + 1 gema', 2, '8 ovos + 2 gemas'],
    ['sv', '4 ägg + 1 äggula', 2, '8 ägg + 2 äggulor'],
    ['de', '1 kg Kartoffeln plus 1 Zwiebel', 2, '2 kg Kartoffeln, plus 2 Zwiebeln'],
    ['de', '2 Zwiebeln oder 1 Schalotte', 2, '4 Zwiebeln, oder 2 Schalotten'],
    ['en', '2 No. 2 cans tomatoes', 2, '4 No. 2 cans tomatoes'],
    ['en', '1 #10 can tomatoes', 2, '2 #10 cans tomatoes'],
    ['en', 'No. 10 can tomatoes', 2, '2 No. 10 cans tomatoes'],
    ['en', '2-14 oz cans tomatoes', 2, '4 × 14 oz cans tomatoes'],
    ['en', '1-15 oz can beans', 2, '2 × 15 oz cans beans'],
    ['en', '11/2 cups sugar', 2, '3 cups sugar'],
    ['en', '1 cup minus 1 tbsp flour', 2, '1 ⅞ cups flour'],
    ['en', '1 No. 2 1/2 can peaches', 3, '3 No. 2 1/2 cans peaches'],
  ] as const)('in %s "%s" times %d is "%s"', (language, text, factor, shown) => {
    expect(
      ingredientLine(
        showIngredient(parseIngredient(text, { language }), options({ factor, language })),
      ),
    ).toBe(shown);
  });
});

describe('what is measured stays measurable', () => {
  test.each([
    ['¼ tsp salt', { units: 'metric' }, '¼ tsp salt'],
    ['¼ tsp salt', { units: 'metric', factor: 4 }, '5 ml salt'],
    ['1/8 tsp cayenne', { factor: 0.5 }, '1/16 tsp cayenne'],
    ['4 ½ cups flour', { units: 'imperial', factor: 2 }, '9 cups flour'],
    ['0.125 l milk', { units: 'metric', factor: 1.0001 }, '125 ml milk'],
    ['125 ml flour', { units: 'metric', weighSolids: findFood }, '125 ml flour'],
    ['½ cup (120 ml) yogurt', { units: 'metric', weighSolids: findFood }, '120 ml yogurt'],
    ['1 cup (250 ml) flour', { units: 'metric', weighSolids: findFood }, '250 ml flour'],
  ] as const)('"%s" with %j is "%s"', (text, wishes, shown) => {
    expect(line(text, wishes)).toBe(shown);
  });

  test.each([
    ['de', ['1 TL Salz'], true],
    ['en', ['200 g flour', '1 tsp salt'], true],
    ['en', ['1 cup (120 g) flour', '1 tsp salt'], true],
    ['en', ['200 g flour', '1 cup milk'], false],
    ['en', ['1 tsp salt'], false],
    ['de', ['8 Unzen Mehl', '1 TL Salz'], false],
  ] as const)('in %s %j is metric already: %s', (language, lines, metric) => {
    const read = lines.map((text) => parseIngredient(text, { language }));
    expect(isMetricRecipe(read, language)).toBe(metric);
  });

  test.each([
    ['de', ['1 TL Salz'], 'metric'],
    ['en', ['200 g flour', '1 tsp salt'], 'metric'],
    ['en', ['8 oz flour', '1 cup milk'], 'imperial'],
    ['en', ['200 g flour', '1 cup milk'], null],
    ['en', ['1 tsp salt', '2 eggs'], null],
  ] as const)('in %s %j is written in one system: %s', (language, lines, system) => {
    const read = lines.map((text) => parseIngredient(text, { language }));
    expect(writtenSystem(read, language)).toBe(system);
  });
});

test('what each cup holds stays when there are more, and so does a line with a ratio', () => {
  expect(line('2 tazas de 250 ml de harina', { factor: 2, language: 'es' })).toBe(
    '4 tazas de 250 ml de harina',
  );
  expect(line('2 cups (250 ml each) flour', { units: 'metric' })).toBe('500 ml flour');
  const ratio = showIngredient(read('1 tbsp sugar per litre'), options({ factor: 2 }));
  expect([ratio.text, ratio.unscaled]).toEqual(['1 tbsp sugar per litre', true]);
});

test('parts that nothing joins are all shown, scaled and converted', () => {
  expect(line('1 cup 2 tablespoons flour', { units: 'imperial' })).toBe(
    '1 cup 2 tablespoons flour',
  );
  expect(line('1 quart 1 pint milk', { factor: 2 })).toBe('3 qt milk');
  expect(line('1 quart 1 pint milk', { units: 'metric' })).toBe('1.42 l milk');
  expect(line('1 lb 1 cup flour', { units: 'metric' })).toBe('1 lb 1 cup flour');
  expect(line('1 lb 1 cup flour', { factor: 2 })).toBe('2 lb 2 cups flour');
  expect(line('1 cup (240 ml) plus 2 tbsp milk', { units: 'metric' })).toBe('2.7 dl milk');
  expect(line('1 cup (240 ml) 2 tbsp milk', { factor: 2 })).toBe('2 cups (480 ml) 4 tbsp milk');
});

test.each([
  ['half a 14 oz can of beans', 'en', '1 × 14 oz can of beans'],
  ['half a 14 oz (400 g) can of beans', 'en', '1 × 14 oz (400 g) can of beans'],
  ['quarter of a 200 g block feta', 'en', '½ × 200 g block feta'],
  ['half a small 200 g block feta', 'en', '1 small 200 g block feta'],
  ['3/4 of a 1 kg bag flour', 'en', '1 ½ × 1 kg bags flour'],
  ['1/4 of a 2-lb cabbage', 'en', '½ × 2-lb cabbage'],
  ['two thirds of a 300 g pack noodles', 'en', '1 ⅓ × 300 g packs noodles'],
  ['metade de uma lata de 400 g de tomate', 'pt', '1 lata de 400 g de tomate'],
  ['4 filetes de 150 g de ternera', 'es', '8 filetes de 150 g de ternera'],
])('a part of a package grows, and its size does not: "%s" times two', (text, language, shown) =>
  expect(line(text, { factor: 2, language })).toBe(shown),
);

test.each([
  ['la moitié d’une boîte de 400 g de tomates', 'fr'],
  ['metà di una confezione da 250 g di panna', 'it'],
  ['la mitad de una lata de 400 g de tomate', 'es'],
])('a package of which words alone state a part stays and says so: %s', (text, language) => {
  const shown = showIngredient(read(text, language), options({ factor: 2, language }));
  expect([shown.text, shown.unscaled]).toEqual([text, true]);
});

test('an amount of each food says so behind its foods and in a bracket too', () => {
  expect(line('salt and pepper (about 1/2 tsp each)', { factor: 2 })).toBe(
    '1 tsp each salt and pepper',
  );
  expect(line('Butter, Zucker und Mehl je 100 g', { factor: 2, language: 'de' })).toBe(
    '200 g je Butter, Zucker und Mehl',
  );
});
