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
    'Slice the leeks and wash them well in plenty of cold water before you go on',
    'Melt the butter in a pan',
  ],
  [
    'Lavare bene i porri e tagliarli a rondelle sottili prima di ogni altra cosa',
    'Aggiungere la panna e mescolare',
  ],
])(
  'rows that each begin with a capital and the second with its verb may be several steps',
  (...rows) => {
    expect(doubtsOf(...rows)).toEqual([rows.join('\n')]);
  },
);

test.each([
  [
    [
      'Bring the water and the stock to the boil as it says on the packet of the',
      'Knorr cubes, then stir.',
    ],
  ],
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
