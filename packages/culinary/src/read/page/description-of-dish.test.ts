import { expect, test } from '@jest/globals';
import { descriptionOfDish } from './description-of-dish.ts';

test.each([
  ['Cook it yourself or get it delivered with Larder Crate.', null],
  ['Recetas de diario en Cazuelita', null],
  ['Cómo hacer arroz al horno paso a paso.', null],
  ['Cook it yourself or let us deliver it to your door.', null],
  ['Te lo llevamos a casa con todo listo para cocinar.', null],
  [
    'Commandez le gigot chez votre boucher la veille.',
    'Commandez le gigot chez votre boucher la veille.',
  ],
  ['Achetez des pommes bien acides.', 'Achetez des pommes bien acides.'],
  ['Entdecke unsere besten Kuchen!', null],
  [
    'A tart for the last plums. Find the full recipe on Larder Crate!',
    'A tart for the last plums.',
  ],
  ['Un guiso de siempre para los días de frío.', 'Un guiso de siempre para los días de frío.'],
])('of “%s” stays %j', (description, kept) => {
  expect(descriptionOfDish(description, ['Larder Crate', 'Cazuelita', null])).toBe(kept);
});
