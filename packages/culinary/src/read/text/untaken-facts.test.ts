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
