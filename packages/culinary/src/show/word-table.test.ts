import { expect, test } from '@jest/globals';
import { findFood } from '../foods/find-food.ts';
import { parseIngredient } from '../line/parse-ingredient.ts';
import { showIngredient } from './ingredient/show-ingredient.ts';
import { readYield } from '../words/yields.ts';

/** Words that every object of the language has. */
const words = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  'isPrototypeOf',
];

test.each(words)('"%s" is a word like any other', (word) => {
  for (const line of [
    `1 ${word}`,
    word,
    `half ${word}`,
    `${word} cups flour`,
    `a ${word} of salt`,
    `2-3 ${word}`,
  ]) {
    const read = parseIngredient(line);
    expect(
      [typeof read.quantity, typeof read.unit, typeof read.name].every((type) =>
        ['number', 'string', 'object'].includes(type),
      ),
    ).toBe(true);
    expect(Number.isFinite(read.quantity ?? 0)).toBe(true);
    expect(
      JSON.stringify(
        showIngredient(read, {
          factor: 2,
          units: 'metric',
          keepSpoons: false,
          weighSolids: findFood,
        }),
      ),
    ).not.toMatch(/NaN|native code/);
  }
  expect(readYield(`Serves ${word}`)?.servings).toBeNull();
  expect(findFood(word)).toBeNull();
});
