import { expect, test } from '@jest/globals';
import type { PageLine } from './page-line.ts';
import { withoutStatusBar } from './status-bar.ts';

const piece = (x: number, y: number, text: string): PageLine => ({
  text,
  page: 1,
  x,
  y,
  width: 15 * text.length,
  height: 30,
  confidence: 90,
});
const RECIPE = [piece(40, 120, 'Risotto ai funghi'), piece(40, 200, '320 g riso')];
const textsOf = (pieces: PageLine[]): string[] => withoutStatusBar(pieces).map(({ text }) => text);

test.each([
  [[piece(40, 20, '18:47'), piece(900, 24, '5G 62%')]],
  [[piece(40, 20, '9:41 LTE 80 %')]],
  [[piece(60, 20, '7.05'), piece(700, 18, '4G'), piece(850, 22, '100%')]],
])('the bar at the top of a phone goes', (bar) => {
  expect(textsOf([...bar, ...RECIPE])).toEqual(RECIPE.map(({ text }) => text));
});

test.each([
  [[piece(40, 70, '‹ Löffelzeit'), piece(700, 72, 'Anmelden')]],
  [[piece(40, 70, 'Cucinario Passa a Pro')]],
  [[piece(40, 70, 'Fourchette'), piece(700, 70, "S'abonner")]],
])('the bar of an app that offers something goes with it', (bar) => {
  const pieces = [piece(40, 20, '18:47'), piece(900, 24, '62%'), ...bar, ...RECIPE];
  expect(textsOf(pieces)).toEqual(RECIPE.map(({ text }) => text));
});

test('the bar of an app that is in the largest print stays, as it may name the dish', () => {
  const large = { ...piece(40, 70, 'Apple pie'), height: 60 };
  const pieces = [piece(40, 20, '18:47'), large, piece(700, 80, 'Log in'), ...RECIPE];
  expect(textsOf(pieces)).toContain('Apple pie');
});

test('what stands below the bar of a phone and offers nothing stays', () => {
  const pieces = [piece(40, 20, '18:47'), piece(40, 70, 'Sunday roast'), ...RECIPE];
  expect(textsOf(pieces)).toContain('Sunday roast');
});

test.each([
  [[piece(40, 20, '18:47 Dinner at home')]],
  [[piece(40, 20, '2 eggs')]],
  [[{ ...piece(40, 20, '18:47'), confidence: undefined }]],
  [[]],
])('another first line stays', (first) => {
  const pieces = [...first, ...RECIPE] as PageLine[];
  expect(textsOf(pieces)).toHaveLength(pieces.length);
});

test('a clock that is all there is stays', () => {
  expect(textsOf([piece(40, 20, '18:47')])).toEqual(['18:47']);
});
