import { expect, test } from '@jest/globals';
import { heading, inState, read, state } from '../test-kit/plum-tart.ts';

const foods = [
  ['plums', 'g', 250],
  ['flour', 'g', 100],
  ['butter', 'g', 50],
] as const;
const forTwo = ['250 g plums', '100 g flour', '50 g butter'];
const forFour = ['500 g plums', '200 g flour', '100 g butter'];
const readState = (recipe: object) => {
  const { lines, servings } = read(`${heading}${state({ page: { recipe: inState(recipe) } })}`);
  return { lines, servings };
};
const counted = foods.map(([name, unit, amount]) => ({
  name,
  yields: [2, 4].map((people) => ({ people, amount: (amount * people) / 2, unit })),
}));

test('of amounts for several numbers of people those for the stated one are read', () => {
  expect(readState({ ingredients: counted, servings: 4 })).toEqual({ lines: forFour, servings: 4 });
  expect(readState({ diners: '4', ingredients: counted })).toEqual({ lines: forFour, servings: 4 });
});

test('where none is stated, the first are read', () => {
  expect(readState({ ingredients: counted })).toEqual({ lines: forTwo, servings: 2 });
});

test.each([
  ['keyed by the number', { 2: 1, 4: 2 }],
  ['keyed by a word with the number', { for2: 1, for4: 2 }],
])('amounts are read %s', (_, shares) => {
  const ingredients = foods.map(([name, unit, amount]) => ({
    name,
    unit,
    quantities: Object.fromEntries(
      Object.entries(shares).map(([key, share]) => [key, amount * share]),
    ),
  }));
  expect(readState({ ingredients, people: 4 })).toEqual({ lines: forFour, servings: 4 });
});

test('of whole lists for several numbers of people one is read', () => {
  const lists = { 2: forTwo, 4: forFour };
  expect(readState({ ingredients: lists, defaultServings: 4 })).toEqual({
    lines: forFour,
    servings: 4,
  });
});

test('numbered parts of a dish are all read', () => {
  const parts = { 1: ['200 g flour', '100 g butter'], 2: ['500 g plums', '80 g sugar'] };
  expect(readState({ ingredients: parts, servings: 2 }).lines).toHaveLength(4);
});

test.each([{ feeds: 4 }, { guests: 4 }, { defaultPeople: 4 }, { comensales: '4' }, { pax: 4 }])(
  '%j says for how many a dish is',
  (stated) => {
    expect(readState({ ingredients: forFour, ...stated }).servings).toBe(4);
  },
);

test('of several numbers of portions that can be chosen the chosen one is stated', () => {
  expect(readState({ portions: [2, 4], selectedPortion: 4, ingredients: counted })).toEqual({
    lines: forFour,
    servings: 4,
  });
});
