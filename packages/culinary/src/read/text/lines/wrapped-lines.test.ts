import { expect, test } from '@jest/globals';
import { isCutBeforeTime } from './wrap-width.ts';
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

test.each([
  ['A very hot pan with a drop of oil:', '2 minutes on one side, then turn.', true],
  ['Eine heiße Pfanne mit einem Tropfen Öl:', '2 Minuten auf einer Seite, dann wenden.', true],
  ['Une poêle bien chaude avec un filet d’huile :', '2 minutes d’un côté, puis de l’autre.', true],
  ['Una padella ben calda con un filo d’olio:', '2 minuti per lato, poi servire.', true],
  ['Sartén bien caliente con una gota de aceite:', '2 minutos por un lado y vuelta.', true],
  ['For the sauce that goes with it you need:', '2 onions, chopped.', false],
])('“%s” goes on with “%s”: %s', (above, below, is) => {
  expect(isCutBeforeTime(above, below)).toBe(is);
});
