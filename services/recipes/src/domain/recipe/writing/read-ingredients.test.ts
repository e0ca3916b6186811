import { expect, test } from '@jest/globals';
import { readIngredients } from './read-ingredients.ts';

test.each([
  ['as many as recipes have', Array<string>(200).fill('200 g rice'), 'at hand'],
  ['more than recipes have', Array<string>(201).fill('200 g rice'), 'elsewhere'],
  ['a few that are long', Array<string>(15).fill(`1 ${'a/b '.repeat(400)}`), 'elsewhere'],
])('ingredient lines, %s, are read where nobody waits for it', async (_what, lines, where) => {
  let was = 'at hand';
  const readMany = async () => {
    was = 'elsewhere';
    return [];
  };
  await readIngredients(readMany, lines, null);
  expect(was).toBe(where);
});
