import { describe, expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import { shoppingList } from './shopping-list.ts';

type Units = 'metric' | 'imperial';
const list = (line: string, language: string, factor: number, units: Units) =>
  shoppingList(
    [{ title: 'Dish', factor, language, ingredients: [parseIngredient(line, { language })] }],
    { units },
  ).items;

/** Lines in the units of the list, so that nothing is converted; what is cut, timed or measured in length is not bought and has no figure here. */
const lines: readonly (readonly [language: string, units: Units, lines: readonly string[]])[] = [
  [
    'en',
    'imperial',
    [
      '1 lb shrimp + 8 oz scallops',
      '3 cups flour, plus 2 tsp sugar',
      '2 cups milk and 3 cups cream',
      '1 onion and 2 carrots',
      'a mixture of 2 cups milk and 1 cup cream',
      '2 carrots, 3 onions',
      '1 tsp salt, 2 tsp pepper',
      '4 oz butter or 2 cups oil',
      '1 head lettuce or 2 romaine hearts',
      '3 ears corn (about 2 cups kernels)',
      '2 sprigs thyme, plus 3 bay leaves',
      '1 bunch parsley plus 3 handfuls',
      '1 lb potatoes, 2 carrots, 3 onions',
      'scant 3 cups milk',
      '4 lb ground beef 80/20',
      '2 cups milk 2%',
      '4 (5- to 6-ounce) fillets',
      '1 (3 to 4 lb) chicken',
      '2 sheets (14 oz each) puff pastry',
      '2 (15 oz) cans chickpeas',
      '1 can (28 oz) tomatoes',
      '3 eggs, 2 of them separated',
      '1 tsp each cumin and coriander',
      '4 3 carrots',
      'butter 2 oz',
      'butter, 2 oz',
      '2 bottles beer (12 oz each)',
      '1 cup rice with 2 cups stock',
    ],
  ],
  [
    'de',
    'metric',
    [
      'je 100 g Butter und Zucker',
      '100 g Butter und 50 g Zucker',
      '200 g Sahne + 100 ml Milch',
      '100 g Zucker, 1 Prise Salz',
      '½ TL Salz, 2 TL Pfeffer',
      '2 Zwiebeln und 3 Möhren',
      '500 g Mehl Type 405',
      '500 g Mehl, Type 405',
      '250 g Quark (20 % Fett)',
      '2 Dosen Tomaten (400 g)',
      '1 Dose Mais (285 g)',
      '1 Bund Petersilie und 2 Zweige Thymian',
      '4 Eier, davon 2 getrennt',
      '2 EL Mehl oder 1 EL Stärke',
      'Butter 40 g',
      '2 Gläser Gurken (360 g)',
      '3 Packungen Nudeln à 500 g',
      'Teig: 300 g Mehl, 2 EL Öl',
    ],
  ],
  [
    'fr',
    'metric',
    [
      '50 g de beurre et 70 g de sucre',
      '200 g de crème + 100 ml de lait',
      '2 oignons et 3 carottes',
      '200 g de farine T55',
      '1 boîte de tomates (400 g, soit 240 g égoutté)',
      '100 g de beurre ou 80 g de margarine',
      '2 sachets de levure (11 g)',
      'beurre 50 g',
    ],
  ],
  [
    'it',
    'metric',
    [
      '400 g di farina 00 e 100 g di semola',
      '200 ml di latte e 50 g di burro',
      '2 cipolle e 3 carote',
      'burro 100 g',
      '1 bustina di lievito (16 g)',
      '2 lattine di fagioli (400 g)',
      'farina 00 300 g',
      '1 spicchio d’aglio, 2 peperoncini',
      '2 cucchiai di olio o 40 g di burro',
      'uova 3',
    ],
  ],
  [
    'es',
    'metric',
    [
      '100 g de azúcar y 50 g de mantequilla',
      '1 kg de harina y 2 cucharaditas de sal',
      '3 dientes de ajo y 1 cebolla',
      '2 latas de atún (80 g)',
      '200 g de harina o 150 g de maicena',
      'harina 200 g',
      '2 cebollas, 3 zanahorias',
    ],
  ],
];
const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const units: Readonly<Record<string, number>> = { kg: 1000, l: 1000, lb: 16 };

/** All numbers of a text, larger units in smaller ones; brackets of a size or a grade apart. */
function numbersIn(text: string): number[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)?(?:\s?(\d+\/\d+)(?!\d))?\s?([½⅓⅔¼¾⅛⅜⅝⅞])?\s?(kg|lb|l)?(?![\p{L}])/gu,
    ),
  ].flatMap(([, whole, ratio, sign, unit]) => {
    if (whole === undefined && sign === undefined && ratio === undefined) return [];
    const [top = 0, bottom = 1] = ratio?.split('/').map(Number) ?? [];
    return [
      (Number((whole ?? '0').replace(',', '.')) +
        top / bottom +
        (sign === undefined ? 0 : signs[sign]!)) *
        (unit === undefined ? 1 : units[unit]!),
    ];
  });
}

/** Figures that no number of servings changes: what one package or piece holds, and what grades a food. */
const unscaled = (item: string) =>
  item.replace(
    /\([\d½⅓⅔¼¾⅛⅜⅝⅞ .,–]+ (?:g|ml|(?:fl\s)?oz|lb|kg|l)\)|\(400 g, soit 240 g égoutté\)|\d+\/\d+|[\d,.]+ ?%|Type \d+|\b00\b|T55|20 % Fett|“[^”]*”/g,
    '',
  );

describe.each(lines)('%s', (language, in_, texts) => {
  test.each(texts)('no figure of "%s" vanishes', (text) => {
    const shown = list(text, language, 1, in_).join(' ; ');
    const numbers = numbersIn(shown);
    for (const figure of numbersIn(text.replace(/-ounce|-pound/g, ' oz')))
      expect({
        shown,
        figure,
        found: numbers.some((number) => Math.abs(number - figure) < 0.01),
      }).toEqual({ shown, figure, found: true });
  });

  test.each(texts)('every figure of "%s" is scaled or marked', (text) => {
    const [once, twice] = [1, 2].map((factor) => list(text, language, factor, in_));
    const asWritten = twice!.some((item) => item.startsWith('2 × “'));
    if (asWritten) return expect(twice).toEqual([`2 × “${text}”`]);
    expect(twice!.flatMap((item) => numbersIn(unscaled(item))).sort()).toEqual(
      once!
        .flatMap((item) =>
          numbersIn(
            unscaled(
              twice!.some((other) => other.includes('as written'))
                ? item.replace(/\([^()]*\)/, '')
                : item,
            ),
          ).map((number) => number * 2),
        )
        .sort(),
    );
  });
});
