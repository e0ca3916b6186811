import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { withSums } from './summed-times.ts';

const timesOf = (head: string) => {
  const { prepTime, cookTime, totalTime } = readText(
    `Leek Pie\n\n${head}\n\nIngredients\n500 g leeks\n200 g flour\n100 g butter\n\n` +
      'Method\n1. Rub the butter into the flour.\n2. Fill with the leeks and bake until golden.\n',
  );
  return [prepTime, cookTime, totalTime];
};

test.each([
  ['Cook: 20 + 35 min', [null, 55, null]],
  ['Prep: 15 + 10 min', [25, null, null]],
  ['Cook: 1 h + 15 min', [null, 75, null]],
  ['Backzeit: 15 + 25 Min., also 40 Min.', [null, 40, null]],
  ['Kochzeit: 10 Min. + 1 Std.', [null, 70, null]],
  ['Cuisson : 20 + 35 min, soit 55 min', [null, 55, null]],
  ['Cuisson : 50 min + 40 min = 1 h 30', [null, 90, null]],
  ['Cottura: 20 min + 30 min', [null, 50, null]],
  ['Cocción: 20 + 30 min (50 min en total)', [null, 50, null]],
  ['15 + 10 min de préparation, 25 + 40 min de cuisson', [25, 65, null]],
])('summands of a time are added up: %s', (head, times) => {
  expect(timesOf(head)).toEqual(times);
});

test.each([
  ['Zubereitung: 20 Min. + 1 Std. Ruhezeit', [20, null, null]],
  ['Prep: 25 min (+ 2 h rest)', [25, null, null]],
  ['Preparación: 20 min + 1 h de reposo', [20, null, null]],
  ['Préparation : 30 min + cuisson : 40 min', [30, 40, null]],
])('what is of other work or of none is not added: %s', (head, times) => {
  expect(timesOf(head)).toEqual(times);
});

test('hours behind the preparation may be a wait, and are not added', () => {
  expect(withSums('Prep: 20 min + 2 h')).toBe('Prep: 20 min + 2 h');
});

test('a sum that comes to something else stays beside it', () => {
  expect(withSums('Cuisson : 20 + 30 min, soit 1 h')).toBe('Cuisson : 50 min, soit 1 h');
});

test.each([
  'Frío: 2 horas',
  'Nevera: 2 horas',
  'Kühlung: 2 Std.',
  'Kalt stellen: 2 Std.',
  'Au frais : 2 h',
  'Congélation : 2 h',
  'In frigo: 2 ore',
  'Raffreddamento: 2 ore',
  'Refrigeration: 2 hours',
])('a time in the cold is no time of the cooking: %s', (cold) => {
  expect(timesOf(`Prep: 20 min\n${cold}`)).toEqual([20, null, null]);
});
