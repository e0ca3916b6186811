import { expect, test } from '@jest/globals';
import { partedAtAmounts } from './parted-at-amounts.ts';

test.each(['30g beurre 1/2 sel', '30 g de beurre ½ sel', '50 cl lait 1/2 écrémé'])(
  'half that is part of a name is no second amount: %s',
  (line) => {
    expect(partedAtAmounts(line)).toEqual([line]);
  },
);

test.each([
  ['30 g beurre 1/2 citron', ['30 g beurre', '1/2 citron']],
  ['600 g beef 2 tbsp paprika', ['600 g beef', '2 tbsp paprika']],
])('two foods with an amount each are two lines: %s', (line, lines) => {
  expect(partedAtAmounts(line)).toEqual(lines);
});
