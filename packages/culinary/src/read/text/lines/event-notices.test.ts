import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { EVENT_NOTICE } from './event-notices.data.ts';

test.each([
  '21. Oktober, 14 Uhr: Schnittkurs mit Herrn Kiefer',
  'Oktober, 9 Uhr: Arbeitseinsatz auf der Wiese',
  'Sábado 3 de mayo, 18 h: baile en la plaza',
  'Samedi 12 juin 15 h concours de boules',
  'ore 17 giochi popolari',
  'At 7.30 pm: whist drive in the hall',
  'June 3rd, 2 pm: plant sale',
])('“%s” is a notice', (text) => {
  expect(EVENT_NOTICE.test(text)).toBe(true);
});

test.each([
  '2 h plus tard, retournez la viande.',
  '1 h vor dem Servieren aus dem Kühlschrank nehmen.',
  'May be frozen for 2 h before slicing.',
  'Mars bars are cut into cubes.',
  '12 Stunden einweichen.',
  '6:02 PM Anna: and the onions?',
])('“%s” is none', (text) => {
  expect(EVENT_NOTICE.test(text)).toBe(false);
});

test('the dates of a club below a recipe are no steps of it', () => {
  const { steps, leftOut } = readText(
    [
      'Leek soup',
      '500 g leeks',
      '2 potatoes',
      '1 l stock',
      'Method',
      '1. Slice the leeks and fry them.',
      '2. Add the potatoes and the stock and simmer for 20 minutes.',
      'Dates',
      '3. May, 2 pm: Plant sale in the hall, please bring boxes.',
    ].join('\n'),
  );
  expect(steps).toHaveLength(2);
  expect(leftOut.join('\n')).toContain('Plant sale');
});
