import { expect, test } from '@jest/globals';
import type { LineLabel } from '../labels/line-label.ts';
import { besideAmounts } from './amount-lines.ts';

const listed = (...texts: string[]) => texts.map((text) => ({ text, label: 'I' as LineLabel }));

test('amounts on lines of their own belong to the food below where the list begins with one', () => {
  expect(besideAmounts(listed('200 g', 'flour', '2', 'eggs', 'salt'))).toEqual([
    false,
    true,
    false,
    true,
    null,
  ]);
});

test('amounts on lines of their own belong to the food above where the list begins with a food', () => {
  expect(besideAmounts(listed('flour', '200 g', 'eggs', '2', 'salt'))).toEqual([
    null,
    true,
    false,
    true,
    false,
  ]);
});

test('a list with amounts and foods in one line is left alone', () => {
  expect(besideAmounts(listed('200 g flour', '2 eggs'))).toEqual([null, null]);
});

test.each(['3 c. à s.', '2 cuillères à soupe', '1 colher de chá', '2 cucchiai da tavola', '2 EL'])(
  'an amount may be of two words and what joins them: %s',
  (amount) => {
    expect(besideAmounts(listed('flour', amount, 'eggs', '2'))).toEqual([null, true, false, true]);
  },
);
