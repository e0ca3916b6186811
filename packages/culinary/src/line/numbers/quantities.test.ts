import { expect, test } from '@jest/globals';
import { readQuantity } from './quantities.ts';
import { parseIngredient } from '../parse-ingredient.ts';
import { cleanLine, tokenise } from '../tokens/tokenise.ts';
import type { Language } from '../../words/language.ts';

/** A text that is one number or range as a whole; null when it is anything else. */
function parseQuantity(text: string, language?: Language) {
  const tokens = tokenise(cleanLine(text));
  const read = readQuantity(tokens, 0, { language, words: true });
  return read?.next === tokens.length
    ? { quantity: read.quantity, quantityMax: read.quantityMax }
    : null;
}

const one = (quantity: number) => ({ quantity, quantityMax: null });
const range = (quantity: number, quantityMax: number) => ({ quantity, quantityMax });

test.each([
  ['3', 3],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['0,125', 0.125],
  ['1,000', 1000],
  ['1.250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['2 000', 2000],
])('reads the decimal %s', (text, value) => expect(parseQuantity(text)).toEqual(one(value)));

test.each([
  ['½', 0.5],
  ['1/4', 0.25],
  ['1⁄4', 0.25],
  ['¹⁄₂', 0.5],
  ['2½', 2.5],
  ['2 ½', 2.5],
  ['2 1/2', 2.5],
  ['2-1/2', 2.5],
  ['2 and 1/2', 2.5],
  ['2 & 1/2', 2.5],
  ['2 et 1/2', 2.5],
  ['2 och 1/2', 2.5],
])('reads the fraction %s', (text, value) => expect(parseQuantity(text)).toEqual(one(value)));

test('reads a mixed number that lost its space before a fraction slash', () => {
  expect(parseQuantity('11⁄2')).toEqual(one(1.5));
});

test.each([
  ['2-3', 2, 3],
  ['2–3', 2, 3],
  ['2 — 3', 2, 3],
  ['2 -3', 2, 3],
  ['2 to 3', 2, 3],
  ['2 or 3', 2, 3],
  ['2 bis 3', 2, 3],
  ['2 à 3', 2, 3],
  ['2 ou 3', 2, 3],
  ['2 tot 3', 2, 3],
  ['2 till 3', 2, 3],
  ['2 o 3', 2, 3],
  ['1 1/2-2', 1.5, 2],
  ['½–¾', 0.5, 0.75],
  ['1/4 - 1/2', 0.25, 0.5],
  ['2 - 2 1/2', 2, 2.5],
  ['1-1.2', 1, 1.2],
])('reads the range %s', (text, least, most) =>
  expect(parseQuantity(text)).toEqual(range(least, most)),
);

test.each([
  ['one', 1],
  ['two and a half', 2.5],
  ['half', 0.5],
  ['a dozen', 12],
  ['half a dozen', 6],
  ['2 dozen', 24],
  ['a couple', 2],
  ['three quarters', 0.75],
  ['zwei', 2],
  ['anderthalb', 1.5],
  ['ein halbes', 0.5],
  ['ein Dutzend', 12],
  ['deux', 2],
  ['une douzaine', 12],
  ['tre', 3],
  ['mezzo', 0.5],
  ['cuatro', 4],
  ['media', 0.5],
  ['vijf', 5],
  ['anderhalve', 1.5],
  ['duas', 2],
  ['meia', 0.5],
  ['två', 2],
  ['halv', 0.5],
])('reads the words "%s"', (text, value) =>
  expect(parseQuantity(text)?.quantity).toBeCloseTo(value, 5),
);

test.each([
  ['2 to 3 dozen', 24, 36],
  ['2-3 dozen', 24, 36],
  ['1 to 2 dozen', 12, 24],
  ['2 bis 3 Dutzend', 24, 36],
  ['2 à 3 douzaines', 24, 36],
  ['2 o 3 dozzine', 24, 36],
  ['2 o 3 docenas', 24, 36],
  ['two to three dozen', 24, 36],
])('both ends of a range of dozens count dozens: %s', (text, least, most) =>
  expect(parseQuantity(text)).toEqual(range(least, most)),
);

test.each([
  ['three-quarters', 0.75],
  ['two-thirds', 2 / 3],
  ['one-half', 0.5],
  ['twenty-five', 25],
  ['half-dozen', 6],
  ['a half dozen', 6],
  ['ein halbes Dutzend', 6],
  ['une demi-douzaine', 6],
  ['tres cuartos', 0.75],
  ['due terzi', 2 / 3],
  ['trois-quarts', 0.75],
  ['a dozen and a half', 18],
  ['1 1/2 dozen', 18],
  ['½ dozen', 6],
  ['1/2 dozen', 6],
])('reads the composed words "%s"', (text, value) =>
  expect(parseQuantity(text)?.quantity).toBeCloseTo(value, 5),
);

test.each(['80/20', '93/7', '50/50', '80-20', 'quarti', 'half-and-half'])(
  '"%s" is no quantity',
  (text) => expect(parseQuantity(text)).toBeNull(),
);

test('takes a point before three digits as thousands where the language does', () => {
  expect(parseQuantity('1.500', 'de')).toEqual(one(1500));
  expect(parseQuantity('1.500', 'en')).toEqual(one(1.5));
  expect(parseQuantity('1,500', 'fr')).toEqual(one(1.5));
});

test.each(['', 'flour', 'half and half', '2 cups', '%', '½½½½'])(
  'reads no quantity in "%s"',
  (text) => expect(parseQuantity(text)).toBeNull(),
);

test.each([
  ['fr', '1 demi-citron, le zeste', 0.5, 'citron'],
  ['fr', 'un demi-oignon', 0.5, 'oignon'],
  ['fr', '1 demi-litre de lait', 0.5, 'lait'],
  ['de', '1 halbe Zitrone', 0.5, 'Zitrone'],
  ['es', '1 media cebolla', 0.5, 'cebolla'],
  ['it', '1 mezza cipolla', 0.5, 'cipolla'],
  ['nl', '1 halve citroen', 0.5, 'citroen'],
  ['pt', '1 meia cebola', 0.5, 'cebola'],
  ['sv', '1 halv citron', 0.5, 'citron'],
  ['en', '1 half lemon', 0.5, 'lemon'],
  ['en', '1 half and half', 1, 'half and half'],
  ['en', '1 quart milk', 1, 'milk'],
  ['es', '1 media noche', 1, 'media noche'],
  ['it', '1 media cipolla', 1, 'cipolla'],
  ['it', '1 mezza luna', 1, 'mezza luna'],
  ['fr', '1 demi-glace', 1, 'demi-glace'],
  ['en', '2 half peaches', 2, 'half peaches'],
] as const)('%s: a half behind a one is half of it: %s', (language, line, quantity, name) =>
  expect(parseIngredient(line, { language })).toMatchObject({ quantity, name }),
);
