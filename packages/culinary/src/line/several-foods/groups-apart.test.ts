import { expect, test } from '@jest/globals';
import { groupsApart } from './groups-apart.ts';

const doubt = (index: number | null) => ({
  part: 'ingredient' as const,
  index,
  sentence: 'Is it so?',
  sourceWords: null,
});

test('doubts stay with their lines where foods are put apart above them', () => {
  const { ingredients, doubts } = groupsApart(
    {
      ingredients: [
        { name: null, lines: ['2 tsp baking soda, 1/2 tsp salt', '2 eggs'] },
        { name: 'Icing', lines: ['100 g sugar'] },
      ],
      doubts: [doubt(0), doubt(1), doubt(2), doubt(null), { ...doubt(1), part: 'step' }],
    },
    'en',
  );
  expect(ingredients).toEqual([
    { name: null, lines: ['2 tsp baking soda', '1/2 tsp salt', '2 eggs'] },
    { name: 'Icing', lines: ['100 g sugar'] },
  ]);
  expect(doubts.map(({ part, index }) => [part, index])).toEqual([
    ['ingredient', 0],
    ['ingredient', 2],
    ['ingredient', 3],
    ['ingredient', null],
    ['step', 1],
  ]);
});
