import { expect, test } from '@jest/globals';
import { dayInWords } from './day-in-words.ts';

test('a day is named by its weekday, and by its year when that is another one', () => {
  expect(dayInWords('2026-11-27T12:00:00Z', new Date('2026-11-20'))).toBe('Friday 27 November');
  expect(dayInWords('2027-01-01T12:00:00Z', new Date('2026-12-29'))).toBe('Friday 1 January 2027');
});
