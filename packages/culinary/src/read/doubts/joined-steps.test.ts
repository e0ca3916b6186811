import { expect, test } from '@jest/globals';
import { joinedSteps } from './joined-steps.ts';

const doubtsOf = (...rows: string[]) =>
  joinedSteps([{ group: null, text: rows.join(' ') }], rows).map(({ sourceWords }) => sourceWords);

test('a step of rows that nothing wrapped and that each tell what to do may be several', () => {
  expect(
    doubtsOf(
      'alles zu den Semmeln geben, mit den Händen verkneten',
      'mit nassen Händen Knödel drehen',
      'in Salzwasser 20 min ziehen lassen',
    ),
  ).toEqual(['mit nassen Händen Knödel drehen\nin Salzwasser 20 min ziehen lassen']);
});

test.each([
  [
    [
      'Add the carrots and the beans and stir them well',
      'in, then cover the pot and simmer for an hour.',
    ],
  ],
  [['Add the beans,', 'stir and cover the pot with its lid for an hour.']],
  [['Add the beans.', 'Stir and cover the pot with its lid for an hour.']],
  [['Add the beans', 'that were left of the day before to all of the other things']],
])('a step whose rows were wrapped, or of which one tells nothing alone, is one: %j', (rows) => {
  expect(doubtsOf(...rows)).toEqual([]);
});
