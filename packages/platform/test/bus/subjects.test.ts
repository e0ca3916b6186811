import { expect, test } from '@jest/globals';
import { InvalidMessage } from '../../src/bus/bus-errors.ts';
import { checkName, checkPattern, matches } from '../../src/bus/subjects.ts';

test.each([
  ['recipe.created', 'recipe.created', true],
  ['recipe.created', 'recipe.changed', false],
  ['recipe.*', 'recipe.created', true],
  ['recipe.*', 'recipe.image.added', false],
  ['recipe.*', 'recipe', false],
  ['recipe.>', 'recipe.image.added', true],
  ['recipe.>', 'recipe', false],
  ['>', 'recipe.created', true],
  ['*.created', 'recipe.created', true],
])('the pattern %s and the subject %s: %s', (pattern, subject, expected) => {
  expect(matches(pattern, subject)).toBe(expected);
});

test.each([
  '',
  '.',
  'recipe.',
  'recipe..created',
  'recipe.>.created',
  'recipe created',
  'a'.repeat(201),
])('refuses the pattern "%s"', (pattern) => {
  expect(() => checkPattern(pattern)).toThrow(InvalidMessage);
});

test.each(['', 'two words', 'recipes_user', 'recipes.*'])(
  'refuses the consumer name "%s"',
  (name) => {
    expect(() => checkName(name)).toThrow(InvalidMessage);
  },
);
