import { expect, test } from '@jest/globals';
import { writeEvent } from './write-event.ts';
import type { DinnerEvent } from './event.ts';

const dinner = (eventDate: string | null, timeZone: string | null) =>
  ({
    name: 'Dinner',
    eventDate: eventDate && new Date(eventDate),
    timeZone,
    guestCount: 4,
  }) as DinnerEvent;
const dateAfter = (before: DinnerEvent, written: object) =>
  writeEvent(before, written, 50).eventDate?.toISOString() ?? null;

test('a dinner that is moved to another zone keeps the hour of the clocks', () => {
  const rome = dinner('2026-07-01T17:30:00.000Z', 'Europe/Rome');
  expect(dateAfter(rome, { timeZone: 'Europe/Lisbon' })).toBe('2026-07-01T18:30:00.000Z');
  expect(dateAfter(rome, { timeZone: 'America/New_York' })).toBe('2026-07-01T23:30:00.000Z');
});

test.each([
  ['the date is given with it', { timeZone: 'Europe/Lisbon', eventDate: '2026-07-01T17:30:00Z' }],
  ['the zone is the same', { timeZone: 'Europe/Rome' }],
  ['the zone is taken away', { timeZone: '' }],
  ['something else is changed', { name: 'Supper' }],
])('the moment stays where %s', (_case, written) => {
  expect(dateAfter(dinner('2026-07-01T17:30:00.000Z', 'Europe/Rome'), written)).toBe(
    '2026-07-01T17:30:00.000Z',
  );
});

test('a dinner without a date, or without a zone, has no hour to keep', () => {
  expect(dateAfter(dinner(null, 'Europe/Rome'), { timeZone: 'Europe/Lisbon' })).toBeNull();
  expect(dateAfter(dinner('2026-07-01T17:30:00.000Z', null), { timeZone: 'Europe/Rome' })).toBe(
    '2026-07-01T17:30:00.000Z',
  );
});
