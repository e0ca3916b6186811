import { expect, test } from '@jest/globals';
import { readDuration } from './durations.ts';

test.each([
  ['PT1H30M', 90],
  ['P0DT45M', 45],
  ['P1W', 10080],
  ['PT1.5H', 90],
  ['PT90S', 2],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P45M', 45],
  ['PT1H30', 90],
  ['PT45', 45],
  ['T30M', 30],
])('reads the ISO duration %s', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each([
  ['45', 45],
  ['45 min', 45],
  ['1 hr 15 min', 75],
  ['1h30', 90],
  ['1:30', 90],
  ['1 1/2 hours', 90],
  ['half an hour', 30],
  ['2 days', 2880],
  ['1½ Stunden', 90],
  ['1 Std. 20 Min.', 80],
  ['une heure', 60],
  ['1 ora e 10 minuti', 70],
  ['2 horas', 120],
  ['1 uur en 15 minuten', 75],
  ['30 minuter', 30],
  ['1 godz. 30 min', 90],
  ['90 perc', 90],
  ['1時間30分', 90],
  ['30分ほど', 30],
  ['1 час 20 минут', 80],
])('reads "%s"', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each([
  ['30-40 minutes', 40],
  ['1 to 2 hours', 120],
  ['1 hour to 1 hour 30 minutes', 90],
  ['15 – 20 min', 20],
])('takes the upper end of "%s"', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test('adds what a plus joins', () => {
  expect(readDuration('20 minutes plus 30 minutes chilling')).toBe(50);
});

test.each([
  '',
  'PT0M',
  'PT',
  '0 minutes',
  'overnight',
  '-5 min',
  '−5 min',
  '-PT5M',
  'PT-5M',
  'Cook: -5 min',
  'until golden',
  '99999999999 hours',
  '1/0 hours',
])('finds no time in "%s"', (text) => {
  expect(readDuration(text)).toBeNull();
});
