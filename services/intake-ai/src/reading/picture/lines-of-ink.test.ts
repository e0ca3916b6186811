import { expect, test } from '@jest/globals';
import type { PageLine } from '@convivio/culinary/read';
import { linesOfInk } from './lines-of-ink.ts';
import { greyDrawing } from './test-kit/grey-drawing.ts';

const ROWS = ['– 3 œufs', '– 25 g de lait', '– 150 g de farine', '– 125 g de beurre fondu'];
const PITCH = 78;
const picture = greyDrawing(900, 420, (context) => {
  context.fillStyle = '#222';
  context.font = '36px DejaVu Serif, serif';
  ROWS.forEach((row, at) => context.fillText(row, 60, 80 + PITCH * at));
});

/** A line of the drawing, told so many pixels too low. */
const told = (at: number, below = 0): PageLine => ({
  text: ROWS[at]!,
  page: 1,
  x: 60,
  y: 80 + PITCH * at - 30 + below,
  width: 18 * ROWS[at]!.length,
  height: 37,
});

test('a line that is told above or below its ink stands where its ink lies', () => {
  const line = told(1, 22);
  const place = linesOfInk(picture, [told(0), line, told(2), told(3)]).get(line);
  expect(Math.abs(place!.y - told(1).y)).toBeLessThan(8);
});

test('lines that are told where they are stay there', () => {
  expect(linesOfInk(picture, [told(0), told(1), told(2), told(3)]).size).toBe(0);
});

test('a line far from any ink has none', () => {
  const line = { ...told(3), y: 380, height: 30 };
  expect(linesOfInk(picture, [told(0), told(1), told(2), line]).has(line)).toBe(false);
});
