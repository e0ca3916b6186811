import { expect, test } from '@jest/globals';
import { readText } from './read-text.ts';

const recipe = (fact: string) =>
  readText(
    `Bread buns\nServes 8\nPrep: 20 min\n${fact}\n\nIngredients\n500 g flour\n300 ml water\n1 tsp salt\n\nMethod\nKnead the dough for 10 minutes.\nBake for 30 minutes.`,
  );

test.each([
  'Rest: overnight',
  'Gehzeit: über Nacht',
  'Repos : toute la nuit',
  'Lievitazione: tutta la notte',
  'Reposo: 1 noche',
])('a rest that is said without a figure is told in the notes: %s', (fact) => {
  expect(recipe(fact).notes).toContain(fact);
});

test.each([
  'Cost: cheap',
  'Difficulty: medium',
  'Schwierigkeit: leicht',
  'Kosten: günstig',
  'Stufe 2',
  'Coût : bon marché',
  'Costo: basso',
])('a fact that no field keeps is shown as left out: %s', (fact) => {
  expect(recipe(fact).leftOut).toContain(fact);
});

test.each(['Cook: 30 min', 'Makes 8 buns', 'By Ada Lind'])(
  'what was taken is not left out: %s',
  (fact) => {
    expect(recipe(fact).leftOut).toEqual([]);
  },
);

test('of sentences of facts those that state none are left out', () => {
  const { servings, leftOut } = readText(
    'Brownies\nOven 180. 20x20 tin. 16 squares.\n\n200 g chocolate\n175 g butter\n3 eggs\n\nMelt the chocolate with the butter.\nWhisk in the eggs and bake.',
  );
  expect([servings, leftOut]).toEqual([16, ['Oven 180.', '20x20 tin.']]);
});
