import { expect, test } from '@jest/globals';
import { countUp, withNumberCut } from './number-cut.ts';
import { inReadingOrder } from './reading-order.ts';

test('a line whose number is cut begins where its words do', () => {
  const text = '3 Mix all';
  const [line] = inReadingOrder([{ text, page: 1, x: 10, y: 0, width: 90, height: 10 }]);
  const cut = withNumberCut(line!, 2, 3);
  expect(cut).toMatchObject({ text: 'Mix all', x: 30, marker: { kind: 'number', ordinal: 3 } });
});

test.each([
  [[1, 2, 3], [], true],
  [[1, 3, 4], [2], true],
  [[1, 3, 4], [], false],
  [[2, 3], [], false],
])('%j with %j counts up from one: %p', (numbers, others, counts) => {
  const numbered = numbers.map((number, at) => ({ at, number, cut: 2 }));
  expect(
    countUp(
      numbered,
      others.map((number) => ({ number })),
    ),
  ).toBe(counts);
});
