import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { repairText } from './ocr-repair.ts';

test.each([
  ['Natron, l Messerspitze', 'Natron, 1 Messerspitze'],
  ['thyme, I sprig', 'thyme, 1 sprig'],
  ['sucre vanillé, | sachet', 'sucre vanillé, 1 sachet'],
  ['aglio, l spicchio', 'aglio, 1 spicchio'],
  ['perejil: I ramita', 'perejil: 1 ramita'],
  ['Zitrone, l', 'Zitrone, 1'],
  ['sel, l oignon', 'sel, 1 oignon'],
  ['I Bund Petersilie', '1 Bund Petersilie'],
  ['l cucchiaio di miele', '1 cucchiaio di miele'],
])('%j counts one', (read, written) => {
  expect(repairText(read)).toBe(written);
});

test.each(['Milch, l', 'sale, I funghi', 'SALE, I FUNGHI', 'In der Pfanne, I', 'flour, I think'])(
  '%j has a letter',
  (line) => {
    expect(repairText(line)).toBe(line);
  },
);

test('a one that was recognised as a letter behind a food is said to be hard to read', () => {
  const { ingredients, doubts } = readText(
    ['Hefezopf', '500 g Mehl', 'Hefe, l Würfel', '80 g Zucker', 'Alles zu einem Teig kneten.'].map(
      (text, at) => ({
        text,
        page: 1,
        x: 50,
        y: 50 + 40 * at,
        width: 12 * text.length,
        height: 24,
        confidence: 92,
      }),
    ),
  );
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('Hefe, 1 Würfel');
  expect(doubts).toContainEqual(expect.objectContaining({ index: 1, about: 'amount' }));
});
