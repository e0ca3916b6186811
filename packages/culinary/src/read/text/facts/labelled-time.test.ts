import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { fieldOfLabel, labelledTime } from './labelled-time.ts';

test.each([
  ['Bake: ¾ of an hour', 'cookTime', 45],
  ['Simmer: a quarter of an hour', 'cookTime', 15],
  ['Backen: eine Dreiviertelstunde', 'cookTime', 45],
  ['Im Ofen: 1 ¼ Std.', 'cookTime', 75],
  ['Fertig in: 1:15 Std.', 'totalTime', 75],
  ["In forno: tre quarti d'ora", 'cookTime', 45],
  ['Tempi: mezzora', 'totalTime', 30],
  ["Au four : trois quarts d'heure", 'cookTime', 45],
  ['Horno: tres cuartos de hora', 'cookTime', 45],
  ['Lista en: una hora larga', 'totalTime', 60],
  ['Ready in: just under an hour', 'totalTime', 60],
  ['Chill: 2 hours', 'restTime', 120],
])('a label says which time stands behind it: %s', (line, field, minutes) => {
  expect(labelledTime(line)).toEqual({ field, minutes });
});

test.each([
  'Bake: until golden',
  'Oven: 325 °F',
  'Bake for 45 minutes',
  'Cook each side: 3 minutes',
  'Open: 2 hours',
  'Reading time: 5 min',
  'Lesezeit: 4 Min.',
  'Cuisson par fournée : 12 min',
  'Keeps: 3 days',
  'Zugedeckt schmoren: 90 Minuten.',
])('no label of a time of the dish stands before it: %s', (line) => {
  expect(labelledTime(line)).toBeNull();
});

test('a label has few words and no figures', () => {
  expect(fieldOfLabel('Baked apples with a crust of oats')).toBeNull();
  expect(fieldOfLabel('Step 2')).toBeNull();
});

const LIST = ['Ingredients', '200 g butter', '3 eggs', '200 g flour'];
const STEPS = ['Method', 'Beat the butter with the eggs.', 'Fold in the flour.'];
const read = (...facts: string[]) =>
  readText(['Lemon cake', '', ...facts, '', ...LIST, '', ...STEPS].join('\n'));

test.each([
  [
    ['Prep', '20 minutes', 'All in', 'an hour'],
    [20, null, 60],
  ],
  [
    ['Prep: 20 minutes', 'In the oven: ¾ of an hour'],
    [20, 45, null],
  ],
  [
    ['Prep: 20 minutes', 'Simmer', 'a quarter of an hour'],
    [20, 15, null],
  ],
  [
    ['Preparación', '20 minutos', 'Tiempo', 'una hora', 'Fácil'],
    [20, null, 60],
  ],
  [
    ['Preparazione', '20 minuti', 'Pronta in', "un'ora e un quarto"],
    [20, null, 75],
  ],
  [
    ['Préparation', '20 minutes', 'Temps', 'une heure et quart', 'Facile'],
    [20, null, 75],
  ],
  [
    ['Arbeit', '20 Minuten', 'Backen', '1:15 Std.', 'Leicht'],
    [20, 75, null],
  ],
])('a time is taken for what its label says, on its line or above it: %j', (facts, times) => {
  const { prepTime, cookTime, totalTime } = read(...facts);
  expect([prepTime, cookTime, totalTime]).toEqual(times);
});
