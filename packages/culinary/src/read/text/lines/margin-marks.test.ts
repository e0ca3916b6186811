import { expect, test } from '@jest/globals';
import { withoutMarginMarks } from './margin-marks.ts';

test.each([
  [
    'comments of a shared document',
    '2 sheets of pastry[a]\n1 onion\nBake it.[b]\n\n[a]The cheap one?\n[b]The day before',
    '2 sheets of pastry\n1 onion\nBake it.\n\n[a]The cheap one?\n[b]The day before',
  ],
  [
    'times of a transcript',
    '[00:14] You need a pound of squash.\n[00:39] Cut it up.\n[01:10] Roast it.',
    'You need a pound of squash.\nCut it up.\nRoast it.',
  ],
  [
    'second bullets of a word processor',
    '·\t1 kg di vitello\n·\t1 carota\no   olio, sale e pepe',
    '·\t1 kg di vitello\n·\t1 carota\n- olio, sale e pepe',
  ],
])('%s are no part of the words', (_what, text, expected) => {
  expect(withoutMarginMarks(text)).toBe(expected);
});

test.each([
  '200 g flour [a]\n3 eggs',
  '1 cipolla\no 2 scalogni\nsale',
  '12:30 Mix.\n13:00 Bake.\n14:00 Eat.',
  '[00:14] Mix.\n[00:39] Bake.',
])('a text without such marks stays: %j', (text) => {
  expect(withoutMarginMarks(text)).toBe(text);
});
