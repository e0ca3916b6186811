import { expect, test } from '@jest/globals';
import { namesFood } from './names-food.ts';

test.each([
  ['200 g Butter, soft', 'butter', true],
  ['200 g peanut  butter', 'Peanut Butter', true],
  ['200 g buttermilk', 'butter', false],
  ['200 g shortbutter', 'butter', false],
  ['200 g buttermilk and butter', 'butter', true],
  ['1 Möhre', 'MÖHRE', true],
  ['1 Möhre', 'hre', false],
  ['100 g c++ beans (dry)', 'c++', true],
  ['200 g butter', ' ', false],
  ['200 g 𠮷x butter', 'x', false],
])('%p named %p: %p', (originalText, food, names) => {
  expect(namesFood({ name: '', originalText }, food)).toBe(names);
});

test('a name that is not in the line as it stands names it too', () => {
  expect(namesFood({ name: 'plain flour', originalText: 'flour (plain)' }, 'plain flour')).toBe(
    true,
  );
});
