import { afterAll, expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import { closeReaders } from '../ocr/ocr-pool.ts';
import { withAmountsClosedUp } from './closed-up-rows.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';

afterAll(closeReaders);

const ROWS = [
  ['1 lb', 'undyed smoked haddock'],
  ['2 cups', 'whole milk'],
  ['1 knob', 'butter'],
  ['3/4 lb', 'floury potatoes'],
  ['2', 'bay leaves'],
] as const;
const TOP = 60;
const PITCH = 58;

const drawn = (amountX: number, foodX: number, alignRight: boolean) =>
  greyDrawing(1000, 400, (context) => {
    ROWS.forEach(([amount, food], at) => {
      const y = TOP + PITCH * at + 28;
      context.fillStyle = '#777';
      context.font = 'bold 34px DejaVu Sans, sans-serif';
      const x = alignRight ? amountX - context.measureText(amount).width : amountX;
      context.fillText(amount, x, y);
      context.fillStyle = '#222';
      context.font = '34px DejaVu Sans, sans-serif';
      context.fillText(food, foodX, y);
    });
  });

const told = (text: string, at: number, x: number, confidence = 95): PageLine => ({
  text,
  page: 1,
  x,
  y: TOP + PITCH * at,
  width: text.length * 21,
  height: 34,
  confidence,
});

const textsAt = (lines: readonly PageLine[], at: number): string[] =>
  lines.filter(({ y }) => Math.abs(y - TOP - PITCH * at) < 20).map(({ text }) => text);

test('an amount of which nothing was read is read in front of its food', async () => {
  const lines = ROWS.flatMap(([amount, food], at) => [
    ...(at === 0 ? [told('i)', 0, 60, 15)] : [told(amount, at, 60)]),
    told(food, at, 380),
  ]);
  const found = await withAmountsClosedUp(drawn(60, 380, false), lines, 'en');
  expect(textsAt(found, 0)).toHaveLength(2);
  expect(textsAt(found, 0).join(' ')).toMatch(/1 [lI]b/);
  expect(textsAt(found, 1)).toEqual(['2 cups', 'whole milk']);
});

test('an amount at the right of its food that was hardly recognised is read in front of it', async () => {
  const lines = ROWS.flatMap(([amount, food], at) => [
    told(food, at, 60),
    {
      ...told(at === 1 ? '7 cups' : amount, at, 940 - amount.length * 21, at === 1 ? 55 : 95),
      width: amount.length * 21,
    },
  ]);
  const found = await withAmountsClosedUp(drawn(940, 60, true), lines, 'en');
  expect(textsAt(found, 1)).toEqual(['whole milk', '2 cups']);
});

test('a figure with a sign that none has is read again, however sure the recogniser was of it', async () => {
  const lines = ROWS.flatMap(([amount, food], at) => [
    told(at === 4 ? '2:' : amount, at, 60),
    told(food, at, 380),
  ]);
  const found = await withAmountsClosedUp(drawn(60, 380, false), lines, 'en');
  expect(textsAt(found, 4)).toEqual(['2', 'bay leaves']);
});

test('a figure that was seen is not given up, however surely its unit alone is read', async () => {
  const lines = ROWS.flatMap(([amount, food], at) => [
    // What is drawn there has no figure.
    at === 2
      ? { ...told('1 knob', at, 60, 50), x: 60 + 2 * 21, width: 4 * 21 }
      : told(amount, at, 60),
    told(food, at, 380),
  ]);
  const found = await withAmountsClosedUp(drawn(60, 380, false), lines, 'en');
  expect(textsAt(found, 2)).toEqual(['1 knob', 'butter']);
});

test('what was read surely is not read again', async () => {
  const lines = ROWS.flatMap(([amount, food], at) => [told(amount, at, 60), told(food, at, 380)]);
  expect(await withAmountsClosedUp(drawn(60, 380, false), lines, 'en')).toEqual(lines);
});
