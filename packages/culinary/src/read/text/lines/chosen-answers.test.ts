import { expect, it } from '@jest/globals';
import { isIdleAnswer } from './idle-answers.ts';

const spoken = new Set<string>();

it.each([
  ['mixed', 'beef or mixed mince?'],
  ['Both are fine', 'red or white cabbage?'],
  ['geht beides', 'Quark oder lieber Joghurt?'],
  ['les deux', 'beurre doux ou salé ?'],
  ['di manzo', 'la carne di manzo o di maiale?'],
  ['da igual', '¿queso curado o tierno?'],
])('“%s” only chooses of “%s”', (answer, question) => {
  expect(isIdleAnswer([answer], true, question, spoken)).toBe(true);
});

it.each([
  ['200 g', '100 g or 200 g?'],
  ['fry the onions first', 'butter or oil?'],
])('“%s” says more than “%s” offers', (answer, question) => {
  expect(isIdleAnswer([answer], true, question, spoken)).toBe(false);
});
