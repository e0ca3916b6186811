import { expect, test } from '@jest/globals';
import { buildDish } from '../test-kit/event-kitchen.ts';
import { scheduleOf, stepsText, ticksOf, timeText } from './schedule.ts';

const supper = { at: new Date('2026-10-24T17:30:00Z'), zone: 'Europe/Rome' };
const dish = (title: string, prepTime: string | null, cookTime: string | null, total?: string) =>
  buildDish({ id: title, title, prepTime, cookTime, totalTime: total ?? null });
const scheduled = (...times: Parameters<typeof dish>) => scheduleOf([dish(...times)])[0]!;
const words = (...times: Parameters<typeof dish>) =>
  stepsText(scheduled(...times)).replaceAll('\u00a0', ' ');

test('the dish that takes longest is begun first, and one whose recipe is gone is left out', () => {
  const menu = [
    dish('Panzanella', 'PT25M', null),
    dish('Brasato', 'PT30M', 'PT3H30M'),
    buildDish({ id: 'Tart' }, { recipe: null }),
  ];
  expect(scheduleOf(menu).map(({ title, start }) => [title, start])).toEqual([
    ['Brasato', 240],
    ['Panzanella', 25],
  ]);
});

test.each([
  ['PT30M', 'PT3H30M', undefined, 'Prep 30 min, then cook 3 h 30'],
  ['PT40M', 'PT45M', 'PT2H25M', 'Prep 40 min, then cook 45 min and rest 1 h'],
  [null, 'PT20M', undefined, 'Prep 10 min (assumed), then cook 20 min'],
  [null, null, undefined, 'Prep 10 min (assumed)'],
  [null, null, 'PT50M', 'Prep 50 min'],
  ['PT20M', null, 'P2DT20M', 'Prep 20 min, then rest 2 days'],
  // A whole that is less than its parts is a slip of the pen.
  ['PT20M', 'PT40M', 'PT30M', 'Prep 20 min, then cook 40 min'],
] as const)('%s, %s and %s in all: %s', (prep, cook, total, text) => {
  expect(words('Dish', prep, cook, total)).toBe(text);
});

test('hours are those of the clock where the meal is, with the day where it is another', () => {
  expect(timeText(240, supper)).toBe('15:30');
  expect(timeText(20 * 60, supper)).toBe('Fri 23:30');
  expect(timeText(150, null).replaceAll('\u00a0', ' ')).toBe('2 h 30 before');
});

test.each([5, 25, 240, 900, 10_000])(
  'a time axis of %p minutes has at most five marks',
  (longest) => {
    const marks = ticksOf(longest, supper);
    expect(marks.length).toBeLessThanOrEqual(5);
    for (const { before } of marks) expect(before).toBeLessThanOrEqual(longest);
  },
);

test('marks stand at full hours of that clock', () => {
  const inIndia = { at: new Date('2026-10-24T14:00:00Z'), zone: 'Asia/Kolkata' };
  expect(ticksOf(240, inIndia)[0]).toEqual({ before: 210, label: '16:00' });
  const labels = ticksOf(240, supper).map(({ label }) => label);
  expect(labels).toEqual(['16:00', '17:00', '18:00', '19:00']);
});
