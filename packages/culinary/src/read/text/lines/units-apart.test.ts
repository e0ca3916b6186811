import { expect, test } from '@jest/globals';
import type { TextLine } from './page-line.ts';
import { withBlankBeforeUnit, withBlankBehindUnit, withOneBeforeUnit } from './units-apart.ts';

const line = (text: string): TextLine => ({
  text,
  page: 1,
  column: 0,
  x: 0,
  markerX: 0,
  right: 100,
  y: 0,
  size: 10,
  bold: false,
  marker: null,
  gap: 0,
  heading: 0,
  confidence: 90,
});
const APART = ['250 g Mehl', '2 EL Öl', '1 Prise Salz'];

test.each([
  ['1P. Vanillezucker', '1 P. Vanillezucker'],
  ['2tsp sugar', '2 tsp sugar'],
  ['1sachet de levure', '1 sachet de levure'],
  ['2kl. Zwiebeln', '2 kl. Zwiebeln'],
  ['3cdas de aceite', '3 cdas de aceite'],
  ['1bustina di lievito', '1 bustina di lievito'],
  ['180C for an hour', '180C for an hour'],
  ['2a. Mix the flour', '2a. Mix the flour'],
])('a unit is parted from its figure where the page parts them: %s', (read, meant) => {
  expect(withBlankBeforeUnit([...APART, read].map(line)).at(-1)!.text).toBe(meant);
});

test('a page that writes its units without a blank keeps them so', () => {
  const lines = ['250g Mehl', '2EL Öl', '1 Prise Salz', '1P. Hefe'].map(line);
  expect(withBlankBeforeUnit(lines)).toBe(lines);
});

test.each([
  ['2 ELRum', '2 EL Rum'],
  ['250 gMehl', '250 g Mehl'],
  ['1 Pck.Backpulver', '1 Pck. Backpulver'],
  ['2 tbspSugar', '2 tbsp Sugar'],
  ['20 clRhum', '20 cl Rhum'],
  ['2 cucchiaiMarsala', '2 cucchiai Marsala'],
  ['2 cdasRon', '2 cdas Ron'],
  ['1 McIntosh apple', '1 McIntosh apple'],
  ['2 Eier', '2 Eier'],
])('a food is parted from the unit before it where a capital begins it: %s', (read, meant) => {
  expect(withBlankBehindUnit(read)).toBe(meant);
});

test.each([
  ['lbicchiere di vino rosso', '1 bicchiere di vino rosso'],
  ['llitro di brodo', '1 litro di brodo'],
  ['Icup sugar', '1 cup sugar'],
  ['lPrise Salz', '1 Prise Salz'],
  ['lpincée de sel', '1 pincée de sel'],
  ['lhoja de laurel', '1 hoja de laurel'],
  ['|vaso de vino', '1 vaso de vino'],
  ['lTL Zimt', '1 TL Zimt'],
  ['lkopje melk', '1 kopje melk'],
  ['lonza di maiale', 'lonza di maiale'],
  ['Irish butter', 'Irish butter'],
  ['lamb chops', 'lamb chops'],
  ['letto di rucola', 'letto di rucola'],
])('a one that was read as a letter of the unit behind it: “%s”', (read, meant) => {
  expect(withOneBeforeUnit(read)).toBe(meant);
});
