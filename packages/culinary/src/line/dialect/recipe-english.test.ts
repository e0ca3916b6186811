import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../parse-ingredient.ts';
import { assumedMeasures } from './assumed-measures.ts';
import { recipeEnglish } from './recipe-english.ts';

describe('a recipe tells whose measures it uses', () => {
  test.each([
    ['its site', ['1 pint milk'], [], 'https://www.pubfood.co.uk/pie', 'en-GB'],
    ['its site', ['1 tbsp oil'], [], 'https://www.taste.com.au/pie', 'en-AU'],
    ['its site', ['1 cup milk'], [], 'https://dinner.co.nz/pie', 'en-NZ'],
    ['its site', ['1 cup milk'], [], 'https://foods.ca/pie', 'en-CA'],
    ['its known site', ['1 pint milk'], [], 'https://www.jamieoliver.com/pie', 'en-GB'],
    ['what it writes beside its pint', ['1 pint (568ml) milk'], [], null, 'en-GB'],
    ['what it writes before its pint', ['600ml/1 pint milk'], [], null, 'en-GB'],
    ['what it writes beside its pint', ['1 pint (473 ml) milk'], [], null, 'en-US'],
    ['what it writes beside its spoon', ['2 tbsp (40 ml) oil', '2 eggs'], [], null, 'en-AU'],
    ['its words', ['200g caster sugar', '1 aubergine', '1 pint stock'], [], null, 'en-GB'],
    [
      'its words',
      ['2 capsicums', '300 ml thickened cream', '200 g plain flour'],
      [],
      null,
      'en-AU',
    ],
    ['its words', ['2 cups all-purpose flour', '1 pint heavy cream'], [], null, 'en-US'],
    ['its oven', ['1 pint milk', '4 oz plain flour'], ['Bake at 180 °C.'], null, 'en-GB'],
    ['its oven', ['1 pint milk'], ['Bake at gas mark 4 until golden.'], null, 'en-GB'],
  ] as const)('%s: %j %j %s is %s', (_, lines, texts, url, tag) => {
    expect(recipeEnglish({ language: 'en', lines, texts, url })).toBe(tag);
  });

  test('of a site in Britain with an American recipe nothing is decided', () => {
    expect(
      recipeEnglish({
        language: 'en',
        lines: ['1 pint heavy cream', '2 cups all-purpose flour'],
        url: 'https://x.co.uk/',
      }),
    ).toBe('en');
  });

  test('of British words beside cups and Fahrenheit alone nothing is decided', () => {
    expect(
      recipeEnglish({
        language: 'en',
        lines: ['2 cups plain flour', '1/2 cup milk'],
        texts: ['Heat the oven to 350°F and butter a 9-inch tin.'],
      }),
    ).toBe('en');
  });

  test('another language, and a country that is stated, stay', () => {
    expect(recipeEnglish({ language: 'de', lines: ['1 pint (568 ml) milk'] })).toBe('de');
    expect(recipeEnglish({ language: 'en-US', lines: ['1 pint (568 ml) milk'] })).toBe('en-US');
    expect(recipeEnglish({ language: null, lines: ['1 pint milk'] })).toBeUndefined();
  });
});

describe('a measure is that of its country', () => {
  test.each([
    ['en', '1 pint milk', 'pint', 473],
    ['en-US', '1 pint milk', 'pint', 473],
    ['en-GB', '1 pint milk', 'imperial-pint', 568],
    ['en-GB', '10 fl oz cream', 'imperial-fluid-ounce', 284],
    ['en-GB', '1 gill wine', 'imperial-gill', 142],
    ['en-GB', '1 quart stock', 'imperial-quart', 1137],
    ['en-GB', '2 gallons cider', 'imperial-gallon', 9092],
    ['en-GB', '1 pint plus 2 fl oz stock', 'imperial-pint', 625],
    ['en-GB', '2 tbsp oil', 'tablespoon', 30],
    ['en-AU', '2 tbsp oil', 'australian-tablespoon', 40],
    ['en-AU', '2 T oil', 'australian-tablespoon', 40],
    ['en-AU', '2 tsp oil', 'teaspoon', 10],
    ['en-AU', '1 cup plus 1 tbsp milk', 'metric-cup', 270],
    ['en-NZ', '2 tbsp oil', 'tablespoon', 30],
    ['en-CA', '1 cup milk', 'metric-cup', 250],
    ['en-GB', '1 dessertspoon honey', 'dessertspoon', 10],
    ['en', '1 UK pint milk', 'imperial-pint', 568],
    ['en-GB', '1 US pint milk', 'pint', 473],
  ])('%s: %s', (language, line, unit, millilitres) => {
    const read = parseIngredient(line, { language });
    expect([read.unit, Math.round(read.metricAmount ?? 0)]).toEqual([unit, millilitres]);
  });

  test('what is assumed without a sign is said, and only there', () => {
    const said = (line: string, language: string | undefined) =>
      assumedMeasures([parseIngredient(line, { language })], language);
    expect(said('1 pint milk', 'en').map(({ sentence }) => sentence)).toEqual([
      'A US pint (473 ml) was assumed; a British one holds 568 ml: “1 pint milk”.',
    ]);
    for (const [line, language] of [
      ['1 pint milk', 'en-US'],
      ['1 pint milk', 'en-GB'],
      ['1 pint (500 ml) milk', 'en'],
      ['1 quart milk', 'en'],
      ['1 cup milk', undefined],
    ] as const)
      expect(said(line, language)).toEqual([]);
  });
});
