import { expect, test } from '@jest/globals';
import { pagesInTime } from './pages-in-time.ts';

/** Twelve pages that each take so many seconds, with something on those that are named. */
async function pages(seconds: number, found: readonly number[]) {
  let clock = 0;
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
  const read = async (number: number) => {
    clock += seconds * 1_000;
    return found.includes(number);
  };
  const { begun, notBegun } = await pagesInTime(
    numbers,
    read,
    (is) => is,
    () => clock,
  );
  return { begun: begun.map(({ number }) => number), notBegun };
}

test('a dozen pages of small print on a slow machine are all read', async () => {
  expect(await pages(10, [1])).toMatchObject({ notBegun: [] });
});

test('pages that take too long together are named as not begun', async () => {
  expect(await pages(40, [1])).toEqual({
    begun: [1, 2, 3, 4],
    notBegun: [5, 6, 7, 8, 9, 10, 11, 12],
  });
});

test('pages on which nothing is found are given up sooner', async () => {
  expect(await pages(25, [])).toMatchObject({ begun: [1, 2, 3] });
  expect(await pages(25, [3])).toMatchObject({ begun: [1, 2, 3, 4, 5, 6, 7] });
});
