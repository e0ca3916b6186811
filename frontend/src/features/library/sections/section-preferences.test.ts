import { expect, test } from '@jest/globals';
import { readDietFilters, readSorts } from './section-preferences.ts';

const newest = { starter: 'newest', main: 'newest', dessert: 'newest' };
const all = { starter: 'all', main: 'all', dessert: 'all' };

test('what was kept comes back', () => {
  expect(readSorts('{"starter":"title","dessert":"cookTime"}')).toEqual({
    ...newest,
    starter: 'title',
    dessert: 'cookTime',
  });
  expect(readDietFilters('{"main":"pescetarian"}')).toEqual({ ...all, main: 'pescetarian' });
});

test.each([null, '', '{', 'null', '7', '[]', '"title"', '{"starter":3}', '{"starter":"toString"}'])(
  '%j leaves the defaults',
  (json) => {
    expect(readSorts(json)).toEqual(newest);
    expect(readDietFilters(json)).toEqual(all);
  },
);

test('a dietary filter that is none, or stands for desserts, is reset to all', () => {
  expect(readDietFilters('{"starter":"vegan","main":"dessert","dessert":"vegetarian"}')).toEqual(
    all,
  );
});
