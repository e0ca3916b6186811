import { expect, test } from '@jest/globals';
import { titleAndFacts } from './title-and-facts.ts';

test.each([
  ['Dattelbällchen (ca 18)', 'Dattelbällchen', 18],
  ['Muffins (12)', 'Muffins', 12],
  ['Pfannkuchen (2 P.)', 'Pfannkuchen', 2],
  ['Scones (8-10)', 'Scones', 8],
  ['Bolitas de yuca (x 30)', 'Bolitas de yuca', 30],
  ['CAPONATA SICILIANA 4-6 persone', 'CAPONATA SICILIANA', 4],
  ['Croquetas de jamón 30 unidades', 'Croquetas de jamón', 30],
  ['Chili sin carne 4 Portionen', 'Chili sin carne', 4],
  ['Tarte aux pommes 8 personnes', 'Tarte aux pommes', 8],
  ['Scones, 12 pieces', 'Scones', 12],
])('%s says for how many behind its name', (line, title, servings) => {
  const found = titleAndFacts(line);
  expect([found.title, found.facts?.servings]).toEqual([title, servings]);
});

test.each([
  'Plum cake (1998)',
  'Soup (2)',
  'Kuchen (26)',
  'Pizza 4 stagioni',
  'Mousse 3 chocolats',
  'Roast 2 hours',
])('%s counts nobody who is served', (line) => {
  expect(titleAndFacts(line).facts).toBeNull();
});
