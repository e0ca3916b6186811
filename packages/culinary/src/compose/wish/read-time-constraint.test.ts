import { expect, test } from '@jest/globals';
import { readTimeAsked, readTimeConstraint } from './read-time-constraint.ts';

test.each([
  ['30 minutes', 30],
  ['half an hour', 30],
  ['1 h 15', 75],
  ['1h15', 75],
  ['under 45 min', 45],
  ['an hour and a half', 90],
  ['less than an hour', 60],
  ['three quarters of an hour', 45],
  ['10-15 minutes', 15],
  ['20', 20],
  ['twenty minutes', 20],
  ['1,5 Stunden', 90],
  ['eine halbe Stunde', 30],
  ['une demi-heure', 30],
  ['media hora', 30],
  ['2 hours 30 minutes', 150],
])('%s allows %i minutes', (text, minutes) => {
  expect(readTimeConstraint(text)).toBe(minutes);
});

test.each(['', 'quick', 'as long as it takes', '-5 minutes', '0', 'half'])(
  '"%s" says no minutes',
  (text) => {
    expect(readTimeConstraint(text)).toBeNull();
  },
);

test.each([
  ['at least 3 hours', 180],
  ['mindestens 3 Stunden', 180],
  ['au moins 2 heures', 120],
  ['almeno 90 minuti', 90],
  ['más de 2 horas', 120],
  ['minstens 2 uur', 120],
  ['minst 2 timmar', 120],
  ['more than an hour', 60],
  ['2 hours or more', 120],
])('%s asks for %i minutes or more, and is no limit', (text, least) => {
  expect(readTimeAsked(text)).toEqual({ most: null, least });
  expect(readTimeConstraint(text)).toBeNull();
});

test.each(['at most 30 minutes', 'no more than 30 minutes', 'nicht mehr als 30 Minuten'])(
  '%s is a limit',
  (text) => {
    expect(readTimeAsked(text)).toEqual({ most: 30, least: null });
  },
);

test('of a text without end the front is read', () => {
  expect(readTimeConstraint('x'.repeat(10_000_000))).toBeNull();
  expect(readTimeConstraint(`30 minutes ${'and more '.repeat(100_000)}`)).toBe(30);
});
