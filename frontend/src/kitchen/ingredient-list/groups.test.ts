import { expect, test } from '@jest/globals';
import { groupByHeading } from './groups.ts';

test('groups neighbours under their heading and keeps each place in the list', () => {
  const runs = groupByHeading(
    ['Pastry:flour', 'Pastry:butter', 'Filling:ricotta', 'Pastry:egg', ':salt'],
    (line) => line.split(':')[0] ?? null,
  );
  expect(runs.map(({ heading, items }) => [heading, items.map(({ index }) => index)])).toEqual([
    ['Pastry', [0, 1]],
    ['Filling', [2]],
    ['Pastry', [3]],
    [null, [4]],
  ]);
});
