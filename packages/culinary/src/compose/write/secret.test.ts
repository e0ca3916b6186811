import { expect, test } from '@jest/globals';
import { readSecret, secretFits, traitsOf } from './secret.ts';

const mustard = readSecret('[#savoury, mustard(?! seed), !oven] A little mustard goes far.');

test('a secret is told of a dish that says all it needs', () => {
  const said = [...traitsOf('main', 10), 'Dijon mustard', 'Stir in the mustard.'];
  expect(mustard.text).toBe('A little mustard goes far.');
  expect(secretFits(mustard, said)).toBe(true);
});

test('it is kept from a dessert, from a dish without its food, and from one that has what bars it', () => {
  expect(secretFits(mustard, [...traitsOf('dessert', 10), 'Dijon mustard'])).toBe(false);
  expect(secretFits(mustard, [...traitsOf('main', 10), 'mustard seeds'])).toBe(false);
  expect(secretFits(mustard, [...traitsOf('main', 10), 'mustard', 'Heat the oven.'])).toBe(false);
});

test('a need is the beginning of a word, and no trait is taken for a food', () => {
  const pot = readSecret('[pot(?!a), sweet] Cover it.');
  expect(secretFits(pot, ['#sweet', 'a heavy pot'])).toBe(false);
  expect(secretFits(pot, ['sweet paprika', 'potatoes'])).toBe(false);
  expect(secretFits(pot, ['sweet paprika', 'two pots'])).toBe(true);
});

test('a secret without needs is told of every dish', () => {
  expect(secretFits(readSecret('Taste it.'), [])).toBe(true);
});
