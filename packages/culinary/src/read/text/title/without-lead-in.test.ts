import { expect, test } from '@jest/globals';
import { withoutLeadIn } from './without-lead-in.ts';

test.each([
  ['Also, Omas Apfelküchle', 'Omas Apfelküchle'],
  ['Bon alors, Tartiflette', 'Tartiflette'],
  ['Allora: Pasta e ceci', 'Pasta e ceci'],
  ['So Good Lemon Cake', 'So Good Lemon Cake'],
  ['Bon, bon et pralines', 'Bon, bon et pralines'],
])('%j names %j', (title, name) => {
  expect(withoutLeadIn(title)).toBe(name);
});
