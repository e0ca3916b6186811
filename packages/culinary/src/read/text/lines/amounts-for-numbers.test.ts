import { expect, test } from '@jest/globals';
import { repairOcr } from './ocr-repair.ts';
import { inReadingOrder } from './reading-order.ts';

const recognised = (texts: readonly string[]) =>
  repairOcr(
    inReadingOrder(
      texts.map((text, at) => ({
        text,
        page: 1,
        x: 50,
        y: 20 * at,
        width: 300,
        height: 10,
        confidence: 90,
      })),
    ),
  ).map(({ text, marker }) => [marker?.ordinal ?? null, text]);

test.each([
  [
    ['4. Knead the dough for ten minutes.', '5. Cup the dough in your hands.'],
    [4, 5],
  ],
  [
    ['7. Die Gläser füllen.', '8. Tassen ausspülen.', '9. Den Tee eingießen.'],
    [7, 8, 9],
  ],
  [
    ['1. Tasses et soucoupes sont chauffées.', '2. Verser le thé dans les tasses.'],
    [1, 2],
  ],
  [
    ['2. Montare la panna.', '3. Tazze e piattini vanno scaldati.'],
    [2, 3],
  ],
  [
    ['2. Calentar la leche.', '3. Tazas y platos se calientan.'],
    [2, 3],
  ],
])('in %j a step may begin with a unit', (texts, ordinals) => {
  expect(recognised(texts).map(([ordinal]) => ordinal)).toEqual(ordinals);
});

test.each([
  [
    ['8 Eier', '3. EL Essig', '1 Prise Zucker'],
    [null, '3 EL Essig'],
  ],
  [
    ['2. EL Öl', '3. EL Essig', '4. TL Senf'],
    [null, '3 EL Essig'],
  ],
  [
    ['1. Ei', '2. EL Essig', '100 g Mehl'],
    [null, '2 EL Essig'],
  ],
  [
    ['3 huevos', '2. tazas de harina', '1. Batir los huevos con la harina.', '2. Hornear todo.'],
    [null, '2 tazas de harina'],
  ],
])('in %j it is an amount', (texts, amount) => {
  expect(recognised(texts)[1]).toEqual(amount);
});
