import { expect, test } from '@jest/globals';
import { joinTags, splitTags } from './tags.ts';

test('tags are parted by commas, trimmed, and blank ones dropped', () => {
  expect(splitTags(' lemon,, Easter  cake ,\t')).toEqual(['lemon', 'Easter cake']);
  expect(splitTags('')).toEqual([]);
});

test('a tag that is there already is not added in another case', () => {
  expect(joinTags(['Lemon'], ['lemon', 'tart', 'Tart'])).toEqual(['Lemon', 'tart']);
});

test('commas of other scripts part too', () => {
  expect(splitTags('حلوى، ليمون')).toEqual(['حلوى', 'ليمون']);
});
