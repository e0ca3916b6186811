import { expect, test } from '@jest/globals';
import { beginsOwnItem } from './wrapped-lines.ts';

test.each([
  ['100 ml of double cream', 'olive oil and salt', true],
  ['100 ml Schlagsahne', 'Olivenöl und Salz', true],
  ['20 cl de crème liquide', 'huile d’olive et sel', true],
  ['2 bicchieri di vino rosso leggero', 'brodo vegetale quanto basta', true],
  ['100 ml de nata líquida', 'aceite de oliva y sal', true],
  ['1 kg mehligkochende', 'Kartoffeln und Zwiebeln', false],
  ['2 tbsp butter, oil or', 'lard to taste', false],
])('below “%s” “%s” begins an item of its own: %s', (above, below, is) => {
  expect(beginsOwnItem(above, below)).toBe(is);
});
