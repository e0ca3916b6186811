import { describe, expect, test } from '@jest/globals';
import { cuisineNames } from '../cuisines/cuisine.ts';
import { findChef, knownChefs } from './find-chef.ts';
import { presetChefs } from './preset-chefs.ts';

test('24 chefs are offered, by first name', () => {
  expect(presetChefs).toHaveLength(24);
  const names = presetChefs.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('each of at least 200 known chefs has a style and a specialty that fit their card, and a kitchen', () => {
  const all = knownChefs();
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const unfit = all.filter(
    ({ style, specialty, cuisine }) =>
      !style ||
      style.length > 20 ||
      !specialty ||
      specialty.length > 25 ||
      !cuisineNames.includes(cuisine),
  );
  expect(unfit).toEqual([]);
});

test('a known chef is found with style and specialty', () => {
  expect(findChef('Julia Child')).toEqual({
    name: 'Julia Child',
    style: 'French home',
    specialty: 'Patience and good stock',
    correctedName: 'Julia Child',
  });
});

describe('slips of the pen are forgiven', () => {
  test.each([
    ['julia child', 'Julia Child'],
    ['Julia Childe', 'Julia Child'],
    ['Antonin Careme', 'Antonin Carême'],
    ['Bocuse', 'Paul Bocuse'],
    ['Bocuse, Paul', 'Paul Bocuse'],
    ['chef Yotam Otolenghi', 'Yotam Ottolenghi'],
    ['Ferran Adria', 'Ferran Adrià'],
    ['Gordon Ramsey', 'Gordon Ramsay'],
    ['  René   REDZEPI ', 'René Redzepi'],
    ['Marcela Hazan', 'Marcella Hazan'],
    ['Ecsoffier', 'Auguste Escoffier'],
  ])('%s is %s', (asked, name) => {
    expect(findChef(asked)?.correctedName).toBe(name);
  });
});

test.each([
  '',
  ' ',
  'Chef',
  'Paul',
  'Roux',
  'Albert Einstein',
  'asdfgh',
  '<script>alert(1)</script>',
  'Julia',
  'Bob',
])('"%s" is no chef that is known', (asked) => {
  expect(findChef(asked)).toBeNull();
});

test('of a name without end nothing is read', () => {
  expect(findChef('Julia Child '.repeat(10_000))).toBeNull();
});
