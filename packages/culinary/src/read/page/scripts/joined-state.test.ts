import { expect, test } from '@jest/globals';
import { lines, read, state, title, told } from '../test-kit/plum-tart.ts';

test.each(['pos', 'rang', 'x', 'number'])(
  'a field “%s” that counts the lines is no amount',
  (key) => {
    const ingredients = lines.map((text, at) => ({ [key]: at + 1, text }));
    expect(read(state({ recipe: { title, ingredients, steps: told } })).lines).toEqual(lines);
  },
);

test('amounts that happen to count are amounts', () => {
  const ingredients = ['plum', 'eggs', 'onions'].map((name, at) => ({ amount: at + 1, name }));
  expect(read(state({ recipe: { title, ingredients, steps: told } })).lines).toEqual([
    '1 plum',
    '2 eggs',
    '3 onions',
  ]);
});

test('data that other data keep as text are read', () => {
  const body = JSON.stringify({ recipe: { title, ingredients: lines, steps: told } });
  expect(read(state({ status: 200, body }))).toMatchObject({ title, lines, told });
});

test('a recipe that names its lines and steps by number states its facts', () => {
  const byNumber = (texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, at) => [`i${at}`, { id: `i${at}`, text }]));
  const data = {
    recipe: { id: 9, title, serves: 3, prepMinutes: 15, cookMinutes: 40, lineIds: ['i0', 'i1'] },
    entities: { ingredients: byNumber(lines), steps: byNumber(told) },
  };
  expect(read(state({ data }))).toMatchObject({
    title,
    lines,
    told,
    servings: 3,
    prepTime: 15,
    cookTime: 40,
  });
});

test('a size of servings of several is how many it serves', () => {
  const recipe = { title, servingSize: 4, ingredients: lines, steps: told };
  expect(read(state({ recipe })).servings).toBe(4);
});
