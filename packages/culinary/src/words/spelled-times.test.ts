import { expect, test } from '@jest/globals';
import { timesInFigures } from './spelled-times.ts';

test.each([
  ['Cuisson au four : vingt minutes', 'Cuisson au four : 20 minutes'],
  ['Au four vingt-cinq minutes', 'Au four 25 minutes'],
  ['Repos : quatre-vingt-dix minutes', 'Repos : 90 minutes'],
  ['quatre-vingts minutes', '80 minutes'],
])('an oven is no four before minutes in words: %s', (text, said) => {
  expect(timesInFigures(text)).toBe(said);
});

test.each([
  ['Fertig in 1:15 Std.', 'Fertig in 1.25 Std.'],
  ['Bake: 0:45 h', 'Bake: 0.75 h'],
  ['Cottura: mezzora', 'Cottura: 1 mezzora'],
  ['abierto desde las 11:30 h', 'abierto desde las 11:30 h'],
  ['07:52 min', '07:52 min'],
])('hours and minutes as a clock shows them are hours: %s', (text, said) => {
  expect(timesInFigures(text)).toBe(said);
});
