import { expect, test } from '@jest/globals';
import { repairOcr, repairText } from './ocr-repair.ts';
import { inReadingOrder } from './reading-order.ts';

test.each([
  ['1/2 1b butter', '1/2 lb butter'],
  ['3 Thsp sugar', '3 Tbsp sugar'],
  ['Y2 cup milk', '½ cup milk'],
  ['Bake at 350*F for an hour', 'Bake at 350 °F for an hour'],
  ['l/2 cup oats', '1/2 cup oats'],
  ['1O0 g rice', '100 g rice'],
  ['600 q de patatas', '600 g de patatas'],
  ['1,2 | Gemüsebrühe', '1,2 l Gemüsebrühe'],
  ['2limes', '2 limes'],
  ['400 mil Kokosmilch', '400 ml Kokosmilch'],
  ['TEL Öl', '1 EL Öl'],
  ['2258 Plain flour', '225 g Plain flour'],
  ['400m Beef stock', '400ml Beef stock'],
])('mends %j', (read, meant) => {
  expect(repairText(read)).toBe(meant);
});

test.each([
  '3 eggs',
  '95% cocoa',
  '300ml milk',
  '12 oz. bottle of beer',
  'Add 2 cups, then stir.',
  'Il pane',
  '150g flour',
  '2% milk',
  '108 g Mehl',
  '508 ml milk',
])('leaves %j as it is', (text) => {
  expect(repairText(text)).toBe(text);
});

const recognised = (texts: readonly string[], confidence = 90): string[] =>
  repairOcr(
    inReadingOrder(
      texts.map((text, at) => ({
        text,
        page: 1,
        x: 50,
        y: 20 * at,
        width: 200,
        height: 10,
        confidence,
      })),
    ),
  ).map(({ text }) => text);

test('a short line that was read badly stays where it is an amount of a food', () => {
  expect(recognised(['2 EL Öl', 'Ei =.'], 12)).toEqual(['2 EL Öl']);
});

test('a lone letter before a food beside other amounts is a one', () => {
  expect(recognised(['2 Äpfel', 'I Zwiebel', '4 Nelken', 'l Lorbeerblatt'])).toEqual([
    '2 Äpfel',
    '1 Zwiebel',
    '4 Nelken',
    '1 Lorbeerblatt',
  ]);
  expect(recognised(['Dolci', 'I Brutti ma buoni'])).toEqual(['Dolci', 'I Brutti ma buoni']);
});
