import { expect, test } from '@jest/globals';
import { statedRoles } from './stated-roles.ts';

const valuesOf = (...facts: string[]) => {
  const roles = statedRoles(facts.map((text) => ({ text, label: 'F' as const })));
  return Object.fromEntries(Object.entries(roles).map(([role, { value }]) => [role, value]));
};

test.each([
  [['Feeds four | 20 min prep | 40 min in the oven'], { servings: 4, prep: 20, cook: 40 }],
  [['Slices: 10 | Baking time: 55 min'], { servings: 10, cook: 55 }],
  [['👥 2 pers.', '⏲ 25 min'], { servings: 2, total: 25 }],
  [['Arbeitszeit', '15 Min.', 'Gesamt', '1 Std. 10 Min.'], { prep: 15, total: 70 }],
  [
    ['Pour 6 personnes', 'Préparation : 30 min', 'Cuisson : 1 h'],
    { servings: 6, prep: 30, cook: 60 },
  ],
])('%j states what it states', (facts, values) => {
  expect(valuesOf(...facts)).toEqual(values);
});

test('weights, levels and energy state no servings', () => {
  expect(valuesOf('Level 2', '412 kcal', 'about 900 g')).toEqual({});
});
