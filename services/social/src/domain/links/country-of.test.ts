import { expect, test } from '@jest/globals';
import { countryOf } from './country-of.ts';

test.each([
  ['Europe/Zurich', 'CH'],
  ['Europe/Rome', 'IT'],
  ['America/New_York', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/London', 'GB'],
  ['UTC', null],
  ['+02:00', null],
  ['Nowhere/At_All', null],
  ['', null],
])('%s is in %s', (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country);
});
