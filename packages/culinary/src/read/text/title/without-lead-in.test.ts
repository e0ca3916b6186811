import { expect, test } from '@jest/globals';
import { withoutLeadIn } from './without-lead-in.ts';

test.each([
  ['Also, Omas Apfelküchle', 'Omas Apfelküchle'],
  ['Bon alors, Tartiflette', 'Tartiflette'],
  ['Allora: Pasta e ceci', 'Pasta e ceci'],
  ['Alors hachis parmentier', 'Hachis parmentier'],
  ['Allora melanzane alla parmigiana', 'Melanzane alla parmigiana'],
  ['Pues tortilla de patatas', 'Tortilla de patatas'],
  ['Alors voilà', 'Alors voilà'],
  ['So Good Lemon Cake', 'So Good Lemon Cake'],
  ['Bon, bon et pralines', 'Bon, bon et pralines'],
])('%j names %j', (title, name) => {
  expect(withoutLeadIn(title)).toBe(name);
});
