import { expect, test } from '@jest/globals';
import { readFrontMatter } from './front-matter.ts';
import { readStatedValues } from './stated-values.ts';

const factsIn = (head: string) => {
  const found = readFrontMatter(`---\n${head}\n---\nChop.`);
  return found && readStatedValues(found.values);
};

test('the head of a text states facts of its recipe, also nested ones and those in other languages', () => {
  expect(
    factsIn(
      'titel: Gratin\nportionen: 4\nsource:\n  name: Marie\n  url: https://example.org/g\nZubereitungszeit: 20 min\ntags: [oven, winter]\nmood: merry',
    ),
  ).toEqual({
    facts: {
      title: 'Gratin',
      yieldText: '4 portionen',
      servings: 4,
      source: 'Marie',
      prepTime: 20,
      tags: ['oven', 'winter'],
    },
    address: 'https://example.org/g',
    others: [['mood', 'merry']],
  });
});

test('a head that is no YAML is read row by row', () => {
  expect(factsIn('title: Gratin: the best\ntags:\n- oven\n- winter')?.facts).toEqual({
    title: 'Gratin: the best',
    tags: ['oven', 'winter'],
  });
});

test('a text between two rules is no head', () => {
  expect(factsIn('Chop the onions.\nFry them.')).toBeNull();
});

test.each([
  ['prepTime: PT15M\ncookTime: PT1H\nrecipeYield: 6', { prepTime: 15, cookTime: 60, servings: 6 }],
  [
    'prep_time_minutes: 15\ntotal_minutes: 75\nnum_servings: 2',
    { prepTime: 15, totalTime: 75, servings: 2 },
  ],
  [
    'Vorbereitung: 15 Min.\nBackzeit: 1 Std.\nPersonen: 6',
    { prepTime: 15, cookTime: 60, servings: 6 },
  ],
  [
    'temps_preparation: 15 min\ncuisson: 1 h\nnb_personnes: 6',
    { prepTime: 15, cookTime: 60, servings: 6 },
  ],
  [
    'tempo_preparazione: 15 minuti\ntempo_cottura: 1 ora\nporzioni: 6',
    { prepTime: 15, cookTime: 60, servings: 6 },
  ],
  [
    'tiempo_preparacion: 15 min\ntiempo_coccion: 1 h\nraciones: 6',
    { prepTime: 15, cookTime: 60, servings: 6 },
  ],
])('times and servings are stated under the keys of each language: “%s”', (head, facts) => {
  expect(factsIn(head)?.facts).toMatchObject(facts);
});

test('a head between plus signs states as one between hyphens', () => {
  const found = readFrontMatter(
    '+++\ntitle = "Plum Tart"\nservings = 8\ntags = ["oven", "plums"]\n+++\nBake.',
  )!;
  expect(readStatedValues(found.values).facts).toMatchObject({
    title: 'Plum Tart',
    servings: 8,
    tags: ['oven', 'plums'],
  });
  expect(found.body).toBe('Bake.');
});
