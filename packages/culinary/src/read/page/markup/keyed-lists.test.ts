import { expect, test } from '@jest/globals';
import { heading, inState, lines, marked, read, state, told } from '../test-kit/plum-tart.ts';

const [first, second, third] = told as [string, string, string];
const steps = {
  letters: { a: first, b: second, c: third },
  'counting words': { step_one: first, step_two: second, step_three: third },
  'words of their order': {
    first: { text: first },
    second: { text: second },
    third: { text: third },
  },
  'names of their parts': { intro: first, then: second, finally: third },
};

test.each(Object.entries(steps))('steps in an object are read by %s', (_, recipeInstructions) => {
  expect(read(marked({ recipeInstructions }) + heading).told).toEqual(told);
  expect(read(marked({ recipeInstructions: [recipeInstructions] }) + heading).told).toEqual(told);
  expect(read(state({ recipe: inState({ steps: recipeInstructions }) })).told).toEqual(told);
});

test('lists in an object are parts of the dish', () => {
  const recipeInstructions = { Dough: [first], Filling: [second, third] };
  const draft = read(marked({ recipeInstructions }) + heading);
  expect(draft.told).toEqual(told);
  expect(draft.steps.map(({ group }) => group)).toEqual(['Dough', 'Filling', 'Filling']);
});

test('lines in an object are read by its letters', () => {
  const keyed = Object.fromEntries(lines.map((line, at) => ['abcd'[at]!, line]));
  expect(read(marked({ recipeIngredient: keyed }) + heading).lines).toEqual(lines);
  const objects = Object.fromEntries(lines.map((name, at) => ['abcd'[at]!, { name }]));
  expect(read(marked({ recipeIngredient: objects }) + heading).lines).toEqual(lines);
});

test('one step with a name of its own is one step', () => {
  const recipeInstructions = { headline: 'All at once', copy: told.join(' ') };
  expect(read(marked({ recipeInstructions }) + heading).steps).toEqual([
    { group: 'All at once', text: told.join(' ') },
  ]);
});
