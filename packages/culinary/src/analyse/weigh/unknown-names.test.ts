import { expect, test } from '@jest/globals';
import { parseIngredient } from '../../line/line.ts';
import type { KnownNames } from './weighed.ts';
import { unknownNames } from './unknown-names.ts';

const unknownIn = (lines: readonly string[], known?: KnownNames) =>
  unknownNames({ lines: lines.map((line) => parseIngredient(line)), languageCode: 'en' }, known);

test('names that no table knows are listed, each once', () => {
  expect(
    unknownIn(['100 g Gorns', '2 cups flour', '1 l water', '3 gorns, chopped', '5 g Café Zubda']),
  ).toEqual(['gorns', 'café zubda']);
});

test('names that are known otherwise are not listed', () => {
  const corrections = new Map([
    ['gorns', { foodId: 'carrot' }],
    ['moondust', { foodId: null }],
  ]);
  const discovered = new Map([['zubda', { foodId: 'butter' }]]);
  expect(
    unknownIn(['100 g gorns', '1 tsp moondust', '1 cup zubda'], { corrections, discovered }),
  ).toEqual([]);
});

test.each([
  'Mix everything that is in the bowl until it shines',
  'https://gorns.example/shop',
  '<script>gorns</script>',
  'gorns. Then stop!',
  'g',
  '12345',
  `gor\u202Ens`,
  'gorns '.repeat(30),
  'g'.repeat(101),
])('%j is no name of a food', (name) => {
  const line = { ...parseIngredient('1 gorn'), name };
  expect(unknownNames({ lines: [line], languageCode: 'en' })).toEqual([]);
});

test('of a recipe at most 20 are listed', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  expect(unknownIn(letters.map((letter) => `1 gorn${letter}x`))).toHaveLength(20);
});
