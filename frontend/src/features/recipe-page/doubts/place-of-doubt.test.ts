import { expect, test } from '@jest/globals';
import { placeOf } from './place-of-doubt.ts';

test.each([
  ['ingredient', 'No ingredients were found.', 'ingredients'],
  ['step', 'No preparation steps were found.', 'steps'],
  ['whole', '“12 hours” may not be the number of servings.', 'servings'],
  ['whole', 'A time may be said in “ready in 40”.', 'times'],
  ['whole', 'The page says that it takes 30 minutes and also 45.', 'times'],
  ['whole', 'Some ingredient lines may not be ingredients. Please check the list.', 'ingredients'],
  ['whole', 'A step may be missing: “40 minutes at 180”.', 'steps'],
  ['whole', '“Serve with ingredients” may be a recipe of its own.', null],
  ['whole', 'The picture was hard to read.', null],
] as const)('what a %s doubt says (%s) is corrected at %p', (part, sentence, place) => {
  expect(placeOf({ part, sentence })).toBe(place);
});
