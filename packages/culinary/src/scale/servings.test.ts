import { expect, test } from '@jest/globals';
import { restatesServings } from './servings.ts';

test.each(['Serves 4', '4 servings', 'Für 4 Personen', 'Pour 4 personnes', '4'])('%s restates four servings', (text) => {
  expect(restatesServings(text, 4)).toBe(true);
});

test.each(['24 biscuits', 'Serves 4 to 6', 'Serves 4 as a starter', 'Serves 6', 'One 28 cm tart', ''])('%p says more than four servings', (text) => {
  expect(restatesServings(text, 4)).toBe(false);
});
