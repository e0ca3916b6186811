import { expect, test } from '@jest/globals';
import { composeMany } from './compose-many.ts';

test('120 recipes over all combinations keep diet and time, use what they list, name nothing else, and differ', () => {
  const { recipes, flaws, equal } = composeMany(120);
  expect(recipes).toBe(120);
  expect(Object.fromEntries([...flaws].filter(([, found]) => found.length > 0))).toEqual({});
  expect(equal).toEqual([]);
});
