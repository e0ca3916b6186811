import { expect, test } from '@jest/globals';
import { clockText, momentOf, zoneElsewhere, zoneOf } from './zones.ts';

test.each([
  ['2026-11-28T18:30:00.000Z', 'Europe/Rome', '2026-11-28T19:30'],
  ['2026-07-28T17:30:15.000Z', 'Europe/Rome', '2026-07-28T19:30:15'],
  ['2026-07-28T17:30:00.250Z', 'Europe/Rome', '2026-07-28T19:30:00.250'],
  ['2026-11-29T00:30:00.000Z', 'America/New_York', '2026-11-28T19:30'],
  // The nights on which clocks change.
  ['2026-03-29T01:00:00.000Z', 'Europe/Rome', '2026-03-29T03:00'],
  ['2026-10-25T02:00:00.000Z', 'Europe/Rome', '2026-10-25T03:00'],
])('%p is, in %p, %p, and the other way round', (moment, zone, clock) => {
  expect(clockText(new Date(moment), zone)).toBe(clock);
  expect(momentOf(clock, zone).toISOString()).toBe(moment);
});

test('what is no date is none', () => {
  expect(momentOf('12026-01-01T19:30', 'Europe/Rome').getTime()).toBeNaN();
  expect(clockText(new Date(NaN), 'Europe/Rome')).toBe('');
});

test('a zone is told where its clock shows another time', () => {
  const moment = new Date('2026-07-28T17:30:00Z');
  expect(zoneElsewhere(moment, zoneOf({ timeZone: null }))).toBeNull();
  expect(zoneElsewhere(moment, 'Pacific/Port_Moresby')).toBe('Pacific/Port Moresby');
});

test('a zone that the browser does not know is the one of the device', () => {
  expect(zoneOf({ timeZone: 'Mars/Olympus' })).toBe(zoneOf({ timeZone: null }));
});
