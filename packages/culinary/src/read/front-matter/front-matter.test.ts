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
