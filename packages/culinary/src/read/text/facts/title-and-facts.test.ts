import { expect, test } from '@jest/globals';
import { titleAndFacts } from './title-and-facts.ts';

test.each([
  ['Dattelbällchen (ca 18)', 'Dattelbällchen', 18],
  ['Muffins (12)', 'Muffins', 12],
  ['Pfannkuchen (2 P.)', 'Pfannkuchen', 2],
  ['Scones (8-10)', 'Scones', 8],
  ['Bolitas de yuca (x 30)', 'Bolitas de yuca', 30],
])('%s says for how many behind its name', (line, title, servings) => {
  const found = titleAndFacts(line);
  expect([found.title, found.facts?.servings]).toEqual([title, servings]);
});

test.each(['Plum cake (1998)', 'Soup (2)', 'Kuchen (26)'])(
  '%s counts nobody who is served',
  (line) => {
    expect(titleAndFacts(line).facts).toBeNull();
  },
);
