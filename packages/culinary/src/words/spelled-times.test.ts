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
