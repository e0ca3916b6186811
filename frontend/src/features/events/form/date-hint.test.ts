import { expect, test } from '@jest/globals';
import { dateHint } from './date-hint.ts';

const now = new Date('2026-11-29T12:00:00Z');
const elsewhere = 'The time in Pacific/Port Moresby.';

test.each([
  ['', 'Pacific/Port_Moresby', elsewhere],
  ['2027-03-28T19:30', 'Pacific/Port_Moresby', elsewhere],
  ['2020-01-01T19:30', 'Pacific/Port_Moresby', `${elsewhere} This date has passed.`],
])('%p in %p is told as %p', (value, zone, hint) => {
  expect(dateHint(value, zone, now)).toBe(hint);
});

test.each([
  ['2027-03-28T02:30', 'The clocks go forward here: it is kept as 03:30.'],
  ['2027-03-28T02:30:15', 'The clocks go forward here: it is kept as 03:30.'],
  ['2027-10-31T02:30', 'The clocks go back here: of the two 02:30 the later one is meant.'],
])('an hour that is not, or is twice, is told: %p in Rome', (value, words) => {
  expect(dateHint(value, 'Europe/Rome', now)).toContain(words);
});

test.each(['2027-03-28T01:59', '2027-03-28T03:00', '2027-10-31T01:59', '2027-10-31T03:00', 'x'])(
  'the hours around are hours like others: %p',
  (value) => {
    expect(dateHint(value, 'Europe/Rome', now) ?? '').not.toContain('clocks');
  },
);
