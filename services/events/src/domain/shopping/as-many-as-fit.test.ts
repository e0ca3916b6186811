import { expect, test } from '@jest/globals';
import { asManyAsFit } from './as-many-as-fit.ts';
import type { NeededAisle } from './shop-for.ts';

const item = { name: 'x', amountText: '', amount: null, unit: null, staple: false, sources: [] };

/** A list of dishes that need so many things each. */
const shopper = (things: number, letters = 1) => {
  const asked: number[] = [];
  const shopForFirst = async (count: number): Promise<NeededAisle[]> => {
    asked.push(count);
    const lines = ['x'.repeat(letters)];
    return [
      { name: 'Other', items: Array.from({ length: count * things }, () => ({ ...item, lines })) },
    ];
  };
  return { asked, shopForFirst };
};

test.each([
  ['all dishes where they fit', 10, 10, 0, 10],
  ['the first dishes where all are too much', 100, 30, 0, 33],
  ['fewer beside items by hand', 100, 30, 500, 16],
  ['as many as fill it to the last item', 100, 100, 0, 10],
  ['the first dish where even that does not fit', 3, 1_001, 0, 1],
])('a list holds %s', async (_what, dishes, things, others, most) => {
  const { asked, shopForFirst } = shopper(things);
  const { count, aisles } = await asManyAsFit(dishes, shopForFirst, others);
  expect(count).toBe(most);
  expect(aisles[0]!.items).toHaveLength(most * things);
  expect(asked.length).toBeLessThanOrEqual(9);
});

test('a list holds no more text than one list may', async () => {
  const { count } = await asManyAsFit(100, shopper(1, 30_000).shopForFirst, 0);
  expect(count).toBe(33);
});
