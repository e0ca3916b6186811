import { expect, test } from '@jest/globals';
import { isForCrowd } from './crowds.ts';
import { readYield } from './yields.ts';

test.each([
  'Feeds a hungry crowd',
  'Serves a party',
  'Serves an army',
  'This feeds an army',
  'Feeds the whole family',
  'Für eine hungrige Meute',
  'Für ein Blech',
  'Pour toute une tablée',
  'Pour un régiment',
  'Per una tavolata',
  'Para un regimiento',
  'Para toda la familia',
])('“%s” is enough for some and states no number', (line) => {
  expect(isForCrowd(line)).toBe(true);
  expect(readYield(line)?.servings).toBeNull();
});

test.each([
  ['Serves a crowd of 12', 12],
  ['Feeds a family of four', 4],
  ['Para una mesa de ocho', 8],
  ['Makes a couple of bowls', 2],
  ['Makes a couple of dozen cookies', 24],
  ['Per un paio di persone', 2],
  ['Une par personne', 1],
  ['Für eine Person', 1],
  ['Serves one', 1],
])('“%s” states its number', (line, servings) => {
  expect(isForCrowd(line)).toBe(false);
  expect(readYield(line)?.servings).toBe(servings);
});

test.each([
  'Per la teglia',
  'Pour la pâte',
  'For the table decoration you need',
  'A crowd pleaser',
])('“%s” is no yield', (line) => {
  expect(isForCrowd(line)).toBe(false);
});
