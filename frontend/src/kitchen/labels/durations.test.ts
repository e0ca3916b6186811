import { describe, expect, test } from '@jest/globals';
import { durationMinutes, formatDuration, overallTime, timeShown } from './durations.ts';

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

describe('durations', () => {
  test.each([
    ['PT25M', '25 min'],
    ['PT1H', '1 h'],
    ['PT1H50M', '1 h 50'],
    ['PT90M', '1 h 30'],
    ['P1DT2H', '26 h'],
    ['90', '1 h 30'],
    ['45', '45 min'],
  ])('shows %s as %s', (text, shown) => {
    expect(spaced(formatDuration(text))).toBe(shown);
  });

  test('keeps number and unit on one line', () => {
    expect(formatDuration('PT1H50M')).toBe('1\u00a0h\u00a050');
  });

  test.each([null, undefined, '', '  ', 'PT0M', 'PT', '0'])('shows nothing for %p', (text) => {
    expect(formatDuration(text)).toBeNull();
  });

  test('leaves words as they are', () => {
    expect(formatDuration('overnight')).toBe('overnight');
  });

  test('reads seconds as the nearest minute', () => {
    expect(durationMinutes('PT5M40S')).toBe(6);
  });

  test('prefers the stated total to the sum of its parts', () => {
    expect(spaced(overallTime({ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT2H' }))).toBe(
      '2 h',
    );
    expect(spaced(overallTime({ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: null }))).toBe(
      '30 min',
    );
    expect(spaced(overallTime({ prepTime: null, cookTime: 'PT20M', totalTime: null }))).toBe(
      '20 min',
    );
    expect(overallTime({ prepTime: null, cookTime: null, totalTime: null })).toBeNull();
  });

  test('is the cooking time where recipes stand in its order', () => {
    const recipe = { prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT2H' };
    expect([timeShown(recipe, 'newest'), timeShown(recipe, 'cookTime')].map(spaced)).toEqual([
      '2 h',
      'Cook 20 min',
    ]);
    expect(timeShown({ ...recipe, cookTime: null }, 'cookTime')).toBeNull();
  });
});
