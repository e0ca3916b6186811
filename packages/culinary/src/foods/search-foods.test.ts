import { expect, test } from '@jest/globals';
import { foodById, searchFoods } from './search-foods.ts';

const names = (search: string, language: string | null = null) =>
  searchFoods(search, language, 5).map(({ name }) => name);

test('a food is found by the beginning of its name, the plainest first', () => {
  expect(names('onio')[0]).toBe('onion');
  expect(names('red on')[0]).toBe('red onion');
});

test('a food is found by its name in the stated language', () => {
  expect(names('zwieb', 'de')).toContain('onion');
  expect(names('zwieb')).not.toContain('onion');
});

test.each(['', '   ', '!?', 'qqqqqq'])('nothing is found for %j', (search) => {
  expect(names(search)).toEqual([]);
});

test('no more are given than asked for, however many letters are searched for', () => {
  expect(searchFoods('c', null, 3)).toHaveLength(3);
  expect(searchFoods('a '.repeat(50_000), null, 3).length).toBeLessThanOrEqual(3);
});

test('a food is found by its id, and no other thing is', () => {
  expect(foodById('red-onion')?.name).toBe('red onion');
  expect(foodById('constructor')).toBeNull();
});
